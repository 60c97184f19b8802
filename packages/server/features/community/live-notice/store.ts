import { sql } from 'kysely';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { DayWindow } from '@fairlot/rules/lottery/day-window';
import { liveNoticeHub } from '@fairlot/wire/community/live-notice';
import type { Executor, Tx } from '#platform/db';

/** What operators say of a live notification. */
export type LiveContent = {
  readonly gameId: number;
  readonly title: Bilingual;
  readonly content: Bilingual;
  readonly times: readonly DayWindow[];
};

export type LiveRow = LiveContent & {
  readonly id: number;
  readonly version: number;
  readonly authorName: string;
  readonly madeMs: number;
};

type Row = {
  id: number;
  game_id: number;
  title: Bilingual;
  content: Bilingual;
  times: readonly DayWindow[];
  version: number;
  author_name: string;
  made_ms: bigint;
};

const toLive = ({ id, game_id, title, content, times, version, ...row }: Row): LiveRow => ({
  id,
  gameId: game_id,
  title,
  content,
  times,
  version,
  authorName: row.author_name,
  madeMs: Number(row.made_ms),
});

const COLUMNS = sql`id, game_id, title, content, times, version, author_name, to_ms(made_at) AS made_ms`;

/** All of them, oldest first. */
export async function readLives(db: Executor): Promise<readonly LiveRow[]> {
  const { rows } = await sql<Row>`
    SELECT ${COLUMNS} FROM live_notification ORDER BY id`.execute(db);
  return rows.map(toLive);
}

/** One of them, held until the end of the transaction. */
export async function lockLive(tx: Tx, id: number): Promise<LiveRow | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${COLUMNS} FROM live_notification WHERE id = ${id} FOR UPDATE`.execute(tx);
  return rows.map(toLive)[0];
}

/** How many there are, while nobody else adds one. */
export async function countToAdd(tx: Tx): Promise<number> {
  await sql`LOCK TABLE live_notification IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM live_notification`.execute(tx);
  return rows[0]?.n ?? 0;
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** Returns its number. */
export async function insertLive(tx: Tx, live: LiveContent, authorName: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO live_notification (game_id, title, content, times, author_name, made_at)
    VALUES (${live.gameId}, ${json(live.title)}, ${json(live.content)}, ${json(live.times)},
      ${authorName}, app_now()) RETURNING id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export async function updateLive(
  tx: Tx,
  id: number,
  live: LiveContent,
  authorName: string,
): Promise<void> {
  await sql`
    UPDATE live_notification SET game_id = ${live.gameId}, title = ${json(live.title)},
      content = ${json(live.content)}, times = ${json(live.times)}, version = version + 1,
      author_name = ${authorName}, made_at = app_now() WHERE id = ${id}`.execute(tx);
}

export async function removeLive(tx: Tx, id: number): Promise<void> {
  await sql`DELETE FROM live_notification WHERE id = ${id}`.execute(tx);
}

/** Whether one was ever made, also one that is gone. */
export async function wasEverMade(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ is_called: boolean }>`
    SELECT is_called FROM live_notification_id_seq`.execute(db);
  return rows[0]?.is_called ?? false;
}

/** The key space of the advisory lock of lines to all players. */
const TOAST_LOCK_SPACE = 20_014;

/** How many lines were said to all players in the last minute, and the time, while nobody else says one. */
export async function countToasts(tx: Tx): Promise<{ nowMs: number; count: number }> {
  await sql`SELECT pg_advisory_xact_lock(${TOAST_LOCK_SPACE}, 0)`.execute(tx);
  const { topic, target } = liveNoticeHub.toastNotification;
  const { rows } = await sql<{ now_ms: bigint; count: number }>`
    SELECT to_ms(app_now()) AS now_ms, count(seq)::int AS count FROM event
    WHERE topic = ${topic.of('site')} AND name = ${target}
      AND created_at > (SELECT app_now() - interval '1 minute')`.execute(tx);
  return { nowMs: Number(rows[0]?.now_ms ?? 0n), count: rows[0]?.count ?? 0 };
}
