import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

export type ContactRow = { kind: number; sealed: Buffer; bound_ms: bigint };

/** What a player is reached by: mail and phone, no QQ number. */
export async function listContacts(db: Executor, playerId: bigint): Promise<readonly ContactRow[]> {
  const { rows } = await sql<ContactRow>`
    SELECT kind, sealed, to_ms(bound_at) AS bound_ms FROM player_contact
    WHERE player_id = ${playerId} ORDER BY kind`.execute(db);
  return rows;
}

/** The same of many players and one kind. */
export async function listContactsOf(
  db: Executor,
  playerIds: readonly bigint[],
  kind: number,
): Promise<readonly { readonly player_id: bigint; readonly sealed: Buffer }[]> {
  const { rows } = await sql<{ player_id: bigint; sealed: Buffer }>`
    SELECT player_id, sealed FROM player_contact
    WHERE player_id = ANY (${[...playerIds]}::bigint[]) AND kind = ${kind}`.execute(db);
  return rows;
}

/** What is bound as this kind, and whether that was in the last so many hours. */
export async function findContact(
  db: Executor,
  playerId: bigint,
  kind: number,
  hours: number,
): Promise<{ readonly sealed: Buffer; readonly isNew: boolean } | undefined> {
  const { rows } = await sql<{ sealed: Buffer; isNew: boolean }>`
    SELECT sealed, bound_at > (SELECT app_now()) - ${hours} * interval '1 hour' AS "isNew"
    FROM player_contact WHERE player_id = ${playerId} AND kind = ${kind}`.execute(db);
  return rows[0];
}

/** What is bound as this kind, held until the transaction ends. */
export async function lockContact(
  tx: Tx,
  playerId: bigint,
  kind: number,
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ sealed: Buffer }>`
    SELECT sealed FROM player_contact WHERE player_id = ${playerId} AND kind = ${kind}
    FOR UPDATE`.execute(tx);
  return rows[0]?.sealed;
}

type NewContact = {
  readonly playerId: bigint;
  readonly kind: number;
  readonly sealed: Buffer;
  /** Of the address; null of what several may have. */
  readonly hash: Buffer | null;
};

/** The unique index by which an address is of one player; whoever comes second breaks it. */
export const ONE_PLAYER = 'player_contact_one';

/** Binds an address. Throws a unique violation of `ONE_PLAYER` where another player has it. */
export async function upsertContact(tx: Tx, c: NewContact): Promise<void> {
  await sql`
    INSERT INTO player_contact (player_id, kind, sealed, hash)
    VALUES (${c.playerId}, ${c.kind}, ${c.sealed}, ${c.hash})
    ON CONFLICT (player_id, kind) DO UPDATE
      SET sealed = excluded.sealed, hash = excluded.hash, bound_at = app_now()`.execute(tx);
}

/** Takes email and phone away, or those alone that were bound in the last so many hours; what was there. */
export async function deleteContacts(
  tx: Tx,
  playerId: bigint,
  withinHours: number | undefined,
): Promise<readonly ContactRow[]> {
  const { rows } = await sql<ContactRow>`
    DELETE FROM player_contact WHERE player_id = ${playerId} AND kind IN (1, 2)
      AND (${withinHours ?? null}::int IS NULL
        OR bound_at > (SELECT app_now()) - ${withinHours ?? 0} * interval '1 hour')
    RETURNING kind, sealed, to_ms(bound_at) AS bound_ms`.execute(tx);
  return rows;
}

/** What was bound as this kind and is no longer; undefined where nothing was. */
export async function deleteContact(
  tx: Tx,
  playerId: bigint,
  kind: number,
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ sealed: Buffer }>`
    DELETE FROM player_contact WHERE player_id = ${playerId} AND kind = ${kind}
    RETURNING sealed`.execute(tx);
  return rows[0]?.sealed;
}
