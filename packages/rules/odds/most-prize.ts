import { payoutOf } from './prize.ts';
import type { Money } from '../core/money.ts';
import type { Play, Selection } from '../play/play.ts';

/**
 * An upper bound of the prize of a bet at one draw, for the prize limit (plays.md section 7.3): the
 * best-paid tiers are hit as often as each can be, until the hits of all tiers together are used up.
 */
export function mostPrize(
  play: Play,
  selection: Selection,
  odds: readonly bigint[],
  unitStake: Money,
): Money {
  const most = play.mostHits(selection);
  if (play.paysPerHit) return payoutOf(play, withTiers(most.tiers), odds, unitStake).prize;
  const hits = most.tiers.map(() => 0);
  let left = most.total;
  for (const i of [...odds.keys()].toSorted((a, b) => (odds[b]! > odds[a]! ? 1 : -1))) {
    const taken = Math.min(left, most.tiers[i]!);
    hits[i] = taken;
    left -= taken;
  }
  return payoutOf(play, withTiers(hits), odds, unitStake).prize;
}

const withTiers = (tiers: readonly number[]) => ({ tiers, refunds: 0 });
