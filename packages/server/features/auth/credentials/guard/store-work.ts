import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Db } from '#platform/db';
import { LOCK_MINUTES } from './store-attempts.ts';

/** All failures of a name, from wherever: they lock nobody. */
export const ANY_LANE = 'any';
const WINDOW_S = 15 * 60;
const MINUTE_S = 60;

/** Who tries: the name, where there is one, and where he comes from. */
export type Who = {
  readonly nameKey?: string | undefined;
  readonly address: string;
  readonly network: string;
};

/** Wrong sign-ins: of a name, of an address and of all together in 15 minutes, of a network in one minute. */
export type Pressure = {
  readonly name: number;
  readonly address: number;
  readonly network: number;
  readonly site: number;
  /** Minutes that the name is still locked in the lane that was asked for; 0 when it is not. */
  readonly lockedMin: number;
};

const WRONG = { address: 'wrong', network: 'wrong-net', site: 'wrong-all' } as const;

/** One look for all of it, whether or not there is such a name. */
export async function readPressure(
  db: Db,
  { nameKey, address, network }: Who,
  lane = network,
): Promise<Pressure> {
  const of = (kind: string, ip: string, seconds: number) => sql`
    coalesce((SELECT attempts FROM address_attempt a WHERE a.kind = ${kind} AND a.ip = ${ip}
      AND a.since > n.now - ${seconds} * interval '1 second'), 0)`;
  const { rows } = await sql<Pressure>`
    SELECT coalesce((SELECT failures FROM login_failure f
        WHERE f.name_key = ${nameKey ?? null} AND f.lane = ${ANY_LANE}
          AND f.first_at > n.now - ${WINDOW_S} * interval '1 second'), 0) AS name,
      ${of(WRONG.address, address, WINDOW_S)} AS address,
      ${of(WRONG.network, network, MINUTE_S)} AS network,
      ${of(WRONG.site, '', WINDOW_S)} AS site,
      coalesce((SELECT ceil(extract(epoch FROM locked_until - n.now) / 60)::int FROM login_failure f
        WHERE f.name_key = ${nameKey ?? null} AND f.lane = ${lane} AND locked_until > n.now), 0) AS "lockedMin"
    FROM (SELECT app_now() AS now) n`.execute(db);
  return rows[0] ?? { name: 0, address: 0, network: 0, site: 0, lockedMin: 0 };
}

/** Where a wrong sign-in is counted beside all of its name, and how many there lock it. */
export type OfLane = { readonly lane: string; readonly most: number };
export type CountedWrong = {
  /** Tries that are left in the lane; 0: it is locked now. */
  readonly left: number;
  /** Minutes that it is locked; 0 while tries are left. */
  readonly minutes: number;
};

/** Counts one more of an address, of its network and of everybody together; `n` has the time. */
const countingWhence = ({ address, network }: Omit<Who, 'nameKey'>) => sql`
      INSERT INTO address_attempt AS a (kind, ip, since, attempts)
      SELECT kind, ip, n.now, 1 FROM n, (VALUES (1, ${WRONG.address}, ${address}),
        (2, ${WRONG.network}, ${network}), (3, ${WRONG.site}, '')) AS v (place, kind, ip) ORDER BY place
      ON CONFLICT (kind, ip) DO UPDATE SET
        attempts = CASE WHEN a.since < excluded.since - CASE a.kind WHEN ${WRONG.network}
          THEN ${MINUTE_S}::int ELSE ${WINDOW_S}::int END * interval '1 second' THEN 1 ELSE a.attempts + 1 END,
        since = CASE WHEN a.since < excluded.since - CASE a.kind WHEN ${WRONG.network}
          THEN ${MINUTE_S}::int ELSE ${WINDOW_S}::int END * interval '1 second' THEN excluded.since ELSE a.since END`;

