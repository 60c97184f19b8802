import { divFloor } from '../core/money.ts';
import { invariant } from '../core/invariant.ts';
import { FULL_PRIZE_GROUP, isPrizeGroup, ODDS_UNIT } from './prize-group.ts';
import type { Play } from '../play/play.ts';

/**
 * Odds of what is quoted (`Play.quotes`: the tiers, but for few plays) in ten-thousandths at a prize group: floor(outcomes x g x 10000 / (wins x 2000)),
 * plays.md section 0. Outcomes that give the stake back do not count (section 3): a dragon-tiger bet
 * without the tie pays at (100 - 10) / 45. Frozen in the bet when it is placed.
 *
 * Where one note can win any of the tiers (通选, 包选, 猜1D, 趣味), each tier gives back an equal share
 * of g / 2000. Full odds for every tier would return the stake two or three times over.
 */
export function officialOdds(play: Play, prizeGroup: number): readonly bigint[] {
  invariant(isPrizeGroup(prizeGroup), `prize group ${prizeGroup} exists`);
  const shares = play.tiersShareNote ? play.tiers.length : 1;
  return play.quotes.map((tier) => {
    const decided = (play.outcomes - tier.ties) * BigInt(prizeGroup) * ODDS_UNIT;
    return divFloor(decided, tier.wins * BigInt(shares) * BigInt(FULL_PRIZE_GROUP));
  });
}
