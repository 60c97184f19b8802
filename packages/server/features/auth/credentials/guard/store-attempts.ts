import { sql } from 'kysely';
import { accountKey } from '@fairlot/rules/check/account';
import type { Db } from '#platform/db';
import { addressOf } from '#platform/network';

/** Wrong passwords that lock a name, and the window they are counted in. */
export const MOST_FAILURES = 5;
const WINDOW_MINUTES = 15;
/** How long a name is locked: never longer, however often. */
export const LOCK_MINUTES = 30;

/** Which failures of a name are counted together, and how many of them lock it. */
export type Counted = { readonly lane?: string; readonly most?: number };

/** Minutes that a name is still locked; 0 when it is not. */
export async function readLock(db: Db, nameKey: string, lane = ''): Promise<number> {
  const { rows } = await sql<{ minutes: number }>`
    SELECT ceil(extract(epoch FROM locked_until - app_now()) / 60)::int AS minutes
    FROM login_failure
    WHERE name_key = ${nameKey} AND lane = ${lane} AND locked_until > (SELECT app_now())`.execute(
    db,
  );
  return rows[0]?.minutes ?? 0;
}

/**
 * Counts a wrong password. The fifth within 15 minutes locks for 30 minutes. Gives the tries that are
 * left; 0 when it is now locked.
 */
export async function countFailure(
  db: Db,
  nameKey: string,
  { lane = '', most = MOST_FAILURES }: Counted = {},
): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    INSERT INTO login_failure AS f (name_key, lane, failures, first_at)
    VALUES (${nameKey}, ${lane}, 1, app_now())
    ON CONFLICT (name_key, lane) DO UPDATE SET
      failures = CASE WHEN f.first_at < (SELECT app_now()) - ${WINDOW_MINUTES} * interval '1 minute'
        THEN 1 ELSE f.failures + 1 END,
      first_at = CASE WHEN f.first_at < (SELECT app_now()) - ${WINDOW_MINUTES} * interval '1 minute'
        THEN app_now() ELSE f.first_at END
    RETURNING failures`.execute(db);
  const failures = rows[0]?.failures ?? 0;
  if (failures < most) return most - failures;
  await sql`
    UPDATE login_failure SET failures = 0,
      locked_until = app_now() + ${LOCK_MINUTES} * interval '1 minute'
    WHERE name_key = ${nameKey} AND lane = ${lane} AND failures >= ${most}`.execute(db);
  return 0;
}

export async function clearFailures(
  db: Db,
  nameKey: string,
  lanes: readonly string[] = [''],
): Promise<void> {
  // In the order in which wrong ones are counted: else the two could wait for each other.
  await sql`
    WITH held AS MATERIALIZED (SELECT lane FROM login_failure
      WHERE name_key = ${nameKey} AND lane = ANY (${[...lanes]}::text[]) ORDER BY lane FOR UPDATE)
    DELETE FROM login_failure f USING held WHERE f.name_key = ${nameKey} AND f.lane = held.lane`.execute(
    db,
  );
}

/** Where looks at the password of the other kind are counted. */
export const OTHER_LANE = 'other';
const MOST_LOOKS = 10;

/**
 * Whether a password may be held against the one of the other kind: whoever knows one of them must not find the
 * other by trying. Locks for 30 minutes.
 */
export async function mayLookAtOther(db: Db, userName: string): Promise<boolean> {
  const key = accountKey(userName);
  if ((await readLock(db, key, OTHER_LANE)) > 0) return false;
  const left = await countFailure(db, key, { lane: OTHER_LANE, most: MOST_LOOKS });
  return left > 0 && (await readLock(db, key, OTHER_LANE)) === 0;
}

/**
 * Counts an attempt of an address, or of a login; whether it is still within `most` in `seconds`. An IPv6
 * address is counted by the half that its owner was given: of the other half he has as many as he likes.
 */
export async function isWithin(
  db: Db,
  kind:
    | 'login'
    | 'scan'
    | 'wechat'
    | 'register'
    | 'register-code'
    | 'link'
    | 'demo'
    | 'demo-site'
    | 'forgot'
    | 'open-account'
    | 'operator'
    | 'operator-code'
    | 'operator-enrol'
    | 'passkey'
    | 'passkey-offer'
    | 'raise',
  from: string,
  limit: { readonly most: number; readonly seconds: number },
): Promise<boolean> {
  // On its own it does not wait for the disk: a crash of the database may forget some attempts of its last
  // second, and a flood of them keeps no bet waiting. In a transaction of others that is not for it to say.
  const isHeld = db.isTransaction
    ? sql`true`
    : sql`set_config('synchronous_commit', 'off', true) = 'off'`;
  const { rows } = await sql<{ attempts: number }>`
    INSERT INTO address_attempt AS a (kind, ip, since, attempts)
    SELECT ${kind}, ${addressOf(from)}, app_now(), 1 WHERE ${isHeld}
    ON CONFLICT (kind, ip) DO UPDATE SET
      attempts = CASE WHEN a.since < (SELECT app_now()) - ${limit.seconds} * interval '1 second'
        THEN 1 ELSE a.attempts + 1 END,
      since = CASE WHEN a.since < (SELECT app_now()) - ${limit.seconds} * interval '1 second'
        THEN app_now() ELSE a.since END
    RETURNING attempts`.execute(db);
  return (rows[0]?.attempts ?? 0) <= limit.most;
}
