import { canonicalHash, type JsonValue } from '@fairlot/draw/canonical-json';
import type { Category } from '@fairlot/rules/lottery/category';
import { defaultCreditOdds } from '@fairlot/rules/odds/credit-odds';
import { officialOdds } from '@fairlot/rules/odds/official-odds';
import { FULL_PRIZE_GROUP } from '@fairlot/rules/odds/prize-group';
import { type Play, playsOf } from '@fairlot/rules/play/index';

/**
 * The price list in force, as data: of every play, in each of its forms, what wins, out of how many outcomes, and what it
 * pays at the full prize group or at the odds of the house; and what a bet is paid at most. Its hash stands in the day
 * manifest.
 */
const priceOf = (play: Play, changed: readonly bigint[] | undefined): JsonValue => ({
  code: play.form,
  odds: (changed ?? standardOdds(play)).map(Number),
  outcomes: countOf(play.outcomes),
  ties: play.quotes.map((quote) => countOf(quote.ties)),
  wins: play.quotes.map((quote) => countOf(quote.wins)),
});

/** A count in JSON: a number where that is exact for every reader, else its decimal digits. */
const countOf = (count: bigint): number | string =>
  count <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(count) : String(count);

const standardOdds = (play: Play): readonly bigint[] =>
  play.style === 'credit' ? defaultCreditOdds(play) : officialOdds(play, FULL_PRIZE_GROUP);

/** What operators have set: odds that differ from those of the rules, and the largest prize of a bet. */
export type PricesInForce = {
  /** By form of a play. */
  readonly odds: ReadonlyMap<string, readonly bigint[]>;
  /** Thousandths; undefined where nobody takes bets. */
  readonly prizeLimit: bigint | undefined;
  /** Of plays that have one of their own, by the code of the play. */
  readonly prizeLimits?: ReadonlyMap<string, bigint>;
};

const OF_THE_RULES: PricesInForce = { odds: new Map(), prizeLimit: undefined };

/** Hash of the price list of a game, hex. */
export const rulesHashOf = (
  { family }: Pick<Category, 'family'>,
  { odds, prizeLimit, prizeLimits }: PricesInForce = OF_THE_RULES,
): string => {
  const forms = playsOf(family).flatMap((play) => play.forms());
  const plays = forms.map((play) => priceOf(play, odds.get(play.form)));
  const most = prizeLimit === undefined ? {} : { prizeLimit: String(prizeLimit) };
  const own = Object.fromEntries(
    [...(prizeLimits ?? [])].map(([code, limit]) => [code, String(limit)]),
  );
  const ofPlays = prizeLimits?.size ? { prizeLimits: own } : {};
  return canonicalHash({ family, plays, ...most, ...ofPlays, v: 2 });
};
