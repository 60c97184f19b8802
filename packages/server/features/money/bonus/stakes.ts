import { type Money, subtractMoney, ZERO } from '@fairlot/rules/core/money';
import {
  bonusHome,
  bonusPartOf,
  bonusPrize,
  bonusRefund,
  type BonusShare,
  type BonusTaken,
  type Currency,
  type Movement,
} from '#ledger';
import type { Executor, Tx } from '#platform/db';
import { hasStakesIn, readStakes, type Stake } from './store-stakes.ts';

/** Whether any bet in an issue took of a bonus; once it is closed, this stays. */
export const hasBonusStakes = (db: Executor, issueId: number): Promise<boolean> =>
  hasStakesIn(db, issueId);

/** Where a bonus is over: what ended it, and how much of its part of what a correction pays is cash nevertheless. */
export type Over = {
  readonly how: BonusTaken;
  readonly cash: Readonly<Record<'prize' | 'refund', Money>>;
};

/** By bet: what it took of a bonus that is active still, or that is over where a correction pays. */
export type Shares = ReadonlyMap<string, BonusShare & { readonly over?: Over }>;
export const NO_SHARES: Shares = new Map();

/**
 * What bets took of bonuses, those locked until the transaction ends: a bonus that ends meanwhile waits. Of a bonus
 * that is over there is none any more: what its bets bring is cash.
 */
export async function sharesOf(
  tx: Tx,
  issueId: number,
  bets: readonly { readonly playerId: bigint; readonly id: string }[],
): Promise<Shares> {
  const stakes = await stakesOf(tx, issueId, bets);
  return new Map(
    stakes.filter(({ isActive }) => isActive).map((stake) => [stake.betId, stake] as const),
  );
}

/** The same with those that are over. */
export async function stakesOf(
  tx: Tx,
  issueId: number,
  bets: readonly { readonly playerId: bigint; readonly id: string }[],
): Promise<readonly Stake[]> {
  if (bets.length === 0) return [];
  const ids = new Set(bets.map(({ id }) => id));
  const stakes = await readStakes(tx, issueId, [...new Set(bets.map(({ playerId }) => playerId))]);
  return stakes.filter(({ betId }) => ids.has(betId));
}

export type Brought = {
  readonly playerId: bigint;
  readonly betId: string;
  readonly currency: Currency;
  readonly gameId: number;
  readonly serialNumber: number;
  readonly amount: Money;
};

/** Behind a movement that brings a bet something as cash: the part of it that belongs to the bonus. */
export function withBonus(
  movement: Movement,
  brought: Brought,
  shares: Shares,
  of: 'prize' | 'refund',
): readonly Movement[] {
  const share = shares.get(brought.betId);
  const whole = share ? bonusPartOf(brought.amount, share) : ZERO;
  const amount = subtractMoney(whole, share?.over?.cash[of] ?? ZERO);
  if (amount === ZERO) return [movement];
  const part = { ...brought, amount, with: movement.key };
  return [
    movement,
    of === 'prize' ? bonusPrize(part) : bonusRefund(part),
    ...(share?.over ? [bonusHome(share.over.how, part)] : []),
  ];
}
