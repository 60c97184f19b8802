import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { PurseForm } from '@fairlot/rules/payee/purse';
import { isLine } from '@fairlot/rules/lottery/game';
import type { Db } from '#platform/db';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { insertPurse } from './store-bank.ts';

type Fault = { readonly code: 'BANK_EXISTS' | 'BAD_NAME' };
export type NewPurse = {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  readonly form: PurseForm;
  readonly reason: string;
};
const LONGEST = 40;

/** Adds an e-wallet to what players can bind, once it is opened (product 6.7). */
export function addPurse(
  db: Db,
  actor: Actor,
  { reason, code, form, ...names }: NewPurse,
): Promise<Result<null, Fault>> {
  const target = `bank ${code}`;
  const purse = { code, form, zh: names.zh.trim(), en: names.en.trim() };
  const deed = { permission: 'payee.banks.change', target, reason } as const;
  return act<null, Fault>(db, actor, deed, async (tx) => {
    if (!isLine(purse.zh, LONGEST) || !isLine(purse.en, LONGEST)) {
      return refused({ code: 'BAD_NAME' });
    }
    if (!(await insertPurse(tx, purse))) return refused({ code: 'BANK_EXISTS' });
    await publishPageChanges(tx, ['payee.banks'], target);
    return ok({ before: null, after: purse, value: null });
  });
}
