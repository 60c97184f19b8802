import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';
import type { OfficialDraw } from './feed-draw.ts';

export type NewestDraw = {
  readonly serialNumber: number;
  readonly day: string;
  readonly drawMs: number;
  readonly nowMs: number;
};

/**
 * Returns the newest result that a feed gave for a game, and the database clock. Draws of a rehearsal do not count. A result
 * without an issue here counts: numbering continues from it.
 */
export async function newestDraw(db: Executor, gameId: number): Promise<NewestDraw | undefined> {
  const { rows } = await sql<{ serial_number: bigint; day: string; draw_at: number; now: number }>`
    SELECT serial_number, day, draw_at, app_now() AS now FROM (
      (SELECT serial_number, day, draw_at, false AS is_told FROM issue
        WHERE game_id = ${gameId} AND winning_number IS NOT NULL AND mode IS NULL
        ORDER BY close_at DESC LIMIT 1)
      UNION ALL
      (SELECT serial_number, day, draw_at, true AS is_told FROM told_serial
        WHERE game_id = ${gameId} ORDER BY draw_at DESC LIMIT 1)) newest
    ORDER BY draw_at DESC, is_told DESC LIMIT 1`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  return {
    serialNumber: Number(row.serial_number),
    day: row.day,
    drawMs: row.draw_at,
    nowMs: row.now,
  };
}

/** When the issues of some days of a game are drawn, whether they were sold here or came in later. */
export async function drawTimes(
  db: Executor,
  gameId: number,
  days: readonly string[],
): Promise<readonly { readonly day: string; readonly drawMs: number }[]> {
  const { rows } = await sql<{ day: string; draw_at: number }>`
    SELECT day, draw_at FROM issue
    WHERE game_id = ${gameId} AND day = ANY(${days}::date[])`.execute(db);
  return rows.map(({ day, draw_at: drawMs }) => ({ day, drawMs }));
}

/** When the issues of a game were to be drawn that were cancelled, after a time. */
export async function cancelledDraws(
  db: Executor,
  gameId: number,
  afterMs: number,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ draw_at: number }>`
    SELECT draw_at FROM issue WHERE game_id = ${gameId} AND state = 3
      AND draw_at > from_ms(${afterMs}::bigint) AND close_at > from_ms(${afterMs}::bigint)`.execute(
    db,
  );
  return new Set(rows.map((row) => row.draw_at));
}

