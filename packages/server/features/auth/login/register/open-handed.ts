import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { transaction, type Tx } from '#platform/db';
import type { GuardStage } from '../../credentials/guard/index.ts';
import { hashPlayerPassword } from '../../credentials/passwords/index.ts';
import type { SiteSettings } from '../../../site/settings/values/index.ts';
import { insertPlayer } from '../sessions/store.ts';
import type { Place } from './admission.ts';
import { giveDemoMoney } from './demo-money.ts';
import { formFault, namesAsKept } from './form.ts';

/** An account that somebody opens for another, who chooses their own password at the first sign-in. */
export type HandedForm = {
  readonly userName: string;
  readonly password: string;
  readonly nickName: string | undefined;
};

export type HandedStage = GuardStage & {
  readonly site: Pick<SiteSettings, 'isRegisterOpen' | 'currency'> & { readonly isDemo: boolean };
  /** Counts a try, before a name is looked at or a password is hashed: it bounds what is told of names. */
  readonly admit: () => Promise<boolean>;
};

/**
 * Opens an account by the rules of a registration, and signs nobody in: the terms are accepted, and the password is
 * replaced, at the first sign-in. `place` holds where the account stands until the transaction ends.
 */
export async function openHanded<F>(
  { db, dataFolder, ports, site, admit }: HandedStage,
  typed: HandedForm,
  place: (tx: Tx) => Promise<Result<Place, F>>,
) {
  const form = namesAsKept(typed);
  if (!site.isRegisterOpen) return refused({ code: 'CLOSED' } as const);
  const fault = formFault(form);
  if (fault) return refused(fault);
  if (!(await admit())) return refused({ code: 'TOO_MANY' } as const);
  const hash = await hashPlayerPassword(dataFolder, form.password);
  if (!hash.ok) return refused({ code: hash.error });
  return transaction(db, async (tx) => {
    const placed = await place(tx);
    if (!placed.ok) return placed;
    const nickName = form.nickName?.trim() || form.userName;
    const names = { userName: form.userName, nickName, passwordHash: hash.value };
    const playerId = await insertPlayer(tx, { ...names, ...placed.value, isHanded: true });
    if (playerId === undefined) return refused({ code: 'LOGIN_ID_EXISTS' } as const);
    if (site.isDemo) await giveDemoMoney({ tx, ports }, playerId, site.currency);
    return ok({ playerId, userName: form.userName });
  });
}
