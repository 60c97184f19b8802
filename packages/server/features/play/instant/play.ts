import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { MOST_ROUNDS, type instantHttp, type ROUND_CODES } from '@fairlot/wire/play/instant';
import type { Input, Output, Refusal } from '@fairlot/wire/core';
import { ledgerRows } from '#ledger';
import { retrying, transaction, type Db, type Tx } from '#platform/db';
import {
  answerTo,
  createCartMaker,
  hashOf,
  namedVerdict,
  type Cart,
  type CartVerdict,
  type createRateGate,
  type PlaceRefusal,
} from '../bet/place/index.ts';
import { type TermsCache } from '../bet/odds/index.ts';
import type { Keys } from '../fair/commitment/index.ts';
import type { CurrentSettings } from '../../site/settings/values/index.ts';
import { coverCart, coverWins } from './cover-round.ts';
import { drawRound } from './draw.ts';
import { judgeRound, movementsOf } from './judge-round.ts';
import { presentPlayed } from './present.ts';
import { openSeed } from './seed.ts';
import { beginRound, bookRound, readRound, type Begun } from './store.ts';
import type { createTables, Table } from './table.ts';

/**
 * One round of an instant game. Its cart is priced and refused like every cart; then, in one transaction, the
 * player's next number is drawn, the bets are judged by it and everything is booked, or nothing is.
 */
export type RoundInput = Input<typeof instantHttp.play>;
export type Played = Output<typeof instantHttp.play>;
export type RoundRefusal = PlaceRefusal | Refusal<typeof ROUND_CODES>;
export type Play = (playerId: bigint, input: RoundInput) => Promise<Result<Played, RoundRefusal>>;

export type PlayOptions = {
  readonly db: Db;
  readonly keys: () => Promise<Keys>;
  readonly book: TermsCache;
  readonly settings: CurrentSettings;
  readonly passes: ReturnType<typeof createRateGate>;
  readonly tables: ReturnType<typeof createTables>;
};

/** A request costs as much as so many bets, and so many characters of selections as one bet. */
const BETS_A_ROUND = 10;
const CHARS_A_BET = 2_000;
const PRICINGS = 3;

const costOf = ({ Bets }: RoundInput): number => {
  const chars = Bets.reduce((sum, row) => sum + row.Content.length, 0);
  return BETS_A_ROUND + Bets.length + Math.floor(chars / CHARS_A_BET);
};

export function createPlay(options: PlayOptions): Play {
  const { db, book, settings, passes, tables } = options;
  // No set of tickets is committed: what a round draws was fixed before its bet was known.
  const makeCart = createCartMaker({ book, settings, draftLeaves: async () => [] });

  const stored = async (playerId: bigint, intent: string, isDuplicate: boolean) => {
    const round = await readRound(db, playerId, intent);
    return round && { hash: round.hash, played: presentPlayed(round, isDuplicate) };
  };
  /** The answer to what was refused here: perhaps its intent was played before. */
  const refuse = async (
    playerId: bigint,
    { intent, hash }: { readonly intent: string; readonly hash: Buffer },
    refusal: RoundRefusal,
  ): Promise<Result<Played, RoundRefusal>> => {
    const before = await stored(playerId, intent, true);
    if (!before) return refused(refusal);
    return before.hash.equals(hash) ? ok(before.played) : refused({ code: 'INTENT_REUSED' });
  };

  return async (playerId, input) => {
    if (!passes(playerId, costOf(input))) return refused({ code: 'RATE_LIMIT' });
    const table = await tables(input.GameId);
    if (!table) return refused({ code: 'GAME_OFFLINE' });
    const { SeedId, ...rest } = input;
    const asked = { ...rest, SerialNumber: 0 };
    const named = { intent: input.IntentId, hash: hashOf(asked) };
    let terms = await book.current(input.GameId);
    for (let pricing = 1; ; pricing += 1) {
      const { nowMs, ...limits } = await settings();
      const { issueId: id, code, category } = table;
      const issue = { id, code, day: '', drawMs: nowMs };
      const { family } = category;
      const request = { playerId, input: asked, hash: named.hash, family, issue, terms };
      const made = await makeCart(request);
      if (!made.ok) {
        // A refusal by stale terms would be wrong: look at the newest before it is said.
        const fresh = await book.refresh(input.GameId);
        if (fresh.version === terms.version || pricing === PRICINGS) {
          return refuse(playerId, named, made.error);
        }
        terms = fresh;
        continue;
      }
      const keys = await options.keys();
      const covered = await coverCart(made.value, nowMs);
      const base = { table, cart: made.value, seedId: SeedId, keys, drawMs: nowMs };
      const round = { ...base, limits, covered };
      const verdict = await retrying(() => transaction(db, (tx) => drawAndBook(tx, round)));
      if (verdict.verdict === 'TERMS_MOVED' && pricing < PRICINGS) {
        terms = await book.refresh(input.GameId);
        continue;
      }
      if (verdict.verdict !== 'OK' && verdict.verdict !== 'DUPLICATE') {
        return refused(refusalOf(made.value, verdict, limits));
      }
      const result = await stored(playerId, named.intent, verdict.verdict === 'DUPLICATE');
      invariant(result, 'an accepted round is there');
      return ok(result.played);
    }
  };
}

type Wanted = {
  readonly table: Table;
  readonly cart: Cart;
  readonly seedId: number;
  readonly keys: Keys;
  readonly drawMs: number;
  readonly limits: { readonly betsPerIssue: number; readonly charsPerIssue: number };
  /** The certain part of its stakes, before ties. */
  readonly covered: bigint;
};
type Verdict = {
  readonly verdict: Begun['verdict'] | CartVerdict['verdict'];
  readonly detail: bigint | null;
};

/** Under the lock of the player's seed: the number first, then what it makes of the bets. */
async function drawAndBook(tx: Tx, wanted: Wanted): Promise<Verdict> {
  const { table, seedId, keys, drawMs, limits } = wanted;
  const begun = await beginRound(tx, wanted.cart, seedId);
  invariant(begun, 'a round is begun or refused');
  if (begun.verdict !== 'OK') return { verdict: begun.verdict, detail: null };
  const { sealed, hash, client_seed: clientSeed, nonce } = begun;
  invariant(sealed && hash && clientSeed, 'a seed that is drawn from is whole');
  const serverSeed = openSeed(keys, { sealed, hash });
  const { draw, number } = drawRound(table, { serverSeed, clientSeed, nonce });
  const cart = { ...wanted.cart, serial: Number(begun.serial) };
  const wins = await judgeRound(cart, { draw, drawMs });
  const postings = ledgerRows([movementsOf(cart, wins)]);
  const covered = await coverWins(cart, wins, drawMs, wanted.covered);
  const booked = await bookRound<CartVerdict['verdict']>(
    tx,
    { cart, postings, wins, seedId, nonce, number, covered },
    limits,
  );
  invariant(booked, 'a round is booked or refused');
  return booked;
}

function refusalOf(
  cart: Cart,
  { verdict, detail }: Verdict,
  limits: Wanted['limits'],
): RoundRefusal {
  switch (verdict) {
    case 'SEED_USED_UP':
      return { code: verdict, params: { most: MOST_ROUNDS } };
    case 'SEED_GONE':
    case 'SEED_NOT_SET':
    case 'TOO_SOON':
      return { code: verdict };
    default: {
      const said = { ...namedVerdict(verdict), detail: detail ?? 0n, receipt: undefined };
      const answer = answerTo(cart, said, limits);
      invariant(!answer.ok, `a round that is ${verdict} is refused`);
      return answer.error;
    }
  }
}
