import { sql } from 'kysely';
import type { DraftContent, DraftRow } from '@fairlot/wire/content/announcement';
import type { Executor, Tx } from '#platform/db';

export type DraftLine = {
  id: number;
  draft: DraftContent;
  version: number;
  author_name: string;
  edited_ms: bigint;
  shown: DraftContent | null;
  shown_version: number | null;
  published_ms: bigint | null;
  withdrawn_ms: bigint | null;
  audience: bigint | null;
  seq: bigint | null;
  is_up: boolean;
  state: DraftRow['State'];
};

const STATE = sql`CASE
  WHEN withdrawn_at IS NOT NULL THEN 'withdrawn' WHEN published_at IS NULL THEN 'draft'
  WHEN until_at <= (SELECT app_now()) THEN 'ended' WHEN is_up THEN 'shown'
  WHEN seq IS NULL THEN 'waiting' ELSE 'ended' END`;
const LINE = sql`id, draft, version, author_name, to_ms(edited_at) AS edited_ms, shown, shown_version,
  to_ms(published_at) AS published_ms, to_ms(withdrawn_at) AS withdrawn_ms, audience, seq, is_up, ${STATE} AS state`;

/** Announcements and drafts, who were made last first. */
export async function listDrafts(
  db: Executor,
  { state, before }: { readonly state: string | undefined; readonly before: number | undefined },
  count: number,
): Promise<readonly DraftLine[]> {
  const ofState = state === undefined ? sql`true` : sql`${STATE} = ${state}`;
  const older = before === undefined ? sql`true` : sql`id < ${before}`;
  const { rows } = await sql<DraftLine>`
    SELECT ${LINE} FROM announcement WHERE ${older} AND ${ofState}
    ORDER BY id DESC LIMIT ${count}`.execute(db);
  return rows;
}

/** One of them, held until the end of the transaction. */
export async function lockDraft(tx: Tx, id: number): Promise<DraftLine | undefined> {
  const { rows } = await sql<DraftLine>`
    SELECT ${LINE} FROM announcement WHERE id = ${id} FOR UPDATE`.execute(tx);
  return rows[0];
}

/** The key space of the advisory locks of announcements: 0 of new drafts, 1 of their order. */
const ANNOUNCEMENT_LOCK_SPACE = 20_048;

/** How many were never published, while nobody else writes one. */
export async function countDrafts(tx: Tx): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(${ANNOUNCEMENT_LOCK_SPACE}, 0)`.execute(tx);
  const { rows } = await sql<{ drafts: number }>`
    SELECT count(*)::int AS drafts FROM announcement WHERE published_at IS NULL`.execute(tx);
  return rows[0]?.drafts ?? 0;
}

/** Whether one was ever written, also one that is gone. */
export async function wasEverMade(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ is_called: boolean }>`
    SELECT is_called FROM announcement_id_seq`.execute(db);
  return rows[0]?.is_called ?? false;
}

export async function insertDraft(tx: Tx, draft: DraftContent, author: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO announcement (draft, author_name) VALUES (${JSON.stringify(draft)}::jsonb, ${author})
    RETURNING id`.execute(tx);
  return rows[0]!.id;
}

export async function updateDraft(
  tx: Tx,
  id: number,
  draft: DraftContent,
  author: string,
): Promise<void> {
  await sql`
    UPDATE announcement SET draft = ${JSON.stringify(draft)}::jsonb, version = version + 1,
      author_name = ${author}, edited_at = app_now() WHERE id = ${id}`.execute(tx);
}

export async function removeDraft(tx: Tx, id: number): Promise<void> {
  await sql`DELETE FROM announcement WHERE id = ${id}`.execute(tx);
}

export async function findAccount(db: Executor, name: string): Promise<bigint | undefined> {
  const { rows } = await sql<{ player_id: bigint }>`
    SELECT player_id FROM player WHERE lower(user_name) = lower(${name})`.execute(db);
  return rows[0]?.player_id;
}

