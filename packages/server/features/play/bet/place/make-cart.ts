import { ok, type Result } from '@fairlot/rules/core/result';
import type { betHttp } from '@fairlot/wire/play/bet';
import type { Input } from '@fairlot/wire/core';
import { newId } from '#platform/db';
import type { CurrentSettings } from '../../../site/settings/values/index.ts';
import type { createLeafDrafts } from '../../fair/commitment/index.ts';
import type { CachedIssue } from './issue-cache.ts';
import type { TermsCache } from '../odds/odds.ts';
import { priceCart, type PlaceRefusal, type PricedBet } from './price.ts';
import type { Cart } from './store-place.ts';
import type { Terms } from '../odds/terms.ts';

/**
 * From a request to a cart that `placeCarts` takes: priced by the terms that are known here, with what is
 * committed of each bet. Nothing of it asks the database but for terms that a player saw.
 */
export type PlaceInput = Input<typeof betHttp.place>;

export type CartRequest = {
  readonly playerId: bigint;
  readonly input: PlaceInput;
  /** What makes it the same request. */
  readonly hash: Buffer;
  readonly family: string;
  readonly issue: CachedIssue;
  readonly terms: Terms;
};
export type CartMaker = (request: CartRequest) => Promise<Result<Cart, PlaceRefusal>>;

export type CartMakerOptions = {
  readonly book: TermsCache;
  /** Says how much a player may have in one issue, and in which money. */
  readonly settings: CurrentSettings;
  readonly draftLeaves: ReturnType<typeof createLeafDrafts>;
};

export function createCartMaker({ book, settings, draftLeaves }: CartMakerOptions): CartMaker {
  return async ({ playerId, input, hash, family, issue, terms }) => {
    const { currency } = await settings();
    const { drawMs } = issue;
    const acceptAnyOdds = input.AcceptAnyOdds ?? false;
    const past = await seenTerms(book, terms, input);
    const seen = (version: number) => past.get(version);
    const moves = book.moves.current(issue.id);
    const priced = priceCart(input.Bets, { family, drawMs, terms, seen, acceptAnyOdds, moves });
    if (!priced.ok) return priced;
    const rulesHash = book.rulesHash(terms);
    const { version: termsVersion, issuePrize } = terms;
    const price = { rulesHash, termsVersion, issuePrize, moves: moves.seq };
    const taken = { playerId, hash, currency, ...price, issue, input };
    return ok(await cartOf(draftLeaves, priced.value, taken));
  };
}

/** The terms that the player saw, where he names others than the newest. */
async function seenTerms(
  book: TermsCache,
  newest: Terms,
  { GameId, Bets }: PlaceInput,
): Promise<ReadonlyMap<number, Terms>> {
  const past = new Map<number, Terms>();
  for (const { OddsVersion: version } of Bets) {
    // Only what there was: a version from nowhere would cost a look-up each time.
    if (version === undefined || version >= newest.version || past.has(version)) continue;
    const seen = await book.past(GameId, version);
    if (seen) past.set(version, seen);
  }
  return past;
}

type Taken = Pick<Cart, 'playerId' | 'hash' | 'currency' | 'issuePrize' | 'moves'> & {
  readonly input: PlaceInput;
  readonly issue: CachedIssue;
  readonly termsVersion: number;
  /** Of the price list that the bets are taken by, hex. */
  readonly rulesHash: string;
};

/**
 * The cart as the database takes it, with what is committed of each bet, but for the moment of acceptance.
 * Members are spelt out: to spread them costs more than all else that is done here.
 */
async function cartOf(
  draftLeaves: CartMakerOptions['draftLeaves'],
  priced: readonly PricedBet[],
  { playerId, hash, currency, rulesHash, termsVersion, issuePrize, moves, issue, input }: Taken,
): Promise<Cart> {
  const { code: game, day, id: issueId } = issue;
  const { IntentId: intent, GameId: gameId, SerialNumber: serial, IsHidden: isHidden } = input;
  const named = priced.map((bet) => ({ id: newId(), bet }));
  const about = named.map(({ id, bet: { play, content, stake, odds } }) => ({
    bet: id,
    selection: `${play.code} ${content}`,
    stake,
    odds,
  }));
  const drafts = await draftLeaves({ game, day, serial, playerId, rulesHash }, about);
  const bets = named.map(({ id, bet }, at) => ({
    id,
    play: bet.play,
    content: bet.content,
    notes: bet.notes,
    mode: bet.mode,
    multiple: bet.multiple,
    prizeGroup: bet.prizeGroup,
    odds: bet.odds,
    unitStake: bet.unitStake,
    stake: bet.stake,
    ...(bet.mostPrize !== undefined && { mostPrize: bet.mostPrize }),
    ...(bet.isSolo && { isSolo: bet.isSolo }),
    most: bet.most,
    takes: bet.takes,
    ...(bet.turnover !== undefined && { turnover: bet.turnover }),
    leaf: drafts[at],
  }));
  const whose = { playerId, intent, hash, issueId, gameId, serial, isHidden };
  return { ...whose, termsVersion, currency, rulesHash, issuePrize, moves, bets };
}
