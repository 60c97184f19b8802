import { sql } from 'kysely';
import type { StatementFormat } from '@fairlot/wire/statement';
import type { Executor, Tx } from '../../platform/db.ts';

export type Asked = {
  readonly playerId: bigint;
  readonly operatorId: number | null;
  readonly format: StatementFormat;
  readonly fromMs: number;
  readonly toMs: number;
};

/** The account name of a player; undefined where there is none. */
export async function accountOf(db: Executor, playerId: bigint): Promise<string | undefined> {
  const { rows } = await sql<{ user_name: string }>`
    SELECT user_name FROM player WHERE player_id = ${playerId}`.execute(db);
  return rows[0]?.user_name;
}

export async function readClock(db: Executor): Promise<number> {
  const { rows } = await sql<{ ms: bigint }>`SELECT to_ms(app_now()) AS ms`.execute(db);
  return Number(rows[0]?.ms ?? 0n);
}

const HOUR_MS = 3_600_000;
/** Of what is numbered by players: the space of the lock under which their statements are counted. */
const LOCK_SPACE = 0x57a7;

/**
 * Notes that one is asked for, unless the player (or the operator) had his number of the hour; counted under a lock, so
 * that of many at once no more come through.
 */
export async function noteAsked(
  tx: Tx,
  id: string,
  { playerId, operatorId, format, fromMs, toMs }: Asked,
  mostAnHour: number,
): Promise<boolean> {
  const lock = operatorId ?? Number(BigInt.asIntN(31, playerId));
  await sql`SELECT pg_advisory_xact_lock(${LOCK_SPACE + (operatorId === null ? 0 : 1)}, ${lock})`.execute(
    tx,
  );
  const { rows } = await sql`
    INSERT INTO statement_made (player_id, id, operator_id, format, from_at, to_at)
    SELECT ${playerId}, ${id}, ${operatorId}::int, ${format}, from_ms(${fromMs}), from_ms(${toMs})
    WHERE ${mostAnHour} > (
      SELECT count(*) FROM statement_made
      WHERE asked_at > (SELECT app_now()) - ${HOUR_MS} * interval '1 millisecond'
        AND ${operatorId === null ? sql`player_id = ${playerId} AND operator_id IS NULL` : sql`operator_id = ${operatorId}`})
    RETURNING id`.execute(tx);
  return rows.length > 0;
}

export async function noteMade(
  db: Executor,
  playerId: bigint,
  id: string,
  made: { readonly rows: number; readonly bytes: number; readonly sha256: string },
): Promise<void> {
  await sql`
    UPDATE statement_made SET rows = ${made.rows}, bytes = ${made.bytes}, sha256 = decode(${made.sha256}, 'hex')
    WHERE player_id = ${playerId} AND id = ${id}`.execute(db);
}

/** Whether one that was made is this player's own, or was made for this operator. */
export async function isOf(
  db: Executor,
  id: string,
  whose: { readonly playerId: bigint } | { readonly operatorId: number },
): Promise<boolean> {
  const mine =
    'playerId' in whose
      ? sql`player_id = ${whose.playerId} AND operator_id IS NULL`
      : sql`operator_id = ${whose.operatorId}`;
  const { rows } = await sql`
    SELECT FROM statement_made WHERE id = ${id} AND bytes IS NOT NULL AND ${mine}`.execute(db);
  return rows.length > 0;
}

/** Lets go of what was made more than a year ago; some at a time. */
export async function forgetMade(db: Executor): Promise<void> {
  await sql`
    DELETE FROM statement_made WHERE (player_id, id) IN (
      SELECT player_id, id FROM statement_made WHERE asked_at < (SELECT app_now()) - interval '400 days'
      LIMIT 1000)`.execute(db);
}
