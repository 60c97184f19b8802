import { sql } from 'kysely';
import { flagBit, type PlayerFlag } from '@fairlot/rules/check/access';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Db, Executor, Tx } from '../../platform/db.ts';

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
