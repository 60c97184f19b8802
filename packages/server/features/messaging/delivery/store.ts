import { sql } from 'kysely';
import type { Db, Executor, Tx } from '#platform/db';

/** The key space of the advisory lock of messages that are counted. */
const MESSAGE_LOCK_SPACE = 20_034;
const LEASE_SECONDS = 60;
const KEPT_DAYS = 30;

export async function lockMessages(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${MESSAGE_LOCK_SPACE}, 0)`.execute(tx);
}

type Counts = {
  readonly address: number;
  readonly player: number;
  readonly network: number;
  readonly site: number;
};

/** Messages of the last 24 hours that were asked for: to an address, of a player, from a network, of all. */
export async function countMessages(
  tx: Tx,
  who: {
    readonly address: Buffer;
    readonly playerId: bigint | undefined;
    readonly network: string;
    /** Of an address that is the player's own his messages alone count. */
    readonly isOwn?: boolean;
  },
): Promise<Counts> {
  const { rows } = await sql<Counts>`
    WITH day AS MATERIALIZED (SELECT app_now() - interval '24 hours' AS begins)
    SELECT
      (SELECT count(*)::int FROM message, day WHERE made_at > begins AND network <> ''
        AND address = ${who.address}
        AND (NOT ${who.isOwn ?? false}::boolean OR player_id = ${who.playerId ?? null})) AS address,
      (SELECT count(*)::int FROM message, day WHERE made_at > begins AND network <> ''
        AND player_id = ${who.playerId ?? null}) AS player,
      (SELECT count(*)::int FROM message, day WHERE made_at > begins
        AND network = ${who.network}) AS network,
      (SELECT count(*)::int FROM message, day WHERE made_at > begins AND network <> '') AS site`.execute(
    tx,
  );
  return rows[0] ?? { address: 0, player: 0, network: 0, site: 0 };
}

type NewMessage = {
  readonly key: string;
  readonly kind: string;
  readonly playerId: bigint | undefined;
  readonly address: Buffer;
  readonly network: string;
  readonly sealed: Buffer;
  readonly goodForS: number;
};

/** One that is there under its key stays as it is. */
export async function insertMessage(tx: Tx, m: NewMessage): Promise<void> {
  await sql`
    INSERT INTO message (key, kind, player_id, address, network, sealed, good_until)
    VALUES (${m.key}, ${m.kind}, ${m.playerId ?? null}, ${m.address}, ${m.network}, ${m.sealed},
            app_now() + ${m.goodForS} * interval '1 second')
    ON CONFLICT (key) DO NOTHING`.execute(tx);
}

export type DueMessage = {
  key: string;
  kind: 'mail' | 'sms';
  sealed: Buffer;
  tries: number;
  is_good: boolean;
};

/** Takes one that is due, for a minute: whoever dies with it leaves it to another. */
export async function takeMessage(db: Db): Promise<DueMessage | undefined> {
  const { rows } = await sql<DueMessage>`
    UPDATE message SET tries = tries + 1, next_at = app_now() + ${LEASE_SECONDS} * interval '1 second'
    WHERE key = (
      SELECT key FROM message WHERE sealed IS NOT NULL AND next_at <= (SELECT app_now())
      ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING key, kind, sealed, tries, good_until > (SELECT app_now()) AS is_good`.execute(db);
  return rows[0];
}

/** It was handed over, or is given up: its words are erased. */
export async function closeMessage(db: Db, key: string, isSent: boolean): Promise<void> {
  await sql`
    UPDATE message SET sealed = NULL, sent_at = CASE WHEN ${isSent} THEN app_now() END
    WHERE key = ${key} AND sealed IS NOT NULL`.execute(db);
}

/** Another try after so many seconds; nothing where another has taken it over. */
export async function delayMessage(
  db: Db,
  { key, tries }: Pick<DueMessage, 'key' | 'tries'>,
  seconds: number,
): Promise<void> {
  await sql`
    UPDATE message SET next_at = app_now() + ${seconds} * interval '1 second'
    WHERE key = ${key} AND tries = ${tries}`.execute(db);
}

/** Removes what nobody counts any more, at most so many; whether there may be more. */
export async function deleteOldMessages(db: Executor, most: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM message WHERE key = ANY (ARRAY(
      SELECT key FROM message
      WHERE made_at < (SELECT app_now()) - ${KEPT_DAYS} * interval '1 day' AND sealed IS NULL
      ORDER BY made_at LIMIT ${most}))`.execute(db);
  return Number(numAffectedRows ?? 0n) >= most;
}

export async function readSealedRoute(db: Executor, kind: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ sealed: Buffer }>`
    SELECT sealed FROM courier_route WHERE kind = ${kind}`.execute(db);
  return rows[0]?.sealed;
}

export async function writeSealedRoute(tx: Tx, kind: string, sealed: Buffer): Promise<void> {
  await sql`
    INSERT INTO courier_route (kind, sealed) VALUES (${kind}, ${sealed})
    ON CONFLICT (kind) DO UPDATE SET sealed = excluded.sealed, changed_at = app_now()`.execute(tx);
}
