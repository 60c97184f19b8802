import { sql } from 'kysely';
import type { Output } from '@fairlot/wire/core';
import type { alertHttp } from '@fairlot/wire/play/alert';
import type { Executor, Tx } from '#platform/db';

type Info = Output<typeof alertHttp.getAlertInfo>;
type Bell = Output<typeof alertHttp.getBells>['Bells'][number];

type InfoRow = {
  is_close_on: boolean;
  is_draw_on: boolean;
  is_win_on: boolean;
  is_chat_on: boolean;
};

/** All of it, where he never chose. */
export async function readInfo(db: Executor, playerId: bigint): Promise<Info> {
  const { rows } = await sql<InfoRow>`
    SELECT is_close_on, is_draw_on, is_win_on, is_chat_on FROM alert_setting
    WHERE player_id = ${playerId}`.execute(db);
  const [row] = rows;
  return {
    IsFengDanEnabled: row?.is_close_on ?? true,
    IsDrawEnabled: row?.is_draw_on ?? true,
    IsWinningEnabled: row?.is_win_on ?? true,
    IsChatEnabled: row?.is_chat_on ?? true,
  };
}

export async function writeInfo(db: Executor, playerId: bigint, info: Info): Promise<void> {
  const { IsFengDanEnabled, IsDrawEnabled, IsWinningEnabled, IsChatEnabled } = info;
  await sql`
    INSERT INTO alert_setting (player_id, is_close_on, is_draw_on, is_win_on, is_chat_on)
    VALUES (${playerId}, ${IsFengDanEnabled}, ${IsDrawEnabled}, ${IsWinningEnabled}, ${IsChatEnabled})
    ON CONFLICT (player_id) DO UPDATE SET is_close_on = excluded.is_close_on,
      is_draw_on = excluded.is_draw_on, is_win_on = excluded.is_win_on,
      is_chat_on = excluded.is_chat_on`.execute(db);
}

/** Whoever changes the bells of a player waits here for whoever does it at this moment. */
export async function lockSettings(tx: Tx, playerId: bigint): Promise<void> {
  await sql`
    INSERT INTO alert_setting (player_id) VALUES (${playerId}) ON CONFLICT DO NOTHING`.execute(tx);
  await sql`SELECT FROM alert_setting WHERE player_id = ${playerId} FOR UPDATE`.execute(tx);
}

export async function readBells(db: Executor, playerId: bigint): Promise<Bell[]> {
  const { rows } = await sql<{ game_id: number; seconds: Bell['Seconds'] }>`
    SELECT game_id, seconds FROM alert_bell WHERE player_id = ${playerId}
    ORDER BY game_id`.execute(db);
  return rows.map(({ game_id: GameId, seconds: Seconds }) => ({ GameId, Seconds }));
}

export async function putBell(tx: Tx, playerId: bigint, { GameId, Seconds }: Bell): Promise<void> {
  await sql`
    INSERT INTO alert_bell (player_id, game_id, seconds) VALUES (${playerId}, ${GameId}, ${Seconds})
    ON CONFLICT (player_id, game_id) DO UPDATE SET seconds = excluded.seconds`.execute(tx);
}

export async function deleteBell(db: Executor, playerId: bigint, gameId: number): Promise<void> {
  await sql`
    DELETE FROM alert_bell WHERE player_id = ${playerId} AND game_id = ${gameId}`.execute(db);
}
