import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Db } from '#platform/db';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { readInfo } from './store-info.ts';

/** Issues of each game, half of them over, made since the table was last analysed. */
const ISSUES = 1_500;
const GAMES = [1, 2, 3, 4, 5, 6, 7, 8];
let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  // One connection: it counts what it read itself.
  db = openDatabase(database.ownerUrl, { role: 'owner', maxConnections: 1 });
});
afterAll(async () => {
  await db.destroy();
  await database.stop();
});

const indexEntriesRead = async (): Promise<number> => {
  await sql`SELECT pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ n: bigint }>`
    SELECT sum(idx_tup_read)::bigint AS n FROM pg_stat_user_indexes WHERE relname = 'issue'`.execute(
    db,
  );
  return Number(rows[0]?.n);
};

test('what players ask of games reads no more issues than it shows, whatever old statistics say', async () => {
  await sql`ALTER TABLE issue SET (autovacuum_enabled = off)`.execute(db);
  await sql`
    INSERT INTO game (id, category_id, code, kind) SELECT id, id, id::text, 'platform' FROM unnest(${GAMES}::int[]) id ON CONFLICT DO NOTHING`.execute(
    db,
  );
  const fill = (games: readonly number[], from: number, to: number) =>
    sql`
      INSERT INTO issue (game_id, serial_number, day, day_index, start_at, close_at, draw_at, mode, opened_at)
      SELECT g, n, '2027-03-05', 1 + n, t, t + interval '1 minute', t + interval '70 seconds', 0, t
      FROM unnest(${games}::int[]) g, generate_series(${from}::int, ${to}::int) n,
        LATERAL (SELECT app_now() + (n - ${ISSUES / 2}::int) * interval '1 minute' AS t) x`.execute(
      db,
    );
  await fill([4], 1, 2);
  await sql`UPDATE issue SET closed_at = app_now()`.execute(db);
  await sql`ANALYZE issue`.execute(db);
  await fill(GAMES, 3, ISSUES);
  const before = await indexEntriesRead();
  const query = { gameIds: GAMES, recent: 5, old: 20, last: true, lastDraw: true };
  const { games } = await readInfo(db, query);
  expect(games.map(({ recent, old }) => [recent?.length, old?.length])).toEqual(
    GAMES.map(() => [5, 20]),
  );
  expect((await indexEntriesRead()) - before).toBeLessThan(GAMES.length * 30);
});