/** Keeps a result that fits no issue of ours, once. */
export async function insertToldSerial(
  tx: Tx,
  gameId: number,
  { serialNumber, day, drawMs }: Pick<OfficialDraw, 'serialNumber' | 'day' | 'drawMs'>,
): Promise<void> {
  await sql`
    INSERT INTO told_serial (game_id, serial_number, day, draw_at)
    VALUES (${gameId}, ${serialNumber}, ${day}::date, from_ms(${drawMs}::bigint))
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** Whether an issue of a day of a game is drawn at a time under a number. */
export async function isPlannedAt(
  db: Executor,
  gameId: number,
  day: string,
  { drawMs, serialNumber }: Pick<OfficialDraw, 'drawMs' | 'serialNumber'>,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM issue WHERE game_id = ${gameId} AND day = ${day}::date
      AND serial_number = ${serialNumber}
      AND draw_at = from_ms(${drawMs}::bigint) LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** One importer at a time for a game; whoever comes second waits. */
export async function lockGame(tx: Tx, gameId: number): Promise<void> {
  await sql`SELECT id FROM game WHERE id = ${gameId} FOR NO KEY UPDATE`.execute(tx);
}

export type KnownIssue = {
  readonly id: number;
  readonly serialNumber: number;
  readonly state: number;
  readonly winningNumber: string | null;
  readonly isSealed: boolean;
  readonly closeMs: number;
  readonly day: string;
  /** It was sold to be drawn here: a rehearsal of its time. */
  readonly isDrawnHere: boolean;
};

type KnownRow = {
  id: number;
  serial_number: bigint;
  state: number;
  winning_number: string | null;
  sealed_at: number | null;
  close_at: number;
  day: string;
  is_drawn_here: boolean;
};

/** The issues among these serials that are there already. */
export async function knownIssues(
  db: Executor,
  gameId: number,
  serials: readonly number[],
): Promise<ReadonlyMap<number, KnownIssue>> {
  const { rows } = await sql<KnownRow>`
    SELECT id, serial_number, state, winning_number, sealed_at, close_at, day,
      mode IS NOT NULL AS is_drawn_here FROM issue
    WHERE game_id = ${gameId} AND serial_number = ANY(${serials}::bigint[])`.execute(db);
  const known = rows.map((row): [number, KnownIssue] => {
    const serialNumber = Number(row.serial_number);
    const { id, state, day } = row;
    const isSealed = row.sealed_at !== null;
    const { winning_number: winningNumber, close_at: closeMs, is_drawn_here: isDrawnHere } = row;
    const about = { id, serialNumber, state, winningNumber, isSealed, closeMs, day, isDrawnHere };
    return [serialNumber, about];
  });
  return new Map(known);
}

/** Issues of a game that are drawn at one of these times under another number than is reported. */
export async function issuesAt(
  db: Executor,
  gameId: number,
  draws: readonly Pick<OfficialDraw, 'serialNumber' | 'day' | 'drawMs'>[],
): Promise<ReadonlyMap<number, { readonly id: number; readonly serialNumber: number }>> {
  const { rows } = await sql<{ reported: bigint; id: number; serial_number: bigint }>`
    SELECT t.serial AS reported, i.id, i.serial_number
    FROM unnest(${draws.map(({ serialNumber }) => serialNumber)}::bigint[],
      ${draws.map(({ day }) => day)}::date[], ${draws.map(({ drawMs }) => drawMs)}::bigint[]) AS t(serial, day, draw)
    JOIN issue i ON i.game_id = ${gameId} AND i.day = t.day AND i.draw_at = from_ms(t.draw)
    WHERE i.serial_number <> t.serial`.execute(db);
  return new Map(
    rows.map((row) => [
      Number(row.reported),
      { id: row.id, serialNumber: Number(row.serial_number) },
    ]),
  );
}

/** A past draw; of a game that is read off another one with what that one drew. */
export type PastDraw = OfficialDraw & { readonly original?: string };

/** Past draws that were never sold here: they come in and go the way of all issues, to their end. */
export async function insertPastDraws(
  tx: Tx,
  gameId: number,
  draws: readonly PastDraw[],
): Promise<void> {
  const pick = <K extends keyof OfficialDraw>(field: K) => draws.map((draw) => draw[field]);
  const serials = pick('serialNumber');
  await sql`
    INSERT INTO issue (game_id, serial_number, day, day_index, start_at, close_at, draw_at, closed_at, sealed_at)
    SELECT ${gameId}, p.serial, p.day, p.n, from_ms(p.start), from_ms(p.close), from_ms(p.draw),
      from_ms(p.close), from_ms(p.close)
    FROM unnest(${serials}::bigint[], ${pick('day')}::date[], ${pick('index')}::int[],
      ${pick('startMs')}::bigint[], ${pick('closeMs')}::bigint[], ${pick('drawMs')}::bigint[])
      AS p(serial, day, n, start, close, draw)`.execute(tx);
  await sql`
    UPDATE issue SET state = 1, drawn_at = draw_at, original_number = p.original, winning_number = p.number
    FROM unnest(${serials}::bigint[], ${draws.map(({ original, number }) => original ?? number)}::text[],
      ${pick('number')}::text[]) AS p(serial, original, number)
    WHERE game_id = ${gameId} AND serial_number = p.serial`.execute(tx);
  await sql`
    UPDATE issue SET state = 2, finished_at = app_now()
    WHERE game_id = ${gameId} AND serial_number = ANY(${serials}::bigint[])`.execute(tx);
}
