import { sql } from 'kysely';
import { SCAN_TIMES } from '@fairlot/rules/check/scan-times';
import type { ClientInfo } from '#platform/client-info';
import {
  codeOf,
  transaction,
  type Db,
  type Executor,
  type Tx,
  UNIQUE_VIOLATION,
} from '#platform/db';

type Asker = {
  readonly connectionId: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly says?: ClientInfo | undefined;
};

/**
 * Makes a ticket of a connection; of those before, the newest alone stays good. False where one of them was scanned
 * and waits for its answer. `isFresh` ends them all first. A connection asks one thing after another.
 */
export const insertTicket = (
  db: Db,
  hash: Buffer,
  { connectionId, ip, userAgent, says }: Asker,
  isFresh: boolean,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    await sql`
      UPDATE scan_ticket SET is_ended = true
      WHERE connection_id = ${connectionId} AND NOT is_ended
        AND (${isFresh} OR good_until <= (SELECT app_now()) OR player_id IS NULL AND hash <> (
          SELECT hash FROM scan_ticket WHERE connection_id = ${connectionId} AND NOT is_ended
          ORDER BY made_at DESC, hash LIMIT 1))`.execute(tx);
    const { rows } = await sql<{ waits: boolean }>`
      SELECT EXISTS (SELECT FROM scan_ticket WHERE connection_id = ${connectionId}
        AND NOT is_ended AND player_id IS NOT NULL) AS waits`.execute(tx);
    if (rows[0]?.waits) return false;
    await sql`
      INSERT INTO scan_ticket (hash, connection_id, ip, user_agent, is_mobile, app_version, device_id, good_until)
      VALUES (${hash}, ${connectionId}, ${ip}, ${userAgent}, ${says?.isMobile ?? false},
        ${says?.appVersion ?? null}, ${says?.deviceId ?? null},
        app_now() + ${SCAN_TIMES.scanned} * interval '1 second')`.execute(tx);
    return true;
  });

/** A ticket as who scanned it may know it. */
export type TicketRow = {
  connection_id: string;
  ip: string;
  user_agent: string;
  is_mobile: boolean;
  app_version: string | null;
  device_id: string | null;
  number: number;
  made_ms: bigint;
  end_ms: bigint;
};

type Phone = { readonly playerId: bigint; readonly sessionId: string };

const SHOWN = sql`connection_id, ip, user_agent, is_mobile, app_version, device_id, number, to_ms(made_at) AS made_ms, to_ms(good_until) AS end_ms`;

/**
 * Takes a ticket for a login, or shows it once more to the login that has it. Undefined where it is over, or another
 * has taken it or a later one of the same page.
 */
export async function takeTicket(
  db: Db,
  hash: Buffer,
  { playerId, sessionId }: Phone,
  number: number,
): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    UPDATE scan_ticket SET player_id = ${playerId}, session_id = ${sessionId},
      number = coalesce(number, ${number}), good_until = made_at + ${SCAN_TIMES.all} * interval '1 second'
    WHERE hash = ${hash} AND NOT is_ended AND good_until > (SELECT app_now())
      AND (player_id IS NULL OR session_id = ${sessionId})
    RETURNING ${SHOWN}`
    .execute(db)
    .catch((error: unknown) => {
      if (codeOf(error) === UNIQUE_VIOLATION) return { rows: [] };
      throw error;
    });
  return rows[0];
}

/** The ticket that this login has scanned, while it can be answered; held until the transaction ends. */
export async function holdTicket(
  tx: Tx,
  hash: Buffer,
  { playerId, sessionId }: Phone,
): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    SELECT ${SHOWN} FROM scan_ticket
    WHERE hash = ${hash} AND NOT is_ended AND good_until > (SELECT app_now())
      AND player_id = ${playerId} AND session_id = ${sessionId}
    FOR UPDATE`.execute(tx);
  return rows[0];
}

/** Ends every ticket of a connection: what was decided by one is not decided again by another. */
export async function endTickets(db: Executor, connectionId: string): Promise<void> {
  await sql`
    UPDATE scan_ticket SET is_ended = true
    WHERE connection_id = ${connectionId} AND NOT is_ended`.execute(db);
}

/** How a login was opened, by number; undefined where it has ended. */
export async function readLoginType(
  db: Executor,
  { playerId, sessionId }: Phone,
): Promise<number | undefined> {
  const { rows } = await sql<{ login_type: number }>`
    SELECT login_type FROM session
    WHERE player_id = ${playerId} AND id = ${sessionId} AND ended_at IS NULL`.execute(db);
  return rows[0]?.login_type;
}

/** Removes tickets of more than an hour ago, at most so many; whether there may be more. */
export async function deleteOldTickets(db: Executor, most: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM scan_ticket WHERE hash = ANY (ARRAY(
      SELECT hash FROM scan_ticket WHERE made_at < (SELECT app_now()) - interval '1 hour'
      ORDER BY made_at LIMIT ${most}))`.execute(db);
  return Number(numAffectedRows ?? 0n) >= most;
}