/** Counts an attempt without a name as `countWrong` counts one with a name, for where it came from. */
export async function countWhence(db: Db, whence: Omit<Who, 'nameKey'>): Promise<void> {
  await sql`WITH n AS MATERIALIZED (SELECT app_now() AS now) ${countingWhence(whence)}`.execute(db);
}

/**
 * Counts a wrong sign-in for all five in one statement: address, network, everybody together, the name, and the name in
 * its lane, which is locked by it where it was one too many. Always in the same order, so that no two wait for each other.
 */
export async function countWrong(
  db: Db,
  { nameKey = '', address, network }: Who,
  { lane, most }: OfLane,
): Promise<CountedWrong> {
  const isOver = sql`f.first_at < excluded.first_at - ${WINDOW_S} * interval '1 second'`;
  const locks = sql`f.lane = ${lane} AND f.failures + 1 >= ${most}`;
  const { rows } = await sql<{ lane: string; failures: number; minutes: number }>`
    WITH n AS MATERIALIZED (SELECT app_now() AS now),
    counted AS (${countingWhence({ address, network })})
    INSERT INTO login_failure AS f (name_key, lane, failures, first_at)
    SELECT ${nameKey}, v.lane, 1, n.now FROM n, (VALUES (${ANY_LANE}), (${lane})) AS v (lane) ORDER BY v.lane
    ON CONFLICT (name_key, lane) DO UPDATE SET
      failures = CASE WHEN ${isOver} THEN 1 WHEN ${locks} THEN 0 ELSE f.failures + 1 END,
      first_at = CASE WHEN ${isOver} THEN excluded.first_at ELSE f.first_at END,
      locked_until = CASE WHEN NOT (${isOver}) AND ${locks}
        THEN excluded.first_at + ${LOCK_MINUTES} * interval '1 minute' ELSE f.locked_until END
    RETURNING lane, failures,
      ceil(extract(epoch FROM locked_until - (SELECT now FROM n)) / 60)::int AS minutes`.execute(
    db,
  );
  const counted = rows.find((row) => row.lane === lane);
  invariant(counted, 'what is counted stands in its row');
  // Nothing is left of a count that has locked.
  if (counted.failures === 0) return { left: 0, minutes: counted.minutes };
  return { left: most - counted.failures, minutes: 0 };
}

/** Wrong sign-ins of all together in the window that runs, and names that are locked now. */
export async function readSignIns(
  db: Db,
): Promise<{ readonly failed: number; readonly lockedNames: number }> {
  const { rows } = await sql<{ failed: number; locked: number }>`
    SELECT coalesce((SELECT attempts FROM address_attempt
        WHERE kind = ${WRONG.site} AND ip = ''
          AND since > n.now - ${WINDOW_S} * interval '1 second'), 0) AS failed,
      (SELECT count(DISTINCT name_key) FROM login_failure WHERE locked_until > n.now)::int AS locked
    FROM (SELECT app_now() AS now) n`.execute(db);
  return { failed: rows[0]?.failed ?? 0, lockedNames: rows[0]?.locked ?? 0 };
}

/** Takes work that was shown: false where it was shown before, or is stale. */
export async function takeWork(db: Db, hash: Uint8Array, expiresS: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO work_used (hash, expires_at)
    SELECT ${Buffer.from(hash)}, to_timestamp(${expiresS}) WHERE to_timestamp(${expiresS}) > (SELECT app_now())
    ON CONFLICT DO NOTHING`.execute(db);
  return numAffectedRows === 1n;
}

/** Takes back that work was shown. */
export async function untakeWork(db: Db, hash: Uint8Array): Promise<void> {
  await sql`DELETE FROM work_used WHERE hash = ${Buffer.from(hash)}`.execute(db);
}

export async function readNowMs(db: Db): Promise<number> {
  const { rows } = await sql<{ now: bigint }>`SELECT to_ms(app_now()) AS now`.execute(db);
  return Number(rows[0]?.now ?? 0n);
}
