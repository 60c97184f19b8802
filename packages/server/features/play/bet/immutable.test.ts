import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { codeOf } from '#platform/db';
import { withTestServer } from '#testing';
import { cancel } from './place/cancel.ts';
import { placeCarts } from './place/store-place.ts';
import { BET_FEATURES, makePlayers, openTestIssue, smallCart, cancelling } from './testing.ts';

/** What even the owner of the database cannot do to bets, carts and issues by mistake. */
const server = withTestServer({ features: BET_FEATURES });
let bet = '';
let player = 0n;
beforeAll(async () => {
  [player = 0n] = await makePlayers(server(), 1, mills(1_000_000));
  const cart = smallCart(player, await openTestIssue(server()), [3, 4]);
  await placeCarts(server().db, [cart]);
  bet = cart.bets[0]?.id ?? '';
});

const REFUSED = '23001';

async function run(statement: string): Promise<string | undefined> {
  try {
    await sql.raw(statement).execute(server().owner);
    return 'done';
  } catch (error) {
    return codeOf(error);
  }
}

/** How a bet ended; all else of it is what was accepted. */
const ENDINGS = ['state', 'prize', 'refund', 'settled_at', 'hits'];

test('every column of what was accepted stays', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT attname AS name FROM pg_attribute
    WHERE attrelid = 'bet'::regclass AND attnum > 0 AND NOT attisdropped`.execute(server().owner);
  const accepted = rows.map(({ name }) => name).filter((name) => !ENDINGS.includes(name));
  expect(accepted.length).toBeGreaterThan(14);
  for (const name of accepted) {
    expect([name, await run(`UPDATE bet SET ${name} = ${name}`)]).toEqual([name, REFUSED]);
  }
});

test('a bet ends once, and how it ended stays', async () => {
  const one = `WHERE id = '${bet}'`;
  expect(await run(`UPDATE bet SET refund = 1 ${one}`)).toBe(REFUSED);
  expect((await cancel(cancelling(server().db), player, bet)).ok).toBe(true);
  expect(await run(`UPDATE bet SET state = 3, prize = 9 ${one}`)).toBe(REFUSED);
  expect(await run(`UPDATE bet SET state = 0, settled_at = NULL ${one}`)).toBe(REFUSED);
  expect(await run(`UPDATE bet SET refund = 1 ${one}`)).toBe(REFUSED);
});

test.each(['bet', 'bet_cart'])('no row of %s goes', async (table) => {
  expect(await run(`DELETE FROM ${table} WHERE player_id = 0`)).toBe(REFUSED);
  expect(await run(`TRUNCATE ${table} CASCADE`)).toBe(REFUSED);
});

test('a cart never changes', async () => {
  expect(await run(`UPDATE bet_cart SET stake = stake`)).toBe(REFUSED);
  expect(await run(`UPDATE bet_cart SET intent = '${randomUUID()}'`)).toBe(REFUSED);
});

test('an issue begins as one that waits, and stays', async () => {
  const insert = (state: number, number: string) =>
    run(`INSERT INTO issue (game_id, serial_number, day, day_index, start_at, close_at, draw_at, state,
        sealed_at, original_number, winning_number)
      SELECT 4, 7, '2026-11-21', 1, t, t + interval '1 s', t + interval '2 s', ${state}, t, ${number}, ${number}
      FROM app_now() AS t`);
  expect(await insert(1, `'1,2,3,4,5'`)).toBe('P0001');
  expect(await insert(3, 'NULL')).toBe('P0001');
  expect(await insert(0, 'NULL')).toBe('done');
  expect(await run('TRUNCATE issue CASCADE')).toBe('P0001');
});
