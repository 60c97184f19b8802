import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { BANK_CODES } from '@fairlot/wire/money/payout-account';
import type { Refusal } from '@fairlot/wire/core';
import type { Db } from '#platform/db';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { holdBank, updateBank, type BankChange, type BankRow } from './store-bank.ts';

type Fault = Refusal<
  Pick<typeof BANK_CODES, 'NO_SUCH_BANK' | 'BANK_CHANGED' | 'NO_CHANGE' | 'BAD_MAINTENANCE'>
>;
export type WantedBank = BankChange & {
  readonly code: string;
  readonly seen: number;
  readonly reason: string;
};

const partsOf = (row: BankRow): BankChange => ({
  depositOn: row.deposit_on,
  withdrawOn: row.withdraw_on,
  untilMs: row.maintenance_ms === null ? null : Number(row.maintenance_ms),
  zh: row.maintenance_zh,
  en: row.maintenance_en,
});

/** Opens or closes a bank as it was seen, or puts it into maintenance (product 3.11); its new version. */
export function changeBank(
  db: Db,
  actor: Actor,
  { code, seen, reason, ...typed }: WantedBank,
): Promise<Result<number, Fault>> {
  const wanted: BankChange = { ...typed, zh: typed.zh.trim(), en: typed.en.trim() };
  const target = `bank ${code}`;
  const deed = { permission: 'payee.banks.change', target, reason } as const;
  return act<number, Fault>(db, actor, deed, async (tx) => {
    const row = await holdBank(tx, code);
    if (!row) return refused({ code: 'NO_SUCH_BANK' });
    if (row.version !== seen) return refused({ code: 'BANK_CHANGED' });
    const before = partsOf(row);
    const isSame = (Object.keys(before) as (keyof BankChange)[]).every(
      (name) => before[name] === wanted[name],
    );
    if (isSame) return refused({ code: 'NO_CHANGE' });
    const isSaid = wanted.zh !== '' && wanted.en !== '';
    if (wanted.untilMs !== null && !isSaid) return refused({ code: 'BAD_MAINTENANCE' });
    const version = await updateBank(tx, code, wanted);
    if (version === undefined) return refused({ code: 'BAD_MAINTENANCE' });
    await publishPageChanges(tx, ['payee.banks'], target);
    return ok({ before, after: wanted, value: version });
  });
}
