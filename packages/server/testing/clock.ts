import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** Moves the time of one test's database. It runs as the real one until it is set. */
export type TestClock = {
  now(): Promise<number>;
  /** Stops the time at an instant. */
  set(ms: number): Promise<void>;
  /** Moves on, stopped or running. */
  advance(ms: number): Promise<void>;
  /** Lets the time run again from where it is. */
  run(): Promise<void>;
};

export function createTestClock(owner: Db): TestClock {
  return {
    now: async () => {
      const { rows } = await sql<{ ms: bigint }>`SELECT to_ms(app_now()) AS ms`.execute(owner);
      return Number(rows[0]?.ms);
    },
    set: async (ms) =>
      void (await sql`UPDATE test_clock SET frozen = from_ms(${ms})`.execute(owner)),
    advance: async (ms) =>
      void (await sql`
        UPDATE test_clock SET frozen = frozen + ${ms}::bigint * interval '1 millisecond',
          shift = CASE WHEN frozen IS NULL THEN shift + ${ms}::bigint * interval '1 millisecond'
            ELSE shift END`.execute(owner)),
    run: async () =>
      void (await sql`
        UPDATE test_clock SET shift = frozen - clock_timestamp(), frozen = NULL
        WHERE frozen IS NOT NULL`.execute(owner)),
  };
}
