import { sql } from 'kysely';
import { STATEMENT_KEPT_MINUTES, type StatementFormat } from '@fairlot/wire/back-office/statement';
import type { Executor, Tx } from '#platform/db';

export type StatementInput = {
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
  { playerId, operatorId, format, fromMs, toMs }: StatementInput,
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

/** Whoever makes one says so this often, and is thought to be gone after so long without. */
export const ALIVE_MS = 5_000;
const GONE_SECONDS = 30;

/** Says that one is still made. */
export async function noteAlive(db: Executor, playerId: bigint, id: string): Promise<void> {
  const nowMs = await readClock(db);
  await sql`
    UPDATE statement_made SET alive_at = from_ms(${nowMs}) WHERE player_id = ${playerId} AND id = ${id}`.execute(
    db,
  );
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

/** As `statement_made.fault` stores them. */
const FAULTS = { tooLong: 1, failed: 2 } as const;

/** Notes why one is not made. */
export async function noteFault(
  db: Executor,
  playerId: bigint,
  id: string,
  fault: keyof typeof FAULTS,
): Promise<void> {
  await sql`
    UPDATE statement_made SET fault = ${FAULTS[fault]} WHERE player_id = ${playerId} AND id = ${id}`.execute(
    db,
  );
}

export type Stands = Omit<StatementInput, 'playerId' | 'operatorId'> & {
  readonly account: string;
  readonly made: { readonly rows: number; readonly bytes: number; readonly sha256: string } | null;
  readonly fault: keyof typeof FAULTS | null;
  /** Whether nobody makes it any more, or its file is gone. */
  readonly isOver: boolean;
};
type Row = {
  readonly format: StatementFormat;
  readonly from_ms: bigint;
  readonly to_ms: bigint;
  readonly account: string;
  readonly rows: number | null;
  readonly bytes: bigint | null;
  readonly sha256: string | null;
  readonly fault: number | null;
  readonly is_over: boolean;
};

/** How far one is that somebody asked for; undefined where he has none of this id. */
export async function readStands(
  db: Executor,
  id: string,
  whose: Whose,
): Promise<Stands | undefined> {
  const { rows } = await sql<Row>`
    SELECT s.format, to_ms(s.from_at) AS from_ms, to_ms(s.to_at) AS to_ms, p.user_name AS account, s.rows, s.bytes,
      encode(s.sha256, 'hex') AS sha256, s.fault,
      CASE WHEN s.bytes IS NULL THEN s.alive_at < (SELECT app_now()) - ${GONE_SECONDS} * interval '1 second'
        ELSE s.asked_at < (SELECT app_now()) - ${STATEMENT_KEPT_MINUTES} * interval '1 minute' END AS is_over
    FROM statement_made s JOIN player p USING (player_id) WHERE s.id = ${id} AND ${mineOf(whose)}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return undefined;
  const { format, account, rows: count, bytes, sha256, fault, is_over: isOver } = row;
  const made =
    count === null || bytes === null || sha256 === null
      ? null
      : { rows: count, bytes: Number(bytes), sha256 };
  return {
    format,
    account,
    fromMs: Number(row.from_ms),
    toMs: Number(row.to_ms),
    made,
    fault: fault === null ? null : fault === FAULTS.tooLong ? 'tooLong' : 'failed',
    isOver,
  };
}

/** Whose one is: of a player who asked for himself, or of an operator. */
export type Whose = { readonly playerId: bigint } | { readonly operatorId: number };
const mineOf = (whose: Whose) =>
  'playerId' in whose
    ? sql`player_id = ${whose.playerId} AND operator_id IS NULL`
    : sql`operator_id = ${whose.operatorId}`;

/** Whether one that was made is this player's own, or was made for this operator. */
export async function isOf(db: Executor, id: string, whose: Whose): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM statement_made WHERE id = ${id} AND bytes IS NOT NULL AND ${mineOf(whose)}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Lets go of what was made more than a year ago; some at a time. */
export async function forgetMade(db: Executor): Promise<void> {
  await sql`
    DELETE FROM statement_made WHERE (player_id, id) IN (
      SELECT player_id, id FROM statement_made WHERE asked_at < (SELECT app_now()) - interval '400 days'
      LIMIT 1000)`.execute(db);
}
