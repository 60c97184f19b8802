import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Receipt } from '@fairlot/wire/play/bet';
import { retrying, UnknownState, type Db } from '#platform/db';
import { sha256 } from '#platform/hash';
import { categoryOfGame } from '../../lottery/games/index.ts';
import { answerTo } from './answer.ts';
import { createBatcher } from './batch.ts';
import type { IssueCache } from './issue-cache.ts';
import { createCartMaker, type CartMakerOptions, type PlaceInput } from './make-cart.ts';
import { presentReceipt } from './present-receipt.ts';
import type { PlaceRefusal } from './price.ts';
import type { RateGate } from './rate.ts';
import { placeCarts, type Cart, type CartVerdict } from './store-place.ts';
import { readCart } from './store-cart.ts';

/**
 * Placing a cart: all of its bets or none. What needs no database is refused here; whether the issue
 * is open, the player may bet, the price still holds and the money is there is decided by the
 * database, in one call for all carts that wait at that moment.
 */
export type Place = (playerId: bigint, input: PlaceInput) => Promise<Result<Receipt, PlaceRefusal>>;

export type PlaceOptions = CartMakerOptions & {
  readonly db: Db;
  /** Where carts are placed; `db` unless told. */
  readonly placing?: Db;
  readonly issues: IssueCache;
  readonly passes: RateGate;
  /** How long a cart is tried whose account somebody else holds. */
  readonly patienceMs?: number;
};

/** One call holds at most so many carts, and so many characters of selections. */
const BATCH = { size: 50, calls: 2, gatherMs: 20, weight: 4_000_000 };
const PATIENCE_MS = 5_000;

/** The price changes under a cart when an operator changes odds; twice in one request is enough. */
const PRICINGS = 3;

export function createPlace(options: PlaceOptions): Place {
  const { db, placing = db, book, issues, passes, settings, patienceMs = PATIENCE_MS } = options;
  const makeCart = createCartMaker(options);
  const batcher = createBatcher<Cart, CartVerdict>(
    (carts) => retrying(async () => placeCarts(placing, carts, await settings())),
    {
      ...BATCH,
      patienceMs,
      weigh: weightOf,
      mayBeOne: (error) => !(error instanceof UnknownState),
      keyOf: (cart) => String(cart.playerId),
      isBusy: ({ verdict }) => verdict === 'BUSY',
    },
  );

  /** The answer to a cart that was refused here: perhaps its intent was accepted before. */
  const refuse = async (
    playerId: bigint,
    input: PlaceInput,
    hash: Buffer,
    refusal: PlaceRefusal,
  ): Promise<Result<Receipt, PlaceRefusal>> => {
    const before = await readCart(db, playerId, input.IntentId);
    if (!before) return refused(refusal);
    if (!before.hash.equals(hash)) return refused({ code: 'INTENT_REUSED' });
    return ok(presentReceipt(before.receipt, true));
  };

  return async (playerId, input) => {
    if (!passes(playerId, costOf(input))) return refused({ code: 'RATE_LIMIT' });
    const family = (await categoryOfGame(db, input.GameId))?.family;
    if (!family) return refused({ code: 'GAME_OFFLINE' });
    const hash = hashOf(input);
    const issue = await issues.find(input.GameId, input.SerialNumber);
    if (!issue) {
      const params = { issue: input.SerialNumber };
      return refuse(playerId, input, hash, { code: 'ISSUE_NOT_OPEN', params });
    }
    let terms = await book.current(input.GameId);
    for (let pricing = 1; ; pricing += 1) {
      const made = await makeCart({ playerId, input, hash, family, issue, terms });
      if (!made.ok) {
        // A refusal by stale terms would be wrong: look at the newest before it is said.
        const { seq } = book.moves.current(issue.id);
        const fresh = await book.refresh(input.GameId);
        const isSame =
          fresh.version === terms.version && (await book.moves.refresh(issue.id)).seq === seq;
        if (isSame || pricing === PRICINGS) {
          return refuse(playerId, input, hash, made.error);
        }
        terms = fresh;
        continue;
      }
      const verdict = await batcher.add(made.value);
      const moved = hasMoved(verdict) && pricing < PRICINGS;
      if (!moved) return answerTo(made.value, verdict, await settings());
      await book.moves.refresh(issue.id);
      terms = await book.refresh(input.GameId);
    }
  };
}

/** Whether the price of a cart is another by now: it is priced anew. */
export const hasMoved = ({ verdict }: Pick<CartVerdict, 'verdict'>): boolean =>
  verdict === 'TERMS_MOVED' || verdict === 'ODDS_MOVED';

/** A request costs as much as so many bets, and so many characters of selections as one bet. */
const BETS_A_REQUEST = 10;
const CHARS_A_BET = 2_000;

const costOf = ({ Bets }: PlaceInput): number => {
  const chars = Bets.reduce((sum, row) => sum + row.Content.length, 0);
  return BETS_A_REQUEST + Bets.length + Math.floor(chars / CHARS_A_BET);
};

const weightOf = (cart: Cart): number =>
  cart.bets.reduce((weight, bet) => weight + bet.content.length + 200, 0);

/** What makes two requests the same: everything the player asked for. */
export function hashOf(input: PlaceInput): Buffer {
  const rows = input.Bets.map(({ Odds, ...row }) => ({
    ...row,
    Amount: String(row.Amount),
    ...(Odds !== undefined && { Odds: String(Odds) }),
  }));
  const text = JSON.stringify([input.GameId, input.SerialNumber, input.AcceptAnyOdds, rows]);
  return sha256(input.IsHidden ? `${text} hidden` : text);
}
