import { findForm, playsOf, type ListedPlay } from '@fairlot/rules/play/index';
import { invariant } from '@fairlot/rules/core/invariant';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import { HIGHEST_ODDS, ODDS_UNIT } from '@fairlot/rules/odds/prize-group';
import { transaction, type Db, type Executor } from '#platform/db';
import type { Platform } from '#platform/feature';
import {
  publishedPrices,
  publishTerms,
  rulesHashOf,
  type PricesInForce,
} from '../../fair/commitment/index.ts';
import { categoryOfGame, listGames, lockGames, readGame } from '../../lottery/games/index.ts';
import { oddsEvent } from './hub.ts';
import { oddsOfYears } from './odds-of-years.ts';
import { createMovesBook, type MovesBook } from './store-moves.ts';
import { insertTerms, lockTerms, readNewestTerms, readTerms } from './store-terms.ts';
import {
  isQuoted,
  oddsInForceOf,
  oddsOf,
  prizeLimitsOf,
  termsGame,
  termsOf,
  type StoredTerms,
  type Terms,
  type TermsGame,
} from './terms.ts';

/**
 * The terms of games as this process knows them. They may be stale: the database refuses a bet that
 * was priced by an old version, and then they are read again.
 */
export type TermsCache = {
  current(gameId: number): Promise<Terms>;
  /** Reads the newest version from the database. */
  refresh(gameId: number): Promise<Terms>;
  /** A past version; undefined where there never was one. */
  past(gameId: number, version: number): Promise<Terms | undefined>;
  /** Hash of the price list that a version is, hex. */
  rulesHash(terms: Terms): string;
  /** Odds and seals of issues that are others than their game's. */
  readonly moves: MovesBook;
};

export function createTermsBook(db: Db): TermsCache {
  const newest = new Map<number, Terms>();
  const past = new Map<string, Terms>();
  const hashes = new Map<string, string>();
  const refresh = async (gameId: number): Promise<Terms> => {
    const terms = await newestTerms(db, gameId);
    newest.set(gameId, terms);
    return terms;
  };
  return {
    moves: createMovesBook(db),
    current: async (gameId) => newest.get(gameId) ?? (await refresh(gameId)),
    refresh,
    past: async (gameId, version) => {
      const key = `${gameId}:${version}`;
      const known = past.get(key);
      if (known) return known;
      const terms = await pastTerms(db, gameId, version);
      if (terms) past.set(key, terms);
      return terms;
    },
    rulesHash: (terms) => {
      const key = `${terms.gameId}:${terms.version}`;
      const hash = hashes.get(key) ?? rulesHashOfTerms(terms);
      hashes.set(key, hash);
      return hash;
    },
  };
}

/** What the price list of a version says beyond the rules. */
const pricesOf = (terms: Terms): PricesInForce => ({
  odds: oddsInForceOf(terms),
  prizeLimit: terms.prizeLimit,
  prizeLimits: prizeLimitsOf(terms),
});

const rulesHashOfTerms = (terms: Terms): string => rulesHashOf(terms, pricesOf(terms));

async function gameOf(db: Executor, gameId: number): Promise<TermsGame> {
  const category = await categoryOfGame(db, gameId);
  return category ? termsGame(gameId, category) : { id: gameId, family: '' };
}

/** The terms of a game in a version. Returns undefined if there never was that version. */
export async function pastTerms(
  db: Executor,
  gameId: number,
  version: number,
): Promise<Terms | undefined> {
  const stored = version === 0 ? {} : await readTerms(db, gameId, version);
  return stored && termsOf(await gameOf(db, gameId), version, stored);
}

/** The newest terms of a game, as the database has them. */
export async function newestTerms(db: Executor, gameId: number): Promise<Terms> {
  const { version, stored } = await readNewestTerms(db, gameId);
  return termsOf(await gameOf(db, gameId), version, stored);
}

/** How far ahead an issue may be that a page bets on. */
export const AHEAD_MS = 2 * 86_400_000;

/** Odds of every quoted play of a game, as they stand, by the forms that are bet on now. */
export function oddsByForm(terms: Terms, nowMs: number): Record<string, bigint[]> {
  const all = playsOf(terms.family).flatMap((play) => [play.on(nowMs), play.on(nowMs + AHEAD_MS)]);
  const forms = all.filter((form) => isQuoted(terms, form));
  return Object.fromEntries(forms.map((form) => [form.form, [...oddsOf(terms, form)]]));
}

