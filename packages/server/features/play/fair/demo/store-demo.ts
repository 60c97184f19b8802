import { sql } from 'kysely';
import type { Executor } from '#platform/db';
import type { DemoDraw } from './make-demo-draws.ts';

/** The first issue of a game that is real, or this moment where it has none; undefined where the game has a history. */
export async function beginsAt(db: Executor, gameId: number): Promise<number | undefined> {
  const { rows } = await sql<{ at: bigint }>`
    SELECT to_ms(coalesce((SELECT min(start_at) FROM issue WHERE game_id = ${gameId}), app_now())) AS at
    WHERE NOT EXISTS (SELECT FROM demo_draw WHERE game_id = ${gameId})`.execute(db);
  return rows[0] && Number(rows[0].at);
}

/** Adds draws; those that another process has added stay. */
export async function insertDemoDraws(
  db: Executor,
  gameId: number,
  draws: readonly DemoDraw[],
): Promise<void> {
  await sql`
    INSERT INTO demo_draw (game_id, serial_number, day, start_at, close_at, draw_at, original_number, winning_number)
    SELECT ${gameId}::smallint, d.serial, d.day, from_ms(d.start_ms), from_ms(d.close_ms), from_ms(d.draw_ms), d.original, d.winning
    FROM unnest(${draws.map((draw) => draw.serialNumber)}::bigint[], ${draws.map((draw) => draw.day)}::date[],
      ${draws.map((draw) => draw.startMs)}::bigint[], ${draws.map((draw) => draw.closeMs)}::bigint[],
      ${draws.map((draw) => draw.drawMs)}::bigint[], ${draws.map((draw) => draw.original)}::text[],
      ${draws.map((draw) => draw.winning)}::text[]) AS d (serial, day, start_ms, close_ms, draw_ms, original, winning)
    ON CONFLICT DO NOTHING`.execute(db);
}

/** Whether an issue is one of a history that was made up. */
export async function isDemoDraw(
  db: Executor,
  gameId: number,
  serialNumber: number,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM demo_draw WHERE game_id = ${gameId} AND serial_number = ${serialNumber}`.execute(
    db,
  );
  return rows.length > 0;
}
