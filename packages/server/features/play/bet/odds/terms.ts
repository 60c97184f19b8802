import { mills, type Money, ZERO } from '@fairlot/rules/core/money';
import type { Category } from '@fairlot/rules/lottery/category';
import { HIGHEST_MULTIPLE } from '@fairlot/rules/odds/stake';
import { defaultCreditOdds } from '@fairlot/rules/odds/credit-odds';
import { officialOdds } from '@fairlot/rules/odds/official-odds';
import { publishedOdds } from '@fairlot/rules/odds/published-prizes';
import { findForm } from '@fairlot/rules/play/index';
import type { Play } from '@fairlot/rules/play/index';
import { type PlayLimits, playLimitsOf, type StoredPlayLimits } from './play-limits.ts';

/**
 * On what terms a game takes bets: odds of the double-sided plays, plays that pause, limits. Terms
 * are versioned: a bet is priced by one version, and the database accepts it only while that
 * version is the newest. What a version does not name is as the rules have it.
 */
export type Terms = {
  readonly gameId: number;
  /** Of what the game is a game of. */
  readonly family: string;
  /** 0 until an operator changes something for the first time. */
  readonly version: number;
  /** Published prizes of official plays as odds, by form: such a play has these, and no prize group. */
  readonly listed: ReadonlyMap<string, readonly bigint[]>;
  /** Odds by form of a play, per option or tier in ten-thousandths; others have what they began with. */
  readonly odds: ReadonlyMap<string, readonly bigint[]>;
  readonly closedPlays: ReadonlySet<string>;
  /** Largest prize of one bet on a play that has none of its own. */
  readonly prizeLimit: Money;
  /** What plays take and pay that are not like the others, by the code of the play. */
  readonly ofPlays: ReadonlyMap<string, PlayLimits>;
  /** Smallest stake on an option of a double-sided play. */
  readonly minStake: Money;
  readonly maxStake: Money;
  readonly maxMultiple: number;
  /** What all bets of a player in an issue may bring him; left out where it has no cap. */
  readonly issuePrize?: Money;
  /** What bets on plays without numbers may bring together in an issue, each at the worst. */
  readonly budget?: Money;
};

/** A version as it is stored: JSON, money and odds as text; odds of older versions are numbers. */
export type StoredTerms = {
  readonly odds?: Readonly<Record<string, readonly (string | number)[]>>;
  readonly closedPlays?: readonly string[];
  readonly prizeLimit?: string;
  readonly plays?: Readonly<Record<string, StoredPlayLimits>>;
  readonly minStake?: string;
  readonly maxStake?: string;
  readonly maxMultiple?: number;
  /** Left out, or undefined in a change: none. */
  readonly issuePrize?: string | undefined;
  readonly budget?: string | undefined;
  /** The version of the game that these limits are. */
  readonly limitsVersion?: number;
  /** The version of the game whose changes of plays this version of the terms made. */
  readonly pricesVersion?: number;
};

/** The largest prize of a bet is a setting (plays.md section 7.3); a category may start with another. */
export const PRIZE_LIMIT = mills(400_000_000n);
const MIN_STAKE = '1000';
const MAX_STAKE = '200000000';

/** Whose terms they are: the game, and what its category says. */
export type TermsGame = { readonly id: number } & Pick<Category, 'family' | 'prizeLimit'> &
  Partial<Pick<Terms, 'listed'>>;

/** A game of a category, which says what it began with. */
export const termsGame = (id: number, category: Category): TermsGame => ({
  ...category,
  id,
  listed: publishedOdds(category),
});

const NONE: Terms['listed'] = new Map();

