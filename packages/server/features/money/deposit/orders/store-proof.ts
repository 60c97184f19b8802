import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

/** Which picture: those of an order are numbered from 1. */
export type ProofKey = {
  readonly playerId: bigint;
  readonly orderNo: string;
  readonly place: number;
};

/** Takes one of so many tries of a day, which begins with the first of them; false: none is left. */
export async function takeProofTry(db: Executor, playerId: bigint, most: number): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO deposit_proof_day AS d (player_id, counted_from, counted) VALUES (${playerId}, app_now(), 1)
    ON CONFLICT (player_id) DO UPDATE SET
      counted_from = CASE WHEN d.counted_from <= (SELECT app_now()) - interval '1 day' THEN app_now() ELSE d.counted_from END,
      counted = CASE WHEN d.counted_from <= (SELECT app_now()) - interval '1 day' THEN 1 ELSE d.counted + 1 END
      WHERE d.counted < ${most} OR d.counted_from <= (SELECT app_now()) - interval '1 day'
    RETURNING player_id`.execute(db);
  return rows.length > 0;
}

export async function countProofs(
  db: Executor,
  playerId: bigint,
  orderNo: string,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM deposit_proof WHERE player_id = ${playerId} AND order_no = ${orderNo}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** The first place that is free: one that was forgotten leaves its own, while later ones are there. */
export async function freePlace(
  tx: Tx,
  playerId: bigint,
  orderNo: string,
  most: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ n: number }>`
    SELECT n FROM generate_series(1, ${most}::int) n WHERE NOT EXISTS (
      SELECT FROM deposit_proof p WHERE p.player_id = ${playerId} AND p.order_no = ${orderNo} AND p.place = n)
    ORDER BY n LIMIT 1`.execute(tx);
  return rows[0]?.n;
}

/** Whoever writes holds the row of the order: two at once are behind each other. */
export async function insertProof(
  tx: Tx,
  { playerId, orderNo, place }: ProofKey,
  sealed: Buffer,
): Promise<void> {
  await sql`
    INSERT INTO deposit_proof (player_id, order_no, place, sealed)
    VALUES (${playerId}, ${orderNo}, ${place}, ${sealed})`.execute(tx);
}

export async function listProofs(
  db: Executor,
  playerId: bigint,
  orderNo: string,
): Promise<readonly { readonly place: number; readonly made_ms: bigint }[]> {
  const { rows } = await sql<{ place: number; made_ms: bigint }>`
    SELECT place, to_ms(made_at) AS made_ms FROM deposit_proof
    WHERE player_id = ${playerId} AND order_no = ${orderNo} ORDER BY place`.execute(db);
  return rows;
}

export type Viewer = { readonly realm: 1 | 2; readonly id: bigint };

/** Writes a ticket down, for a picture that is there; whether it is. */
export async function insertTicket(
  db: Executor,
  hash: Buffer,
  { realm, id }: Viewer,
  { playerId, orderNo, place }: ProofKey,
  seconds: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO deposit_proof_ticket (hash, realm, viewer, player_id, order_no, place, until)
    SELECT ${hash}, ${realm}, ${id}, player_id, order_no, place, app_now() + ${seconds} * interval '1 second'
    FROM deposit_proof WHERE player_id = ${playerId} AND order_no = ${orderNo} AND place = ${place}`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n) === 1;
}

/** Takes a ticket, once and by whom it was given to: the picture that it is for. */
export async function takeTicket(
  tx: Tx,
  hash: Buffer,
  { realm, id }: Viewer,
): Promise<(ProofKey & { readonly sealed: Buffer }) | undefined> {
  type Row = { player_id: bigint; order_no: string; place: number; sealed: Buffer };
  const { rows } = await sql<Row>`
    WITH t AS (
      DELETE FROM deposit_proof_ticket
      WHERE hash = ${hash} AND realm = ${realm} AND viewer = ${id} AND until > (SELECT app_now())
      RETURNING player_id, order_no, place)
    SELECT p.player_id, p.order_no, p.place, p.sealed FROM deposit_proof p JOIN t USING (player_id, order_no, place)`.execute(
    tx,
  );
  const [row] = rows;
  return (
    row && {
      playerId: row.player_id,
      orderNo: row.order_no,
      place: row.place,
      sealed: row.sealed,
    }
  );
}

/** Lets go of pictures that are so old, and of tickets that are over; how many went. */
export async function forgetProofs(db: Executor, days: number, most: number): Promise<number> {
  const tickets = await sql`
    DELETE FROM deposit_proof_ticket WHERE hash IN (
      SELECT hash FROM deposit_proof_ticket WHERE until <= (SELECT app_now()) ORDER BY until LIMIT ${most})`.execute(
    db,
  );
  const proofs = await sql`
    DELETE FROM deposit_proof WHERE (player_id, order_no, place) IN (
      SELECT player_id, order_no, place FROM deposit_proof
      WHERE made_at < (SELECT app_now()) - ${days} * interval '1 day' ORDER BY made_at LIMIT ${most})`.execute(
    db,
  );
  return Math.max(Number(tickets.numAffectedRows ?? 0n), Number(proofs.numAffectedRows ?? 0n));
}
