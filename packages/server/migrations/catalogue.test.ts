import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';

/**
 * What lets the tables be spread over machines by player later (reliability 3.8): every table of the
 * path of bets and money has `player_id` in its primary key and in every unique key, and its foreign
 * keys stay within a player's rows or point at tables that everybody has.
 */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

/**
 * Where the rows of each table live once the tables are spread: by player, a copy on every machine, or
 * in one place. A new table has its line here.
 */
const SPREAD = ['bet', 'bet_cart', 'bet_tally', 'ledger_account', 'ledger_entry', 'ledger_journal'];
const EVERYWHERE = ['game', 'issue', 'ledger_kind'];
const CENTRAL = [
  'address_attempt',
  'beacon_round',
  'draw_chain',
  'event',
  'event_topic',
  'game_event',
  'game_terms',
  'issue_job',
  'job_turn',
  'ledger_seal',
  'ledger_snapshot',
  'login_failure',
  'manifest',
  'manifest_head',
  'migration',
  'operator',
  'operator_audit',
  'operator_denial',
  'operator_proposal',
  'operator_session',
  'operator_token',
  'player',
  'session',
  'session_token',
  'site_setting',
  'test_clock',
  'ticket_block',
];

test('every table says where its rows live', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`.execute(
    database.owner,
  );
  const placed = [...SPREAD, ...EVERYWHERE, ...CENTRAL].toSorted();
  expect(rows.map(({ name }) => name).toSorted()).toEqual(placed);
});

type Key = {
  table_name: string;
  key_name: string;
  columns: string[];
  target: string | null;
  target_columns: string[];
};

const readKeys = async (): Promise<readonly Key[]> => {
  const { rows } = await sql<Key>`
    SELECT c.relname AS table_name, i.relname AS key_name, NULL AS target, '{}'::text[] AS target_columns,
      ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum = ANY (x.indkey)) AS columns
    FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
    WHERE x.indisunique AND c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    UNION ALL
    SELECT c.relname, k.conname, t.relname,
      ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = t.oid AND a.attnum = ANY (k.confkey)),
      ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum = ANY (k.conkey))
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
    WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace`.execute(database.owner);
  return rows.filter(({ table_name: name }) => SPREAD.includes(name));
};

test('every unique key on the path of bets and money has the player in it', async () => {
  const keys = (await readKeys()).filter(({ target }) => target === null);
  expect(new Set(keys.map((key) => key.table_name)).size).toBeGreaterThanOrEqual(3);
  const without = keys.filter(({ columns }) => !columns.includes('player_id'));
  expect(without.map((key) => `${key.table_name}: ${key.key_name}`)).toEqual([]);
});

test('every foreign key there stays with the player or points at what everybody has', async () => {
  const keys = (await readKeys()).filter(({ target }) => target !== null);
  const leaving = keys.filter(
    (key) =>
      !EVERYWHERE.includes(key.target ?? '') &&
      !(key.columns.includes('player_id') && key.target_columns.includes('player_id')),
  );
  expect(leaving.map((key) => `${key.table_name}: ${key.key_name} -> ${key.target}`)).toEqual([]);
});

test('every table of the path has a primary key', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT c.relname AS name FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND c.relname ~ '^(ledger|bet)(_|$)'
      AND NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.oid AND i.indisprimary)`.execute(
    database.owner,
  );
  expect(rows).toEqual([]);
});

test('no SQL asks another clock than app_now', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT proname AS name FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND proname <> 'app_now'
      AND prosrc ~* '\\m(now|clock_timestamp|statement_timestamp|transaction_timestamp|current_timestamp)\\M'`.execute(
    database.owner,
  );
  expect(rows).toEqual([]);
});
