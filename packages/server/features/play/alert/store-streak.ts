import { sql } from 'kysely';
import type { Output } from '@fairlot/wire/core';
import type { alertHttp } from '@fairlot/wire/play/alert';
import type { Executor, Tx } from '#platform/db';

export type StreakAlert = Output<typeof alertHttp.getStreakAlerts>['Alerts'][number];

export async function readStreakAlerts(db: Executor, playerId: bigint): Promise<StreakAlert[]> {
  const { rows } = await sql<{ game_id: number; length: StreakAlert['Length'] }>`
    SELECT game_id, length FROM alert_streak WHERE player_id = ${playerId}
    ORDER BY game_id`.execute(db);
  return rows.map(({ game_id: GameId, length: Length }) => ({ GameId, Length }));
}

export async function putStreakAlert(
  tx: Tx,
  playerId: bigint,
  { GameId, Length }: StreakAlert,
): Promise<void> {
  await sql`
    INSERT INTO alert_streak (player_id, game_id, length) VALUES (${playerId}, ${GameId}, ${Length})
    ON CONFLICT (player_id, game_id) DO UPDATE SET length = excluded.length`.execute(tx);
}

export async function deleteStreakAlert(
  db: Executor,
  playerId: bigint,
  gameId: number,
): Promise<void> {
  await sql`
    DELETE FROM alert_streak WHERE player_id = ${playerId} AND game_id = ${gameId}`.execute(db);
}
