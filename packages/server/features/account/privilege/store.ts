import { sql } from 'kysely';
import { flagBit, flagOfBit, type PlayerFlag } from '@fairlot/rules/check/access';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Db, Executor, Tx } from '#platform/db';

export type FlagRow = { readonly player: bigint; readonly was: boolean };

/** Sets a flag of a player or takes it off; what was there before, undefined where there is no such player. */
export async function writeFlag(
  tx: Tx,
  userName: string,
  flag: PlayerFlag,
  isSet: boolean,
): Promise<FlagRow | undefined> {
  const { rows } = await sql<{ player: bigint | null; was: boolean }>`
    SELECT player, was FROM player_set_flag(${userName}, ${flagBit(flag)}, ${isSet})`.execute(tx);
  const [row] = rows;
  return row && row.player !== null ? { player: row.player, was: row.was } : undefined;
}

/** Whether it is an account to look round with; it never becomes another. */
export async function isDemoAccount(tx: Tx, userName: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM player WHERE lower(user_name) = lower(${userName}) AND is_demo`.execute(tx);
  return rows.length > 0;
}

/** Lets go of the end of a flag; held until the transaction ends. Taken before the row of the player, as the job does. */
export async function forgetEnd(tx: Tx, userName: string, flag: PlayerFlag): Promise<void> {
  await sql`
    DELETE FROM player_flag_end WHERE flag = ${flagBit(flag)} AND player_id = (
      SELECT player_id FROM player WHERE lower(user_name) = lower(${userName}))`.execute(tx);
}

/** Says until when a flag stands. */
export async function writeEnd(
  tx: Tx,
  player: bigint,
  flag: PlayerFlag,
  hours: number,
): Promise<void> {
  await sql`
    INSERT INTO player_flag_end (player_id, flag, ends_at)
    VALUES (${player}, ${flagBit(flag)}, app_now() + ${hours}::int * interval '1 hour')`.execute(
    tx,
  );
}

/** Keeps that an operator set a flag himself, or that nobody did; whether it was otherwise before. Who calls it has written the flag. */
export async function writeOwn(
  tx: Tx,
  player: bigint,
  flag: PlayerFlag,
  isOwn: boolean,
): Promise<boolean> {
  const { rows } = await (
    isOwn
      ? sql`INSERT INTO player_flag_own (player_id, flag) VALUES (${player}, ${flagBit(flag)})
          ON CONFLICT DO NOTHING RETURNING flag`
      : sql`DELETE FROM player_flag_own WHERE player_id = ${player} AND flag = ${flagBit(flag)} RETURNING flag`
  ).execute(tx);
  return rows.length > 0;
}

/** Nobody changes a flag of his until the transaction ends. The ends of his flags come first, as wherever both are held. */
export async function holdPlayer(tx: Tx, player: bigint): Promise<void> {
  await sql`SELECT FROM player_flag_end WHERE player_id = ${player} FOR UPDATE`.execute(tx);
  await sql`SELECT FROM player WHERE player_id = ${player} FOR NO KEY UPDATE`.execute(tx);
}

/** Whether an operator set it himself. */
export async function isOwn(db: Executor, player: bigint, flag: PlayerFlag): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM player_flag_own WHERE player_id = ${player} AND flag = ${flagBit(flag)}`.execute(
    db,
  );
  return rows.length > 0;
}

export type FlagEnd = { readonly flag: PlayerFlag; readonly endsMs: number };

/** Until when flags of a player stand, of those that have an end. */
export async function listEnds(db: Executor, playerId: bigint): Promise<readonly FlagEnd[]> {
  const { rows } = await sql<{ flag: bigint; ends_ms: bigint }>`
    SELECT flag, to_ms(ends_at) AS ends_ms FROM player_flag_end
    WHERE player_id = ${playerId} ORDER BY flag`.execute(db);
  return rows.flatMap(({ flag: bit, ends_ms: endsMs }) => {
    const flag = flagOfBit(bit);
    return flag ? [{ flag, endsMs: Number(endsMs) }] : [];
  });
}

export type DueEnd = {
  readonly player_id: bigint;
  readonly user_name: string;
  readonly flag: bigint;
};

/** Ends that have come, the oldest first. */
export async function readDueEnds(db: Executor, most: number): Promise<readonly DueEnd[]> {
  const { rows } = await sql<DueEnd>`
    SELECT e.player_id, p.user_name, e.flag FROM player_flag_end e JOIN player p ON p.player_id = e.player_id
    WHERE e.ends_at <= (SELECT app_now()) ORDER BY e.ends_at LIMIT ${most}`.execute(db);
  return rows;
}

/** Takes an end that has come; false where somebody took it, or put it off. */
export async function takeDueEnd(tx: Tx, { player_id: player, flag }: DueEnd): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM player_flag_end
    WHERE player_id = ${player} AND flag = ${flag} AND ends_at <= (SELECT app_now())`.execute(tx);
  return numAffectedRows === 1n;
}

export async function readFlags(db: Db, playerId: bigint): Promise<bigint> {
  const { rows } = await sql<{ flags: bigint }>`
    SELECT flags FROM player WHERE player_id = ${playerId}`.execute(db);
  const [row] = rows;
  invariant(row, 'a signed-in player exists');
  return row.flags;
}

export async function findUserName(db: Executor, playerId: bigint): Promise<string | undefined> {
  const { rows } = await sql<{ user_name: string }>`
    SELECT user_name FROM player WHERE player_id = ${playerId}`.execute(db);
  return rows[0]?.user_name;
}
