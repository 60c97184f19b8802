import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { balanceOf, DEMO } from '#ledger';
import { openDatabase, transaction, UnknownState, type Db } from '#platform/db';
import { withTestServer } from '#testing';
import { createLeafDrafts } from '../../fair/commitment/index.ts';
import { DEFAULTS } from '../../../site/settings/values/index.ts';
import { createIssueCache } from './issue-cache.ts';
import { createTermsBook } from '../odds/odds.ts';
import { createPlace, type Place } from './place.ts';
import { placeCarts } from './store-place.ts';
import {
  BET_FEATURES,
  closeTestIssue,
  makePlayers,
  openTestIssue,
  row,
  smallCart,
} from '../testing.ts';

/** A settlement holds the accounts of its winners: nobody's bets wait for them with the issue's lock. */
const server = withTestServer({ shared: true, features: BET_FEATURES });
const MONEY = 100_000n;
let db: Db;
let place: Place;

const placeWith = (patienceMs?: number): Place => {
  const books = { book: createTermsBook(db), issues: createIssueCache(db) };
  const settings = async () => ({ ...DEFAULTS, nowMs: 0 });
  const draftLeaves = createLeafDrafts({ dataFolder: '' });
  const options = { db, ...books, passes: () => true, settings, draftLeaves };
  return createPlace(patienceMs === undefined ? options : { ...options, patienceMs });
};

beforeAll(() => {
  db = openDatabase(server().ownerUrl, { maxConnections: 4 });
  place = placeWith();
});
afterAll(() => db.destroy());

const world = async () => {
  const issue = await openTestIssue(server());
  const [busy = 0n, free = 0n] = await makePlayers(server(), 2, mills(MONEY));
  const inputOf = (intent: string) => ({
    IntentId: intent,
    GameId: issue.gameId,
    SerialNumber: issue.serial,
    Bets: [row('ssc.fixed', '3||||')],
  });
  return { issue, busy, free, inputOf };
};

/** Runs work while somebody else holds the account of a player, as long as the work takes. */
const holding = <T>(playerId: bigint, work: () => Promise<T>): Promise<T> =>
  transaction(server().owner, async (tx) => {
    await sql`SELECT FROM ledger_account WHERE player_id = ${playerId} FOR UPDATE`.execute(tx);
    return work();
  });

describe('a cart whose account is busy', () => {
  it('leaves its batch before any write, and its neighbours are taken', async () => {
    const { issue, busy, free } = await world();
    const carts = [busy, free].map((playerId) => smallCart(playerId, issue, [3]));
    const answers = await holding(busy, () => placeCarts(db, carts));
    expect(answers.map(({ verdict }) => verdict)).toEqual(['BUSY', 'OK']);
    expect(await balanceOf(db, busy, DEMO)).toBe(MONEY);
    const { rows } = await sql`SELECT FROM bet_cart WHERE player_id = ${busy}`.execute(db);
    expect(rows).toEqual([]);
    expect((await placeCarts(db, carts)).map(({ verdict }) => verdict)).toEqual([
      'OK',
      'DUPLICATE',
    ]);
  });

  it('gives the lock of the issue back: the closer does not wait for it', async () => {
    const { issue, busy, free, inputOf } = await world();
    const late = crypto.randomUUID();
    await holding(busy, async () => {
      const waiting = place(busy, inputOf(late));
      expect((await place(free, inputOf(crypto.randomUUID()))).ok).toBe(true);
      // Longer than anybody waits for a lock, if the cart held the issue's.
      await closeTestIssue(server(), issue);
      const answer = await Promise.race([waiting, Promise.resolve('still waiting')]);
      expect(answer).toBe('still waiting');
      void waiting.catch(() => {});
    });
    expect(await balanceOf(db, busy, DEMO)).toBe(MONEY);
  });

  it('is taken under the same intent as soon as the account is free, once', async () => {
    const { busy, inputOf } = await world();
    const intent = crypto.randomUUID();
    const waiting = await holding(busy, async () => {
      const answers = [place(busy, inputOf(intent)), place(busy, inputOf(intent))];
      await sql`SELECT pg_sleep(0.05)`.execute(server().owner);
      return { answers };
    });
    const answers = await Promise.all(waiting.answers);
    // Which of the two comes first is nobody's promise.
    const repeats = answers.map((answer) => answer.ok && answer.value.Duplicate);
    expect(repeats.toSorted()).toEqual([false, true]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await balanceOf(db, busy, DEMO)).toBe(MONEY - 2000n);
  });

  it('is told that nobody knows when the account never comes free, and nothing happened', async () => {
    const { busy, inputOf } = await world();
    await holding(busy, async () => {
      const answer = placeWith(100)(busy, inputOf(crypto.randomUUID()));
      await expect(answer).rejects.toThrow(UnknownState);
    });
    expect(await balanceOf(db, busy, DEMO)).toBe(MONEY);
  });
});
