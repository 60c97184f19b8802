import { mills, type Money, ZERO } from '@fairlot/rules/core/money';
import { offsetDebt, post } from '#ledger';
import type { Tx } from '#platform/db';
import { type DebtMoveKind, lockStand, readOwed, type Whose } from './store.ts';
import { changeDebt } from './tell.ts';

export type Offset = {
  readonly most: Money;
  readonly kind: Extract<DebtMoveKind, 'fromDeposit' | 'byPlayer' | 'byOperators'>;
  readonly cause: string;
  readonly no: string;
  readonly note: string;
};

/**
 * Whether a player owes anything; if so he is held from now on. Whoever moves money of his and pays of what he owes afterwards
 * asks first: the account, which the ledger locks, is locked after his row.
 */
export async function holdDebtor(tx: Tx, whose: Whose): Promise<boolean> {
  if ((await readOwed(tx, whose)) === ZERO) return false;
  return (await lockStand(tx, whose)).owed > ZERO;
}

/**
 * Pays of what a player owes, out of what he has that is not held: so much at most. How much it was; nothing where he owes
 * nothing, has nothing, or his account is locked.
 */
export async function payOff(tx: Tx, whose: Whose, { most, ...of }: Offset): Promise<Money> {
  // Nobody who owes nothing waits here.
  if ((await readOwed(tx, whose)) === ZERO) return ZERO;
  const { owed, cash } = await lockStand(tx, whose);
  const amount = mills([owed, cash, most].reduce((least, each) => (each < least ? each : least)));
  if (amount <= ZERO) return ZERO;
  const { verdict } = await post(tx, offsetDebt({ ...whose, amount, cause: of.cause }));
  if (verdict !== 'posted') return ZERO;
  await changeDebt(tx, { ...whose, ...of, amount: -amount });
  return amount;
}
