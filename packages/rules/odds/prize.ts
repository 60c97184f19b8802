import { addMoney, divFloor, mills, timesMoney, ZERO } from '../core/money.ts';
import { ODDS_UNIT } from './prize-group.ts';
import type { Money } from '../core/money.ts';
import type { Hits } from '../play/play.ts';

/** What a draw brings a bet. `prize` includes the stake of what won; `refund` is stake given back. */
export type Payout = { readonly prize: Money; readonly refund: Money };

/** Sum of hits x odds over the tiers, in ten-thousandths. */
function weigh(hits: Hits, odds: readonly bigint[]): bigint {
  let sum = 0n;
  for (let i = 0; i < hits.tiers.length; i++) {
    const count = hits.tiers[i]!;
    if (count !== 0) sum += BigInt(count) * odds[i]!;
  }
  return sum;
}

/**
 * Payout of a bet in notes: floor(stake of a note and its multiple x sum(hits x odds) / 10000),
 * rounded down once a bet (plays.md section 0). `unitStake` is note price x multiple, thousandths;
 * notes of a tie get it back.
 */
export const prizeOf = (hits: Hits, odds: readonly bigint[], unitStake: Money): Payout => ({
  prize: mills(divFloor(unitStake * weigh(hits, odds), ODDS_UNIT)),
  refund: timesMoney(unitStake, hits.refunds),
});

/**
 * Payout where the net win is paid once a hit (`Play.paysPerHit`): for each option that is hit,
 * stake + floor(stake x (odds - 10000) x hits / 10000); nothing without a hit (plays.md section 0).
 */
export function prizePerHit(hits: Hits, odds: readonly bigint[], unitStake: Money): Payout {
  let prize = ZERO;
  hits.tiers.forEach((count, i) => {
    if (count === 0) return;
    const net = divFloor(unitStake * (odds[i]! - ODDS_UNIT) * BigInt(count), ODDS_UNIT);
    prize = addMoney(prize, addMoney(unitStake, mills(net)));
  });
  return { prize, refund: timesMoney(unitStake, hits.refunds) };
}

/** A payout whose prize is not above what the bet may be paid at most; stake that goes back is no prize. */
export const cutAt = (payout: Payout, most: bigint | null): Payout =>
  most !== null && payout.prize > most ? { ...payout, prize: mills(most) } : payout;

/** The payout of a bet of a play, by the way that the play pays. */
export const payoutOf = (
  play: { readonly paysPerHit: boolean },
  hits: Hits,
  odds: readonly bigint[],
  unitStake: Money,
): Payout => (play.paysPerHit ? prizePerHit : prizeOf)(hits, odds, unitStake);
