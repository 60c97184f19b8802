import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import {
  codeOf,
  isOverload,
  listen,
  newId,
  openDatabase,
  retrying,
  transaction,
  UnknownState,
} from './db.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

test('the program works under its own role, with limits on every wait', async () => {
  const { rows } = await sql<{ role: string; lock: string; statement: string; idle: string }>`
    SELECT current_user AS role, current_setting('lock_timeout') AS lock,
      current_setting('statement_timeout') AS statement,
      current_setting('idle_in_transaction_session_timeout') AS idle`.execute(database.db);
  expect(rows).toEqual([{ role: 'fairlot_app', lock: '2s', statement: '5s', idle: '5s' }]);
});

test('bigint comes as bigint, a time as milliseconds UTC, there and back', async () => {
  const ms = Date.UTC(2026, 10, 21, 10, 44, 0, 123);
  const { rows } = await sql<{ big: bigint; at: number; back: bigint; ever: number; day: string }>`
    SELECT 9007199254740993::bigint AS big, from_ms(${ms}) AS at, to_ms(from_ms(${ms})) AS back,
      'infinity'::timestamptz AS ever, date '2026-11-21' AS day`.execute(database.db);
  expect(rows).toEqual([
    { big: 9007199254740993n, at: ms, back: BigInt(ms), ever: Infinity, day: '2026-11-21' },
  ]);
});

test('a transaction that fails leaves nothing', async () => {
  const topic = newId();
  const failed = transaction(database.db, async (tx) => {
    await sql`INSERT INTO event_topic VALUES (${topic}, 1)`.execute(tx);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  const { rows } = await sql`SELECT FROM event_topic WHERE topic = ${topic}`.execute(database.db);
  expect(rows).toEqual([]);
});

test('work that lost a race is repeated, work that failed is not', async () => {
  let runs = 0;
  const raise = (code: string) =>
    sql
      .raw(`DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '${code}'; END $$`)
      .execute(database.db);
  const result = await retrying(async () => {
    runs += 1;
    if (runs < 3) await raise(runs === 1 ? '40001' : '40P01');
    return runs;
  });
  expect(result).toBe(3);
  runs = 0;
  const failed = retrying(async () => {
    runs += 1;
    await raise('23514');
  });
  expect(codeOf(await failed.catch((error: unknown) => error))).toBe('23514');
  expect(runs).toBe(1);
  await expect(retrying(() => raise('55P03'))).rejects.toBeInstanceOf(UnknownState);
});

test('what the database gives up has not happened, and is told from what is wrong', async () => {
  const db = openDatabase(database.ownerUrl, { maxConnections: 1 });
  const errorOf = (statement: string) =>
    sql
      .raw(statement)
      .execute(db)
      .catch((error: unknown) => error);
  await errorOf("SET statement_timeout = '20ms'");
  expect(isOverload(await errorOf('SELECT pg_sleep(5)'))).toBe(true);
  expect(isOverload(await errorOf('SELECT 1 / 0'))).toBe(false);
  await db.destroy();
  const full = new pg.Pool({
    connectionString: database.ownerUrl,
    max: 1,
    connectionTimeoutMillis: 500,
  });
  const held = await full.connect();
  expect(isOverload(await full.connect().catch((error: unknown) => error))).toBe(true);
  held.release();
  await full.end();
});

test('a connection that is cut is made anew, and the work repeated', async () => {
  const db = openDatabase(database.ownerUrl, { maxConnections: 1 });
  let runs = 0;
  const work = () =>
    transaction(db, async (tx) => {
      runs += 1;
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
      if (runs === 1)
        await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(database.owner);
      await sql`SELECT 1`.execute(tx);
      return runs;
    });
  expect(await retrying(work)).toBe(2);
  await db.destroy();
});

test('ids are of version 7, different, and near in time they lie near', () => {
  const ids = Array.from({ length: 1_000 }, newId);
  expect(new Set(ids).size).toBe(1_000);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(
    Number.parseInt((ids.at(-1) ?? '').slice(0, 8), 16) -
      Number.parseInt((ids[0] ?? '').slice(0, 8), 16),
  ).toBeLessThan(2);
});

test('a listener that is stopped while it connects stops, and leaves no connection', async () => {
  await listen(database.ownerUrl, ['fairlot_test_bell'], () => {}).stop();
  const { rows } = await sql`
    SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE '%fairlot_test_bell%'
      AND pid <> pg_backend_pid()`.execute(database.owner);
  expect(rows).toEqual([]);
});
