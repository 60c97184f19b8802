import type { Money } from '../core/money.ts';
import { payoutOf } from './prize.ts';
import type { Play, Selection } from '../play/play.ts';

/**
 * The one bound of the largest prize of a bet (plays.md section 7.3), for the screen and for the limit:
 * the best-paid tiers are hit as often as each can be, until the hits of all tiers together are used up.
 * No draw brings more; where tiers exclude one another in ways of their own, none may bring as much, but where
 * the play says itself which draw is the best.
 */
function mostHits(play: Play, selection: Selection, odds: readonly bigint[]): readonly number[] {
  const best = play.bestHits?.(selection, odds);
  if (best) return best;
  const most = play.mostHits(selection);
  const tiers = play.tiersOf(selection).map((tier) => most.tiers[tier]!);
  if (play.paysPerHit) return tiers;
  const hits = tiers.map(() => 0);
  let left = most.total;
  for (const i of [...odds.keys()].toSorted((a, b) => (odds[b]! > odds[a]! ? 1 : -1))) {
    const taken = Math.min(left, tiers[i]!);
    hits[i] = taken;
    left -= taken;
  }
  return hits;
}

/** The largest prize of a bet at one draw, at the odds of `Play.quotes`; `unitStake` as in `prizeOf`. */
export function mostPrize(
  play: Play,
  selection: Selection,
  quoted: readonly bigint[],
  unitStake: Money,
): Money {
  return mostPrizeAt(play, selection, play.oddsOf(selection, quoted), unitStake);
}

/** The same at the odds that a bet freezes. */
export function mostPrizeAt(
  play: Play,
  selection: Selection,
  odds: readonly bigint[],
  unitStake: Money,
): Money {
  const tiers = mostHits(play, selection, odds);
  return payoutOf(play, { tiers, refunds: 0 }, odds, unitStake).prize;
}
