import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** A clock that runs faster than that of the machine: the same for the database and for the provider. */
export type QuickClock = {
  readonly realMs: number;
  readonly baseMs: number;
  readonly pace: number;
};

export const readQuick = ({ realMs, baseMs, pace }: QuickClock): number =>
  baseMs + (Date.now() - realMs) * pace;

/** From here on `app_now()` of this database obeys a clock. */
export async function installClock(owner: Db, clock: QuickClock): Promise<void> {
  await sql`CREATE TABLE quick_clock (real bigint NOT NULL, base bigint NOT NULL, pace int NOT NULL)`.execute(
    owner,
  );
  const { realMs, baseMs, pace } = clock;
  await sql`INSERT INTO quick_clock VALUES (${realMs}, ${baseMs}, ${pace})`.execute(owner);
  await sql`
    CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql VOLATILE SECURITY DEFINER
    SET search_path = public, pg_temp AS $$
      SELECT to_timestamp(base / 1000.0)
        + pace * (clock_timestamp() - to_timestamp(real / 1000.0)) FROM quick_clock $$`.execute(
    owner,
  );
}

/** Goes on from another moment, or at another pace. */
export async function changeClock(owner: Db, { realMs, baseMs, pace }: QuickClock): Promise<void> {
  await sql`UPDATE quick_clock SET real = ${realMs}, base = ${baseMs}, pace = ${pace}`.execute(
    owner,
  );
}
