import { mills, type Money, ZERO } from '@fairlot/rules/core/money';
import { type Movement, runDebt, postEvery } from '#ledger';
import type { Tx } from '#platform/db';
import { type DebtMoveKind, lockStand, type Whose } from './store.ts';
import { changeDebt } from './tell.ts';

/** What came out of the wallet, and what was not there and is owed from now on. */
export type Collected = { readonly taken: Money; readonly owed: Money };

/**
 * Takes so much from a player by `movements`, which add up to it, out of what he has that is not held; what is missing he
 * owes. It comes to his wallet as a debt in the same unit, so that nothing goes below zero.
 */
export async function collect(
  tx: Tx,
  whose: Whose,
  of: {
    readonly amount: Money;
    readonly movements: readonly Movement[];
    readonly kind: Extract<DebtMoveKind, 'reversed' | 'chargedBack'>;
    readonly cause: string;
    readonly no: string;
    readonly note: string;
  },
): Promise<Collected> {
  const { cash } = await lockStand(tx, whose);
  const has = cash > 0n ? cash : 0n;
  const owed = of.amount > has ? mills(of.amount - has) : ZERO;
  const { kind, cause, no, note } = of;
  const run = owed > ZERO ? [runDebt({ ...whose, amount: owed, cause })] : [];
  // Apart, because the movements of a transfer are linked to those of another player.
  await postEvery(tx, run.length > 0 ? [run, of.movements] : [of.movements]);
  if (owed > ZERO) await changeDebt(tx, { ...whose, amount: owed, kind, cause, no, note });
  return { taken: mills(of.amount - owed), owed };
}
