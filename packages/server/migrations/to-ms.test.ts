import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

test('times are whole milliseconds, cut off and not rounded, also before 1970 and in any zone', async () => {
  const { rows } = await sql<{ other: bigint; all: bigint }>`
    SELECT count(*) FILTER (WHERE to_ms(t) <> floor(extract(epoch FROM t) * 1000)::bigint) AS other, count(*) AS all
    FROM (
      SELECT timestamptz '1960-01-01 00:00Z' + random() * interval '100 years' AS t FROM generate_series(1, 5000)
      UNION ALL SELECT timestamptz '2027-03-05 04:00:30.9999Z' AT TIME ZONE z.name AT TIME ZONE z.name
      FROM pg_timezone_names z) moments`.execute(database.db);
  expect(rows[0]?.other).toBe(0n);
  expect(Number(rows[0]?.all)).toBeGreaterThan(5000);
});

test('milliseconds come back as they went, in any zone of the session', async () => {
  for (const zone of ['UTC', 'Asia/Shanghai', 'America/New_York']) {
    const { rows } = await database.db.transaction().execute(async (tx) => {
      await sql`SELECT set_config('TimeZone', ${zone}, true)`.execute(tx);
      return sql<{ other: bigint }>`
        SELECT count(*) FILTER (WHERE from_ms(ms) <> timestamptz 'epoch' + ms * interval '1 millisecond'
          OR to_ms(from_ms(ms)) <> ms) AS other
        FROM (
          SELECT (random() * 4e12 - 2e12)::bigint AS ms FROM generate_series(1, 2000)
          UNION ALL VALUES (0::bigint), (-1), (1772683230999), (253402300799999)) moments`.execute(
        tx,
      );
    });
    expect(rows[0]?.other, zone).toBe(0n);
  }
});

test('the planner works both into the statement that asks', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    EXPLAIN (VERBOSE, COSTS OFF)
    SELECT to_ms(accepted_at), from_ms(stake) FROM bet`.execute(database.db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('EXTRACT(epoch');
  expect(plan).not.toMatch(/to_ms|from_ms/);
});
