import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

export type NoteRow = {
  id: number;
  text: string;
  is_pinned: boolean;
  author_name: string;
  made_ms: bigint;
};

/** Notes of a player: pinned ones first, then the newest. */
export async function listNotes(db: Executor, playerId: bigint): Promise<readonly NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    SELECT id, text, is_pinned, author_name, to_ms(made_at) AS made_ms FROM player_note
    WHERE player_id = ${playerId} ORDER BY is_pinned DESC, id DESC`.execute(db);
  return rows;
}

export async function countNotes(tx: Tx, playerId: bigint): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    SELECT count(*) FROM player_note WHERE player_id = ${playerId}`.execute(tx);
  return Number(rows[0]?.count ?? 0n);
}

type NewNote = {
  readonly playerId: bigint;
  readonly text: string;
  readonly isPinned: boolean;
  readonly authorName: string;
};

export async function insertNote(tx: Tx, note: NewNote): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO player_note (player_id, text, is_pinned, author_name)
    VALUES (${note.playerId}, ${note.text}, ${note.isPinned}, ${note.authorName})
    RETURNING id`.execute(tx);
  return rows[0]!.id;
}

export async function deleteNote(
  tx: Tx,
  playerId: bigint,
  id: number,
): Promise<{ readonly text: string; readonly author_name: string } | undefined> {
  const { rows } = await sql<{ text: string; author_name: string }>`
    DELETE FROM player_note WHERE player_id = ${playerId} AND id = ${id}
    RETURNING text, author_name`.execute(tx);
  return rows[0];
}
