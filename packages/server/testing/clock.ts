import { sql } from 'kysely';
import { asOwner } from '../database/administer.ts';
import type { Db } from '#platform/db';

/** The same names as in 0001-clock.sql; the one row says which time it is. */
const VIRTUAL_CLOCK = `
  CREATE TABLE test_clock (frozen timestamptz, shift interval NOT NULL);
  INSERT INTO test_clock VALUES (NULL, interval '0');
  CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql VOLATILE SECURITY DEFINER
    SET search_path = public, pg_temp AS
    $$ SELECT coalesce(frozen, clock_timestamp() + shift) FROM test_clock $$;
  REVOKE ALL ON test_clock FROM fairlot_app;`;

/** Lets a test move the time of a migrated database, as its owner. */
export const installTestClock = (ownerUrl: string): Promise<void> =>
  asOwner(ownerUrl, async (client) => void (await client.query(VIRTUAL_CLOCK)));

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
