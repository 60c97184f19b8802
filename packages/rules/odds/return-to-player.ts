import { ODDS_UNIT } from './prize-group.ts';
import type { Play, Tier } from '../play/play.ts';

/** The exact share of the stake that comes back on average: `over / under`. */
export type Return = { readonly over: bigint; readonly under: bigint };

/**
 * The exact return of one note at some odds (ten-thousandths per tier), from the counts: sum over
 * outcomes of what is paid, divided by outcomes. The house edge is 1 minus it. One return per tier
 * or option; a single one where a note can win any of the tiers. The rounding of a bet's prize down to
 * thousandths comes on top, in favour of the house.
 */
export function returnToPlayer(play: Play, odds: readonly bigint[]): readonly Return[] {
  const under = play.outcomes * ODDS_UNIT;
  const paid = play.quotes.map((tier, i) =>
    paidOver(tier, play.options[i]?.hits ?? tier.hits, odds[i]!),
  );
  if (!play.tiersShareNote) return paid.map((over) => ({ over, under }));
  return [{ over: paid.reduce((sum, over) => sum + over, 0n), under }];
}

/** Stake x 10000 for each win and tie, and the net win for each hit. */
function paidOver(tier: Tier, hits: bigint | undefined, odds: bigint): bigint {
  const stakes = (tier.wins + tier.ties) * ODDS_UNIT;
  return stakes + (hits ?? tier.wins) * (odds - ODDS_UNIT);
}
