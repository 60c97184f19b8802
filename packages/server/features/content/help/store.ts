import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

export type ArticleLine = {
  readonly id: number;
  readonly category: number;
  readonly title_zh: string;
  readonly title_en: string;
  readonly body_zh: string;
  readonly body_en: string;
  readonly sort: number;
  readonly is_shown: boolean;
};
type NewArticle = Omit<ArticleLine, 'id'>;
const LINE = sql`id, category, title_zh, title_en, body_zh, body_en, sort, is_shown`;
const IN_ORDER = sql`category, sort, id`;

/** All of them, those too that players do not see. */
export async function listArticles(db: Executor): Promise<readonly ArticleLine[]> {
  const { rows } = await sql<ArticleLine>`
    SELECT ${LINE} FROM help_article ORDER BY ${IN_ORDER}`.execute(db);
  return rows;
}

/** What players find. */
export async function listShown(db: Executor): Promise<readonly ArticleLine[]> {
  const { rows } = await sql<ArticleLine>`
    SELECT ${LINE} FROM help_article WHERE is_shown ORDER BY ${IN_ORDER}`.execute(db);
  return rows;
}

export async function findShown(
  db: Executor,
  id: number,
): Promise<(ArticleLine & { readonly edition: number }) | undefined> {
  const { rows } = await sql<ArticleLine & { edition: number }>`
    SELECT ${LINE}, edition FROM help_article WHERE id = ${id} AND is_shown`.execute(db);
  return rows[0];
}

/** One of them, held until the end of the transaction. */
export async function holdArticle(tx: Tx, id: number): Promise<ArticleLine | undefined> {
  const { rows } = await sql<ArticleLine>`
    SELECT ${LINE} FROM help_article WHERE id = ${id} FOR NO KEY UPDATE`.execute(tx);
  return rows[0];
}

/** Under which articles are counted. */
const LOCK_SPACE = 0x4e1b;

/** Adds one, counted under a lock; its number, or undefined where there are so many already. */
export async function insertArticle(
  tx: Tx,
  row: NewArticle,
  most: number,
): Promise<number | undefined> {
  await sql`SELECT pg_advisory_xact_lock(${LOCK_SPACE}, 0)`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    INSERT INTO help_article (category, title_zh, title_en, body_zh, body_en, sort, is_shown)
    SELECT ${row.category}, ${row.title_zh}, ${row.title_en}, ${row.body_zh}, ${row.body_en}, ${row.sort}, ${row.is_shown}
    WHERE (SELECT count(*) FROM help_article) < ${most} RETURNING id`.execute(tx);
  return rows[0]?.id;
}

/** Other words begin another edition; another place among the others, or being shown again, does not. */
export async function updateArticle(tx: Tx, row: ArticleLine): Promise<void> {
  await sql`
    UPDATE help_article SET
      edition = edition + CASE WHEN (title_zh, title_en, body_zh, body_en)
        IS DISTINCT FROM (${row.title_zh}::text, ${row.title_en}::text, ${row.body_zh}::text, ${row.body_en}::text)
        THEN 1 ELSE 0 END,
      category = ${row.category}, title_zh = ${row.title_zh}, title_en = ${row.title_en},
      body_zh = ${row.body_zh}, body_en = ${row.body_en}, sort = ${row.sort}, is_shown = ${row.is_shown}
    WHERE id = ${row.id}`.execute(tx);
}

/** Whether one was ever added, while nobody else adds one. */
export async function wasEverAdded(tx: Tx): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(${LOCK_SPACE}, 0)`.execute(tx);
  const { rows } = await sql<{ is_called: boolean }>`
    SELECT is_called FROM help_article_id_seq`.execute(tx);
  return rows[0]?.is_called ?? false;
}

type Vote = { readonly id: number; readonly isUseful: boolean; readonly edition: number | null };

/**
 * Keeps what a player says of an article as its words are now, in place of what he said before; false: he is shown none,
 * or has read other words than these.
 */
export async function writeVote(
  db: Executor,
  playerId: bigint,
  { id, isUseful, edition }: Vote,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO help_vote (player_id, article_id, is_useful, edition)
    SELECT ${playerId}, id, ${isUseful}, edition FROM help_article
    WHERE id = ${id} AND is_shown AND edition = coalesce(${edition}::int, edition)
    ON CONFLICT (player_id, article_id) DO UPDATE SET is_useful = excluded.is_useful, edition = excluded.edition
    RETURNING article_id`.execute(db);
  return rows.length > 0;
}

/** What he said of its words as they are now. */
export async function readVote(
  db: Executor,
  playerId: bigint,
  id: number,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ is_useful: boolean }>`
    SELECT v.is_useful FROM help_vote v JOIN help_article a ON a.id = v.article_id AND a.edition = v.edition
    WHERE v.player_id = ${playerId} AND v.article_id = ${id}`.execute(db);
  return rows[0]?.is_useful;
}

export type Votes = { readonly useful: number; readonly useless: number };

/** How many found each useful as its words are now, and how many did not. */
export async function countVotes(db: Executor): Promise<ReadonlyMap<number, Votes>> {
  const { rows } = await sql<Votes & { article_id: number }>`
    SELECT v.article_id, count(*) FILTER (WHERE v.is_useful)::int AS useful,
      count(*) FILTER (WHERE NOT v.is_useful)::int AS useless
    FROM help_vote v JOIN help_article a ON a.id = v.article_id AND a.edition = v.edition
    GROUP BY v.article_id`.execute(db);
  return new Map(rows.map(({ article_id: id, ...votes }) => [id, votes]));
}
