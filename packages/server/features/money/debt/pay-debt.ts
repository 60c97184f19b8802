import { ZERO, type Money } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { PAY_DEBT_CODES } from '@fairlot/wire/money/debt';
import { type Db, transaction } from '#platform/db';
import { payOff } from './offset-debt.ts';
import { isMoved, lockStand, type Whose } from './store.ts';

type Fault = Refusal<typeof PAY_DEBT_CODES>;

/** A player pays of what he owes, out of his wallet; the same intent pays once. What he owes then. */
export const payDebt = (
  db: Db,
  whose: Whose,
  { intent, amount }: { readonly intent: string; readonly amount: Money },
): Promise<Result<Money, Fault>> =>
  transaction(db, async (tx) => {
    const cause = `own:${intent}`;
    const { owed, cash } = await lockStand(tx, whose);
    if (await isMoved(tx, whose.playerId, cause)) return ok(owed);
    if (owed === ZERO) return refused({ code: 'NOTHING_OWED' });
    if (amount > owed) return refused({ code: 'MORE_THAN_OWED' });
    if (cash < amount) return refused({ code: 'DEBT_SHORT' });
    const kind = 'byPlayer';
    const paid = await payOff(tx, whose, { most: amount, kind, cause, no: '', note: '' });
    return paid === amount ? ok((owed - paid) as Money) : refused({ code: 'DEBT_SHORT' });
  });
