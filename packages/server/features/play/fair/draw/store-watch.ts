import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

/** A game whose line of manifests has grown since the monitor looked. */
export type Grown = {
  readonly gameId: number;
  readonly categoryId: number;
  readonly code: string;
  readonly seq: number;
  readonly state: unknown;
};

type GrownRow = { game_id: number; category_id: number; code: string; seq: number; state: unknown };

/** Games that are watched already, where there is something new; of new games watching begins. */
export async function listGrown(db: Executor, most: number): Promise<readonly Grown[]> {
  await sql`
    INSERT INTO draw_watch (game_id, seq)
    SELECT h.game_id, h.seq FROM manifest_head h
    WHERE NOT EXISTS (SELECT FROM draw_watch w WHERE w.game_id = h.game_id)
    ON CONFLICT DO NOTHING`.execute(db);
  const { rows } = await sql<GrownRow>`
    SELECT w.game_id, g.category_id, g.code, w.seq, w.state
    FROM draw_watch w JOIN manifest_head h ON h.game_id = w.game_id AND h.seq > w.seq
    JOIN game g ON g.id = w.game_id ORDER BY w.game_id LIMIT ${most}`.execute(db);
  return rows.map((row) => ({
    gameId: row.game_id,
    categoryId: row.category_id,
    code: row.code,
    seq: row.seq,
    state: row.state,
  }));
}

/** A draw or a settlement, in the order of their publication. */
export type Seen = {
  readonly seq: number;
  readonly kind: string;
  readonly body: string;
  /** The issue of a settlement. */
  readonly issue: { readonly id: number; readonly drawMs: number } | undefined;
};

type SeenRow = {
  seq: number;
  kind: string;
  body: string;
  issue_id: number | null;
  draw_at: number | null;
};

/** What a game published after a manifest, up to some of it. */
export async function readGrowth(
  db: Executor,
  { gameId, seq }: Pick<Grown, 'gameId' | 'seq'>,
  most: number,
): Promise<readonly Seen[]> {
  const { rows } = await sql<SeenRow>`
    SELECT m.seq, m.kind, m.body, i.id AS issue_id, i.draw_at FROM manifest m
    LEFT JOIN issue i ON m.kind = 'settlement' AND (i.game_id, i.serial_number) = (m.game_id, m.serial_number)
    WHERE m.game_id = ${gameId} AND m.seq > ${seq} ORDER BY m.seq LIMIT ${most}`.execute(db);
  return rows.map(({ seq: at, kind, body, issue_id: id, draw_at: drawMs }) => ({
    seq: at,
    kind,
    body,
    issue: id === null || drawMs === null ? undefined : { id, drawMs },
  }));
}

/** Keeps what is known now; false where another process has looked meanwhile. */
export async function updateWatch(
  tx: Tx,
  { gameId, seq: from }: Pick<Grown, 'gameId' | 'seq'>,
  to: number,
  state: string,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE draw_watch SET seq = ${to}, state = ${state}::jsonb
    WHERE game_id = ${gameId} AND seq = ${from} RETURNING game_id`.execute(tx);
  return rows.length > 0;
}
