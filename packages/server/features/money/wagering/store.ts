import { sql } from 'kysely';
import type { Money } from '@fairlot/rules/core/money';
import type { Executor, Tx } from '#platform/db';

/** Lines of requirements and what was turned over: the statements. */

/** Money that a player was given, by the journal that gave it. */
export type Source = {
  readonly playerId: bigint;
  readonly kind: number;
  /** Key of the journal: the same opens one line. */
  readonly key: string;
  readonly amount: Money;
  /** How many times it is to be turned over, in hundredths; 0 asks for nothing. */
  readonly times: number;
};

export async function insertLine(tx: Tx, source: Source): Promise<void> {
  const { playerId, kind, key, amount, times } = source;
  await sql`
    SELECT requirement_open(${playerId}, ${kind}::smallint, ${key}, ${amount}, ${times}::int)`.execute(
    tx,
  );
}

export async function readHasOpen(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    SELECT EXISTS (SELECT FROM requirement WHERE state = 0) AS has`.execute(db);
  return rows[0]?.has === true;
}

export type LineRow = {
  id: bigint;
  kind: number;
  base: bigint;
  times: number;
  required: bigint;
  done: bigint;
  state: number;
  ended_by: number | null;
  created_ms: bigint;
  ended_ms: bigint | null;
};

/** The lines of a player: those that are open in their order, then the newest that ended, at most so many. */
export async function readLines(db: Executor, playerId: bigint, most: number): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    SELECT id, kind, base, times, required, done, state, ended_by, to_ms(created_at) AS created_ms,
      to_ms(ended_at) AS ended_ms
    FROM requirement WHERE player_id = ${playerId}
    ORDER BY state <> 0, CASE WHEN state = 0 THEN id END, id DESC LIMIT ${most}`.execute(db);
  return rows;
}

export type CountedRow = {
  game_id: number;
  serial_number: bigint;
  stake: bigint;
  wide: bigint;
  opposed: bigint;
  counted: bigint;
  counted_ms: bigint;
};

/** What was counted last for a player, newest first. */
export async function readCounted(
  db: Executor,
  playerId: bigint,
  most: number,
): Promise<CountedRow[]> {
  const { rows } = await sql<CountedRow>`
    SELECT * FROM (
      (SELECT i.game_id, i.serial_number, t.stake, t.wide, t.opposed, t.counted, to_ms(t.counted_at) AS counted_ms
      FROM turnover t JOIN issue i ON i.id = t.issue_id
      WHERE t.player_id = ${playerId} AND t.until_run IS NULL AND t.stake > 0
      ORDER BY t.counted_at DESC, t.issue_id DESC LIMIT ${most})
      UNION ALL
      (SELECT r.game_id, t.serial, t.stake, t.wide, t.opposed, t.counted, to_ms(t.counted_at)
      FROM instant_turnover t JOIN instant_round r ON r.player_id = t.player_id AND r.serial = t.serial
      WHERE t.player_id = ${playerId} ORDER BY t.serial DESC LIMIT ${most})) c
    ORDER BY counted_ms DESC, serial_number DESC LIMIT ${most}`.execute(db);
  return rows;
}

/** What of all open lines is missing, thousandths. */
export async function readGap(db: Executor, playerId: bigint): Promise<bigint> {
  const { rows } = await sql<{ gap: bigint }>`
    SELECT coalesce(sum(required - done), 0)::bigint AS gap FROM requirement
    WHERE player_id = ${playerId} AND state = 0`.execute(db);
  return rows[0]?.gap ?? 0n;
}

/** Lets go of lines that ended a year ago, and of what they were given; how many rows went. */
export async function forgetLines(db: Executor, most: number): Promise<number> {
  const { rows } = await sql<{ went: number }>`SELECT turnover_forget(${most}) AS went`.execute(db);
  return rows[0]?.went ?? 0;
}

/** Who has a name, however it is written. */
export async function findNamed(db: Executor, userName: string): Promise<bigint | undefined> {
  const { rows } = await sql<{ player_id: bigint }>`
    SELECT player_id FROM player WHERE lower(user_name) = lower(${userName})`.execute(db);
  return rows[0]?.player_id;
}

/** Ends all open lines of a player; how many. */
export async function voidLines(tx: Tx, playerId: bigint): Promise<number> {
  const { rows } = await sql<{ ended: number }>`
    SELECT requirement_void(${playerId}) AS ended`.execute(tx);
  return rows[0]?.ended ?? 0;
}

/** Ends the line of one source. */
export async function voidLine(tx: Tx, playerId: bigint, key: string): Promise<void> {
  await sql`SELECT requirement_drop(${playerId}, ${key})`.execute(tx);
}

/** What of the line of one source is missing, thousandths. */
export async function readGapOf(db: Executor, playerId: bigint, key: string): Promise<bigint> {
  const { rows } = await sql<{ gap: bigint }>`
    SELECT required - done AS gap FROM requirement
    WHERE player_id = ${playerId} AND source = ${key} AND state = 0`.execute(db);
  return rows[0]?.gap ?? 0n;
}
