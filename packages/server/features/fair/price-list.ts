import { canonicalHash, type JsonValue } from '@fairlot/draw/canonical-json';
import type { Category } from '@fairlot/rules/lottery/category';
import { defaultCreditOdds } from '@fairlot/rules/odds/credit-odds';
import { officialOdds } from '@fairlot/rules/odds/official-odds';
import { FULL_PRIZE_GROUP } from '@fairlot/rules/odds/prize-group';
import { type FamilyCode, type Play, playsOf } from '@fairlot/rules/play/index';

/**
 * The price list in force, as data: of every play what wins, out of how many outcomes, and what it
 * pays at the full prize group or at the odds of the house. Its hash stands in the day manifest.
 */
const priceOf = (play: Play): JsonValue => ({
  code: play.code,
  odds: play.style === 'credit' ? defaultCreditOdds(play) : officialOdds(play, FULL_PRIZE_GROUP),
  outcomes: play.outcomes,
  ties: play.tiers.map((tier) => tier.ties),
  wins: play.tiers.map((tier) => tier.wins),
});

const hashes = new Map<FamilyCode, string>();

/** Hash of the price list of a game, hex. */
export function rulesHashOf({ family }: Pick<Category, 'family'>): string {
  const known = hashes.get(family);
  if (known) return known;
  const hash = canonicalHash({ family, plays: playsOf(family).map(priceOf), v: 1 });
  hashes.set(family, hash);
  return hash;
}
