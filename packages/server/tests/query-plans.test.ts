import { sql, type RawBuilder } from 'kysely';
import { expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import type { Tx } from '#platform/db';
import { BET_FEATURES, makePlayers, openTestIssue } from '../features/play/bet/testing.ts';
import { alarmsWaiting } from '../features/play/lottery/alarms/store-alarm.ts';
import { leaderboard } from '../features/community/leaderboard/index.ts';
import { countIssues } from '../features/community/leaderboard/store.ts';
import { readDue } from '../features/community/predict/store.ts';
import { readDueRows } from '../features/play/schedule/store-convert.ts';
import { readMissed } from '../features/play/schedule/store-miss.ts';
import { deleteOld } from '../features/auth/login/sessions/store-forget.ts';
import { statement } from '#ledger/statement';
import { withTestServer } from '#testing';
import { readsOf as readsOfEach } from '#testing/reads-of';

/** What is looked for again and again is found by index, however much there is that is not meant. */
const server = withTestServer({ features: [...BET_FEATURES, leaderboard] });
const MANY = 5_000;
const FEW = 100;

/** Rows of a table and of its indexes that some work reads. */
const readsOf = async (
  table: string,
  fill: (tx: Tx) => Promise<unknown>,
  work: (tx: Tx) => unknown,
): Promise<number> => (await readsOfEach(server().owner, table, fill, work))[0] ?? Number.NaN;

const FORGETS = [
  [
    'own_change',
    'own_change_forget',
    sql`(player_id, at, what, about) SELECT n, app_now(), '', ''`,
  ],
  [
    'odds_move',
    'odds_forget',
    sql`(issue_id, seq, play_id, version, odds) SELECT (SELECT min(id) FROM issue), n, 1, n, '{}'`,
  ],
  [
    'prediction',
    'prediction_forget',
    sql`(player_id, issue_id, play_id, game_id, side, made_at) SELECT n, 1, 1, 1, '', app_now()`,
  ],
] as const;

it.each(FORGETS)('of %s only what is old is read by %s', async (table, forget, rows) => {
  await openTestIssue(server());
  const fill = (tx: Tx) =>
    sql`INSERT INTO ${sql.table(table)} ${rows} FROM generate_series(1, ${MANY}) n`.execute(tx);
  const work = (tx: Tx) => sql`SELECT ${sql.ref(forget)}(5000)`.execute(tx);
  expect(await readsOf(table, fill, work)).toBeLessThan(FEW);
});

/** Issues that ended a day ago, and somebody who agreed to be shown. */
async function fillIssues(tx: Tx, id: number): Promise<void> {
  await sql`
    INSERT INTO issue OVERRIDING SYSTEM VALUE
    SELECT (jsonb_populate_record(i, jsonb_build_object('id', 1000000 + n, 'serial_number', 1000000 + n, 'state', 2,
      'winning_number', '0,1,2,3,4', 'original_number', '0,1,2,3,4', 'finished_at', app_now() - interval '1 day'))).*
    FROM issue i, generate_series(1, ${MANY}) n WHERE i.id = ${id}`.execute(tx);
  await sql`
    INSERT INTO issue_job SELECT (jsonb_populate_record(j, jsonb_build_object('issue_id', 1000000 + n, 'step', 'done',
      'has_tickets', true))).* FROM issue_job j, generate_series(1, ${MANY}) n WHERE j.issue_id = ${id}`.execute(
    tx,
  );
  await sql`ANALYZE issue_job`.execute(tx);
  const [player = 0n] = await makePlayers(server(), 1, mills(1000));
  await sql`SELECT leader_agree(${player}, true, false)`.execute(tx);
}

it('of issues those of the last minutes are read for leaders', async () => {
  const { id } = await openTestIssue(server());
  let counted = 0;
  const look = (minutes: number) =>
    readsOf(
      'issue',
      (tx) => fillIssues(tx, id),
      async (tx) => (counted = await countIssues(tx, 50, minutes)),
    );
  expect(await look(10)).toBeLessThan(MANY);
  expect(counted).toBe(0);
  // The control: those of two days are there.
  expect(await look(2 * 24 * 60)).toBeGreaterThan(MANY);
  expect(counted).toBe(50);
});

it('of the rows of schedules those are read whose issue is over', async () => {
  const rows = (tx: Tx, at: string) =>
    sql`
      INSERT INTO schedule_row (player_id, schedule_id, n, issue_id, serial_number, close_at, draw_at, multiple, stake, intent, state, is_ready)
      SELECT 1, gen_random_uuid(), 1, 1000000 + n, n, app_now() + ${at}::interval, app_now() + ${at}::interval, 1, 1000,
        gen_random_uuid(), 0, true FROM generate_series(1, ${MANY}) n`.execute(tx);
  let missed = 0;
  const look = (at: string) =>
    readsOf(
      'schedule_row',
      (tx) => rows(tx, at),
      async (tx) => (missed = (await readMissed(tx, MANY)).length),
    );
  expect(await look('1 hour')).toBeLessThan(FEW);
  expect(missed).toBe(0);
  // The control: those that are over are found.
  expect(await look('-1 hour')).toBeGreaterThanOrEqual(MANY);
  expect(missed).toBe(MANY);
});

const long = sql`app_now() - interval '90 days'`;
const young = sql`app_now() + interval '1 day'`;
const COUNTS = [
  [
    'session_token',
    (at: RawBuilder<unknown>) =>
      sql`(token_hash, player_id, session_id, expires_at) SELECT sha256(n::text::bytea), 1, gen_random_uuid(), ${at}`,
  ],
  [
    'login_failure',
    (at: RawBuilder<unknown>) => sql`(name_key, failures, first_at) SELECT 'name' || n, 1, ${at}`,
  ],
  [
    'login_failure',
    (at: RawBuilder<unknown>) =>
      sql`(name_key, failures, first_at, locked_until) SELECT 'name' || n, 1, ${at}, ${at}`,
  ],
  [
    'work_used',
    (at: RawBuilder<unknown>) => sql`(hash, expires_at) SELECT sha256(n::text::bytea), ${at}`,
  ],
  [
    'address_attempt',
    (at: RawBuilder<unknown>) =>
      sql`(kind, ip, since, attempts) SELECT 'login', 'address' || n, ${at}, 1`,
  ],
] as const;

it.each(COUNTS)('of %s what is old is read and goes, some at a time', async (table, row) => {
  const fill = (tx: Tx, at: RawBuilder<unknown>) =>
    sql`INSERT INTO ${sql.table(table)} ${row(at)} FROM generate_series(1, ${MANY}) n`.execute(tx);
  const forget = (tx: Tx) => deleteOld(tx, 10);
  expect(await readsOf(table, (tx) => fill(tx, young), forget)).toBeLessThan(FEW);
  // The control: of what is old as much goes as may at once.
  let left = 0;
  await readsOf(
    table,
    (tx) => fill(tx, long),
    async (tx) => {
      expect(await deleteOld(tx, 10)).toBe(true);
      const { rows } = await sql<{ left: bigint }>`
        SELECT count(*) AS left FROM ${sql.table(table)}`.execute(tx);
      left = Number(rows[0]?.left);
    },
  );
  expect(left).toBe(MANY - 10);
});

it('of a long statement what is read is the page, however far behind it lies', async () => {
  const [playerId = 0n] = await makePlayers(server(), 1, mills(1000));
  const fill = async (tx: Tx) => {
    await sql`
      INSERT INTO ledger_journal (player_id, id, kind, currency, idem_scope, idem_key, request_hash, effective_at, created_at)
      SELECT ${playerId}, gen_random_uuid(), 106, 'DEM', 1, 'gift:' || n, '\\x00', app_now(), app_now() - n * interval '1 minute'
      FROM generate_series(1, ${MANY}) n`.execute(tx);
    await sql`
      INSERT INTO ledger_entry (player_id, journal_id, seq, account, ref, currency, amount, balance_after, version_after)
      SELECT player_id, id, 1, 1, 0, 'DEM', 1, 1, 100 + row_number() OVER (ORDER BY created_at)
      FROM ledger_journal WHERE player_id = ${playerId} AND idem_key LIKE 'gift:%'`.execute(tx);
    await sql`ANALYZE ledger_entry`.execute(tx);
  };
  const page = (tx: Tx, behind: number, limit: number) =>
    statement(
      tx,
      { playerId, currency: 'DEM', fromMs: 0, toMs: Date.now() * 2 },
      { after: placeBehind(behind), limit },
    );
  let nowUs = 0n;
  const placeBehind = (minutes: number) => ({
    atUs: nowUs - BigInt(minutes) * 60_000_000n,
    version: 0n,
  });
  const look = (behind: number, limit: number) =>
    readsOf('ledger_journal', fill, async (tx) => {
      const { rows } = await sql<{ us: bigint }>`SELECT to_us(app_now()) AS us`.execute(tx);
      nowUs = rows[0]?.us ?? 0n;
      expect(await page(tx, behind, limit)).toHaveLength(limit);
    });
  expect(await look(MANY - 60, 50)).toBeLessThan(3 * FEW);
  // The control: whoever asks for all of them reads them.
  expect(await look(0, MANY - 1)).toBeGreaterThanOrEqual(MANY);
});

/** Of the days that are made ahead, whose issues nobody opened yet; `after` says when after now they are on sale. */
async function fillDays(tx: Tx, id: number, after: string): Promise<void> {
  await sql`
    INSERT INTO issue OVERRIDING SYSTEM VALUE
    SELECT (jsonb_populate_record(i, jsonb_build_object('id', 2000000 + n, 'serial_number', 2000000 + n, 'opened_at', NULL,
      'game_id', g.ids[1 + n % cardinality(g.ids)],
      'start_at', app_now() + ${after}::interval, 'close_at', app_now() + ${after}::interval + interval '1 hour',
      'draw_at', app_now() + ${after}::interval + interval '2 hours'))).*
    FROM issue i, generate_series(1, ${MANY}) n, (SELECT array_agg(id) AS ids FROM game) g WHERE i.id = ${id}`.execute(
    tx,
  );
  await sql`
    INSERT INTO issue_job SELECT (jsonb_populate_record(j, jsonb_build_object('issue_id', 2000000 + n, 'step', 'open'))).*
    FROM issue_job j, generate_series(1, ${MANY}) n WHERE j.issue_id = ${id}`.execute(tx);
}

it('of the issues of days to come none is read for the rows of schedules, nor for the number of draws that are late', async () => {
  const { id } = await openTestIssue(server());
  const look = (after: string, work: (tx: Tx) => unknown) =>
    readsOf('issue', (tx) => fillDays(tx, id, after), work);
  // As a site is after its first start: nobody has counted the rows that it made.
  const rows = async (tx: Tx) => {
    await sql`SELECT pg_clear_attribute_stats('public', 'issue', attname, false)
      FROM pg_attribute WHERE attrelid = 'issue'::regclass AND attnum > 0 AND NOT attisdropped`.execute(
      tx,
    );
    await readDueRows(tx, 50);
  };
  expect(await look('1 day', rows)).toBeLessThan(FEW);
  expect(await look('1 day', alarmsWaiting)).toBeLessThan(FEW);
});

it('of corrections those of the last hours are read for predictions', async () => {
  const { id } = await openTestIssue(server());
  const fill = (at: string) => async (tx: Tx) => {
    // Of an issue that nobody could judge by, a plan may not read the corrections at all.
    await sql`UPDATE issue SET state = 3 WHERE id = ${id}`.execute(tx);
    await sql`
      INSERT INTO issue_correction (issue_id, run, before_number, number, evidence, reason, maker, checker, made_at, finished_at)
      SELECT ${id}, n + 1, '1', '2', 'seen', 'seen', 1, 2, app_now() + ${at}::interval, app_now()
      FROM generate_series(1, ${MANY}) n`.execute(tx);
  };
  const look = (at: string) => readsOf('issue_correction', fill(at), (tx) => readDue(tx, 20));
  expect(await look('-10 days')).toBeLessThan(FEW);
  // The control: those of now are read.
  expect(await look('-1 minute')).toBeGreaterThanOrEqual(MANY);
});