/** Reads a stored version. */
export const termsOf = (
  { id: gameId, family, prizeLimit = PRIZE_LIMIT, listed = NONE }: TermsGame,
  version: number,
  stored: StoredTerms,
): Terms => ({
  gameId,
  family,
  version,
  listed,
  odds: new Map(
    Object.entries(stored.odds ?? {}).map(([form, odds]) => [form, odds.map(BigInt)] as const),
  ),
  closedPlays: new Set(stored.closedPlays),
  prizeLimit: stored.prizeLimit === undefined ? prizeLimit : mills(BigInt(stored.prizeLimit)),
  ofPlays: new Map(
    Object.entries(stored.plays ?? {}).map(([code, own]) => [code, playLimitsOf(own)] as const),
  ),
  minStake: mills(BigInt(stored.minStake ?? MIN_STAKE)),
  maxStake: mills(BigInt(stored.maxStake ?? MAX_STAKE)),
  maxMultiple: stored.maxMultiple ?? HIGHEST_MULTIPLE,
  ...(stored.issuePrize !== undefined && { issuePrize: mills(BigInt(stored.issuePrize)) }),
  ...(stored.budget !== undefined && { budget: mills(BigInt(stored.budget)) }),
});

/** What a play takes and pays: its own limits, and those of its game where it has none. */
export function limitsOfPlay(
  { ofPlays, prizeLimit, minStake, maxStake }: Terms,
  { code, style }: Pick<Play, 'code' | 'style'>,
): PlayLimits & Required<Pick<PlayLimits, 'prizeLimit' | 'minStake' | 'maxStake'>> {
  // The smallest stake of a game is that of an option: a note of an official play has a price.
  const ofGame = { prizeLimit, maxStake, minStake: style === 'credit' ? minStake : ZERO };
  return { ...ofGame, ...ofPlays.get(code) };
}

/** The largest prizes of plays that have one of their own, by the code of the play. */
export const prizeLimitsOf = ({ ofPlays }: Terms): ReadonlyMap<string, Money> =>
  new Map(
    [...ofPlays].flatMap(([code, { prizeLimit }]) =>
      prizeLimit === undefined ? [] : [[code, prizeLimit] as const],
    ),
  );

/** Odds per option of a double-sided play, or per tier of a listed one, in ten-thousandths. */
export const oddsOf = (terms: Terms, play: Play): readonly bigint[] =>
  terms.odds.get(play.form) ?? terms.listed.get(play.form) ?? defaultOdds(play);

/** The odds that a play begins with in a game, whatever operators set since. */
export const standardOdds = (terms: Terms, play: Play): readonly bigint[] =>
  terms.listed.get(play.form) ?? defaultOdds(play);

/** Whether a play has odds of the game, and not those of the prize group of whoever bets. */
export const isQuoted = (terms: Terms, play: Pick<Play, 'style' | 'form'>): boolean =>
  play.style === 'credit' || terms.listed.has(play.form);

/** The odds that differ from those of the rules, by form: the lists in force and what operators set. */
export const oddsInForceOf = ({ listed, odds }: Terms): Terms['odds'] =>
  listed.size === 0 ? odds : new Map([...listed, ...odds]);

const quotes = new Map<string, readonly bigint[]>();

/** The odds of a play at a prize group: a hundred groups at most, so they are kept. */
export function quotedOdds(play: Play, prizeGroup: number): readonly bigint[] {
  const key = `${play.form} ${prizeGroup}`;
  const known = quotes.get(key);
  if (known) return known;
  const odds = officialOdds(play, prizeGroup);
  quotes.set(key, odds);
  return odds;
}

const defaults = new Map<string, readonly bigint[]>();

function defaultOdds(play: Play): readonly bigint[] {
  const known = defaults.get(play.form);
  if (known) return known;
  const odds = defaultCreditOdds(play);
  defaults.set(play.form, odds);
  return odds;
}

/** Odds that differ between two versions, option by option. */
export function changedOdds(
  from: Terms,
  to: Terms,
): readonly { readonly Play: string; readonly Option: string; readonly Odds: bigint }[] {
  const forms = new Set([...from.odds.keys(), ...to.odds.keys()]);
  return [...forms].flatMap((form) => {
    const play = findForm(form);
    if (!play) return [];
    const before = oddsOf(from, play);
    return oddsOf(to, play).flatMap((odds, i) =>
      odds === before[i] ? [] : [{ Play: form, Option: play.quotes[i]?.code ?? '', Odds: odds }],
    );
  });
}
