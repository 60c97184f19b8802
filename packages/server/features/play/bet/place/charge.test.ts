import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { balanceOf, POSTING } from '#ledger';
import { codeOf, newId, openDatabase } from '#platform/db';
import { withTestServer } from '#testing';
import { BET_ROW, CART_ROW, placeCarts } from './store-place.ts';
import { BET_FEATURES, makePlayers, openTestIssue, smallCart, type TestIssue } from '../testing.ts';

/** What `bet_place` takes from its caller at his word, and what it does not. */
const server = withTestServer({ features: BET_FEATURES });
const here: { player: bigint; issue: TestIssue } = {
  player: 0n,
  issue: { id: 0, gameId: 0, serial: 0 },
};
beforeAll(async () => {
  const [player = 0n] = await makePlayers(server(), 1, mills(1_000_000));
  Object.assign(here, { player, issue: await openTestIssue(server()) });
});

type Told =
  | 'cartStake'
  | 'stake'
  | 'unitStake'
  | 'charge'
  | 'payer'
  | 'journal'
  | 'seq'
  | 'kind'
  | 'from'
  | 'to'
  | 'pool';
type Wrong = Partial<Record<Told, number | bigint | string>>;

/** One cart of one bet of three notes of 2, called straight in SQL; what the call is told may be wrong. */
async function place(wrong: Wrong = {}): Promise<string | undefined> {
  const [bet, intent] = [newId(), randomUUID()];
  const { player, issue } = here;
  const told = {
    cartStake: 6000,
    stake: 6000,
    unitStake: 2000,
    charge: 6000,
    payer: player,
    journal: bet,
    seq: 1,
    kind: 301,
    from: 1,
    to: 10,
    pool: issue.id,
    ...wrong,
  };
  const cart = { player, intent, hash: Buffer.alloc(32), issue: issue.id, terms: 0, rules: null };
  const bounds = { moves: 0, most: 0, cap: null, hidden: false };
  const row = { cart: 1, id: bet, play: 1, content: '3|3|3||', notes: 3, mode: 0, multiple: 1 };
  const price = { grp: 1956, odds: [97_800], unit: told.unitStake, stake: told.stake };
  const journal = { unit: 1, player: told.payer, journal: told.journal, seq: told.seq };
  const about = { scope: 1, key: `bet:${bet}`, hash: Buffer.alloc(1), reverses: null, meta: null };
  const moves = { src: told.from, src_ref: 0, dst: told.to, dst_ref: told.pool };
  try {
    const { rows } = await sql<{ verdict: string }>`
      SELECT verdict FROM bet_place(5000, 8000000, ${CART_ROW.of([{ ...cart, ...bounds, stake: told.cartStake }])},
        ${BET_ROW.of([{ ...row, ...price, selection: null, leaf: null, most_prize: null, is_solo: null, turnover: null }])},
        ${POSTING.of([{ ...journal, kind: told.kind, currency: 'DEM', ...about, ...moves, amount: told.charge }])}, '{}')`.execute(
      server().db,
    );
    return rows[0]?.verdict;
  } catch (error) {
    return codeOf(error);
  }
}

const REFUSED = '23514';

test('takes a bet that is charged its stake', async () => {
  expect(await place()).toBe('OK');
});

test.each<[string, Wrong]>([
  ['less than its stake', { charge: 1 }],
  ['more than its stake', { charge: 6001 }],
  ['to another player', { payer: 99n }],
  ['by a journal of another name', { journal: newId() }],
  ['as something else', { kind: 401 }],
  ['as the second half of a journal', { seq: 2 }],
  ['the other way', { from: 10, to: 1 }],
  ['into the revenue', { to: 21 }],
  ['into the pool of another issue', { pool: 4711 }],
  ['a stake that its notes do not cost', { stake: 5999, charge: 5999, cartStake: 5999 }],
  ['a stake that its cart does not have', { cartStake: 1 }],
])('refuses a bet that is charged %s, and changes nothing', async (_, wrong) => {
  const before = await balanceOf(server().db, here.player, 'DEM');
  expect(await place(wrong)).toBe(REFUSED);
  expect(await balanceOf(server().db, here.player, 'DEM')).toBe(before);
});

test('a bet without its cart has no place', async () => {
  const stray = sql`
    INSERT INTO bet SELECT (jsonb_populate_record(b, jsonb_build_object('id', ${newId()}::text, 'intent', ${randomUUID()}::text))).*
    FROM bet b LIMIT 1`;
  await expect(stray.execute(server().owner)).rejects.toMatchObject({ constraint: 'bet_of_cart' });
});

test('bets are placed under read committed alone, whatever the default of the database is', async () => {
  const { owner, ownerUrl, db } = server();
  const cart = () => smallCart(here.player, here.issue, [3]);
  const strict = db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => placeCarts(tx, [cart()]));
  await expect(strict).rejects.toThrow(/read committed/);
  const { pathname } = new URL(ownerUrl);
  await sql`
    ALTER DATABASE ${sql.id(pathname.slice(1))} SET default_transaction_isolation = 'serializable'`.execute(
    owner,
  );
  const other = openDatabase(ownerUrl, { maxConnections: 1 });
  try {
    expect(await placeCarts(other, [cart()])).toMatchObject([{ verdict: 'OK' }]);
  } finally {
    await other.destroy();
  }
});
