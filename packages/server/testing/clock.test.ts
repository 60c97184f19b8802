import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

const NOON = Date.UTC(2026, 10, 21, 12);

test('the time of the database obeys the test, for the program too', async () => {
  const { clock, db } = database;
  await clock.set(NOON);
  const { rows } = await sql<{ at: number }>`SELECT app_now() AS at`.execute(db);
  expect(rows).toEqual([{ at: NOON }]);
  await clock.advance(1_500);
  expect(await clock.now()).toBe(NOON + 1_500);
  await clock.run();
  const running = await clock.now();
  expect(running).toBeGreaterThanOrEqual(NOON + 1_500);
  await clock.advance(3_600_000);
  expect(await clock.now()).toBeGreaterThanOrEqual(running + 3_600_000);
});

test('the program cannot move it', async () => {
  await expect(sql`UPDATE test_clock SET frozen = NULL`.execute(database.db)).rejects.toThrow(
    /permission/,
  );
});