/** What the price list that a day is opened with says beyond the rules. */
export const pricesInForce = async (db: Executor, gameId: number): Promise<PricesInForce> =>
  pricesOf(await newestTerms(db, gameId));

/** What an operator changes; plays that are not named keep their odds, those named hold in later years too. */
export type TermsChange = Omit<StoredTerms, 'odds'> & {
  readonly odds?: Readonly<Record<string, readonly bigint[]>>;
};

type OddsDeps = Pick<Platform, 'announce'> & {
  /** Where it runs: on its own, or in a transaction that does more. */
  readonly db: Executor;
  readonly settings: Pick<Platform['settings'], 'dataFolder'>;
};

/**
 * Makes a new version of a game's terms, publishes its price list and tells who follows the game. Bets
 * that were accepted keep the odds they were accepted at (F14); a bet on its way by the old version is
 * priced anew. Operators come one after another: what a change takes from the terms as they are, it is
 * handed under their lock.
 */
export const changeTerms = (
  { db, announce, settings }: OddsDeps,
  gameId: number,
  change: TermsChange | ((now: Terms) => TermsChange | Promise<TermsChange | undefined>),
): Promise<Terms> =>
  transaction(db, async (tx) => {
    // What of a game never changes is read before others have to wait.
    const game = await readGame(tx, gameId);
    invariant(game, `game ${gameId} is there`);
    const about = termsGame(gameId, game.category);
    await lockTerms(tx, gameId);
    // Before the line of its manifests, as a draw locks them that may put the game on sale again.
    await lockGames(tx, [gameId]);
    const { version, stored } = await readNewestTerms(tx, gameId);
    const before = termsOf(about, version, stored);
    const wanted = typeof change === 'function' ? await change(before) : change;
    if (!wanted) return before;
    const set = oddsOfYears(wanted.odds ?? {}, Object.fromEntries(before.odds));
    for (const [form, odds] of Object.entries(set)) checkOdds(before, form, odds);
    const odds = Object.entries(set).map(([form, own]) => [form, own.map(String)]);
    const next = { ...stored, ...wanted, odds: { ...stored.odds, ...Object.fromEntries(odds) } };
    const terms = termsOf(about, version + 1, next);
    await insertTerms(tx, gameId, terms.version, next);
    const rulesHash = rulesHashOfTerms(terms);
    if (game.kind === 'platform') {
      const published = { gameId, code: game.code, version: terms.version, rulesHash };
      await publishTerms(tx, settings, published);
    }
    await announce.write(tx, [oddsEvent(before, terms)]);
    return terms;
  });

/**
 * Publishes the price lists in force that are not: of terms from before they were published, and of a
 * program that brings other prices than the one before it. The first bet finds them all published.
 */
export async function publishPrices(stage: OddsDeps): Promise<void> {
  for (const { id: gameId, code, categoryId, kind } of await listGames(stage.db)) {
    const category = categoryOf(categoryId);
    if (!category || kind !== 'platform') continue;
    const terms = await newestTerms(stage.db, gameId);
    const { version } = terms;
    const rulesHash = rulesHashOfTerms(terms);
    const published = await publishedPrices(stage.db, gameId);
    if (published.rulesHash === undefined || published.rulesHash === rulesHash) continue;
    // A version that is told already stays what it was.
    if (version === published.version) await changeTerms(stage, gameId, {});
    else await publishNow(stage, { gameId, code, version, rulesHash });
  }
}

const publishNow = ({ db, settings }: OddsDeps, terms: Parameters<typeof publishTerms>[2]) =>
  transaction(db, async (tx) => {
    await lockTerms(tx, terms.gameId);
    // Of several processes that start at once one does it.
    const published = await publishedPrices(tx, terms.gameId);
    if (published.version < terms.version) await publishTerms(tx, settings, terms);
  });

function checkOdds(terms: Terms, form: string, odds: readonly bigint[]): void {
  const play = findForm(form);
  invariant(play && isQuoted(terms, play), `${form} is a play with odds`);
  invariant(odds.length === play.quotes.length, `${form} has ${play.quotes.length} odds`);
  invariant(
    // A listed prize may be the stake, or less.
    odds.every((value) => value > leastOf(play) && value <= HIGHEST_ODDS),
    'odds are whole ten-thousandths above one',
  );
}

const leastOf = ({ style }: Pick<ListedPlay, 'style'>): bigint =>
  style === 'credit' ? ODDS_UNIT : 0n;