/** How many are pinned, and to be ticked, or will be: all that are published and neither over nor taken back. */
export async function countMarked(
  tx: Tx,
  except: number,
): Promise<{ readonly pinned: number; readonly must: number }> {
  const { rows } = await sql<{ pinned: number; must: number }>`
    SELECT count(*) FILTER (WHERE is_pinned)::int AS pinned,
      count(*) FILTER (WHERE must_read)::int AS must
    FROM announcement WHERE published_at IS NOT NULL AND withdrawn_at IS NULL AND (is_pinned OR must_read)
      AND (until_at IS NULL OR until_at > (SELECT app_now())) AND id <> ${except}`.execute(tx);
  return rows[0] ?? { pinned: 0, must: 0 };
}

type Publication = {
  readonly content: DraftContent;
  readonly version: number;
  readonly type: number;
  readonly audience: bigint;
  /** It stays where it is in the order: whoever read it has read it. */
  readonly keepsPlace: boolean;
};

/** Writes down what players are to be shown; `turnShown` shows it when its time comes. */
export async function publishDraft(
  tx: Tx,
  id: number,
  { content, version, type, audience, keepsPlace }: Publication,
): Promise<void> {
  const { From, Until, IsPinned, IsMustRead } = content;
  await sql`
    UPDATE announcement SET shown = ${JSON.stringify(content)}::jsonb, shown_version = ${version},
      type = ${type}, audience = ${audience}, is_pinned = ${IsPinned}, must_read = ${IsMustRead},
      from_at = coalesce(from_ms(${From}::bigint), app_now()), until_at = from_ms(${Until}::bigint),
      published_at = app_now(), withdrawn_at = NULL,
      seq = CASE WHEN ${keepsPlace} THEN seq END,
      appeared_at = CASE WHEN ${keepsPlace} THEN appeared_at END, is_up = ${keepsPlace}
    WHERE id = ${id}`.execute(tx);
}

export async function withdrawShown(tx: Tx, id: number): Promise<void> {
  await sql`
    UPDATE announcement SET withdrawn_at = app_now(), is_up = false WHERE id = ${id}`.execute(tx);
}

const AT_ONCE = 50;

/** Whether something is to be shown or is over; read without holding anything. */
export async function isTurnDue(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ is_due: boolean }>`
    SELECT EXISTS (SELECT FROM announcement WHERE published_at IS NOT NULL AND seq IS NULL
        AND withdrawn_at IS NULL AND from_at <= (SELECT app_now()))
      OR EXISTS (SELECT FROM announcement WHERE is_up AND until_at <= (SELECT app_now())) AS is_due`.execute(
    db,
  );
  return rows[0]?.is_due ?? false;
}

/**
 * Shows what is due, each with its number in the order, and takes off what is over. One transaction at a
 * time gives numbers, and keeps the others out until it is committed: whoever sees one sees all before it. What an act
 * holds is left to that act, which turns it itself: to wait for it would be to wait for each other.
 */
export async function turnShown(tx: Tx): Promise<readonly number[]> {
  await sql`SELECT pg_advisory_xact_lock(${ANNOUNCEMENT_LOCK_SPACE}, 1)`.execute(tx);
  const over = await sql<{ id: number }>`
    UPDATE announcement SET is_up = false WHERE id = ANY (ARRAY(
      SELECT id FROM announcement WHERE is_up AND until_at <= (SELECT app_now())
      LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)) RETURNING id`.execute(tx);
  const due = await sql<{ id: number }>`
    SELECT id FROM announcement WHERE published_at IS NOT NULL AND seq IS NULL
      AND withdrawn_at IS NULL AND from_at <= (SELECT app_now())
    ORDER BY from_at, id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`.execute(tx);
  for (const { id } of due.rows) {
    await sql`
      UPDATE announcement SET seq = nextval('announcement_seq'), appeared_at = app_now(),
        is_up = until_at IS NULL OR until_at > (SELECT app_now()) WHERE id = ${id}`.execute(tx);
  }
  return [...over.rows, ...due.rows].map(({ id }) => id);
}
