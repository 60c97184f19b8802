import { sql } from 'kysely';
import type { BannerRow } from '@fairlot/wire/content/banner';
import type { Executor, Tx } from '#platform/db';

type Language = 'zh' | 'en';
export type BannerLine = {
  readonly id: number;
  readonly picture: string;
  readonly title_zh: string;
  readonly title_en: string;
  readonly link: string;
  readonly languages: Language[];
  readonly from_ms: bigint | null;
  readonly until_ms: bigint | null;
  readonly sort: number;
  readonly is_shown: boolean;
};
type NewBanner = Omit<BannerLine, 'id' | 'from_ms' | 'until_ms'> & {
  readonly from_ms: number | null;
  readonly until_ms: number | null;
};

const LINE = sql`id, picture, title_zh, title_en, link, languages, to_ms(from_at) AS from_ms,
  to_ms(until_at) AS until_ms, sort, is_shown`;
const STATE = sql`CASE WHEN NOT is_shown THEN 'off' WHEN until_at <= (SELECT app_now()) THEN 'over'
  WHEN from_at > (SELECT app_now()) THEN 'waiting' ELSE 'shown' END`;

/** All of them, those too that players do not see. */
export async function listBanners(
  db: Executor,
): Promise<readonly (BannerLine & { readonly state: BannerRow['State'] })[]> {
  const { rows } = await sql<BannerLine & { state: BannerRow['State'] }>`
    SELECT ${LINE}, ${STATE} AS state FROM banner ORDER BY sort, id`.execute(db);
  return rows;
}

/** Those whose time it is, in their order. */
export async function listShown(db: Executor, most: number): Promise<readonly BannerLine[]> {
  const { rows } = await sql<BannerLine>`
    SELECT ${LINE} FROM banner WHERE ${STATE} = 'shown' ORDER BY sort, id LIMIT ${most}`.execute(
    db,
  );
  return rows;
}

/** One of them, held until the end of the transaction. */
export async function holdBanner(tx: Tx, id: number): Promise<BannerLine | undefined> {
  const { rows } = await sql<BannerLine>`
    SELECT ${LINE} FROM banner WHERE id = ${id} FOR NO KEY UPDATE`.execute(tx);
  return rows[0];
}

/** Of the advisory locks of banners: 0 of new ones, 1 of uploads. */
const LOCK_SPACE = 0x4e1c;

/** Adds one, counted under a lock; its number, or undefined where there are so many already. */
export async function insertBanner(
  tx: Tx,
  row: NewBanner,
  most: number,
): Promise<number | undefined> {
  await sql`SELECT pg_advisory_xact_lock(${LOCK_SPACE}, 0)`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    INSERT INTO banner (picture, title_zh, title_en, link, languages, from_at, until_at, sort, is_shown)
    SELECT ${row.picture}, ${row.title_zh}, ${row.title_en}, ${row.link}, ${row.languages}::text[],
      from_ms(${row.from_ms}::bigint), from_ms(${row.until_ms}::bigint), ${row.sort}, ${row.is_shown}
    WHERE (SELECT count(*) FROM banner) < ${most} RETURNING id`.execute(tx);
  return rows[0]?.id;
}

export async function updateBanner(tx: Tx, id: number, row: NewBanner): Promise<void> {
  await sql`
    UPDATE banner SET picture = ${row.picture}, title_zh = ${row.title_zh}, title_en = ${row.title_en},
      link = ${row.link}, languages = ${row.languages}::text[], from_at = from_ms(${row.from_ms}::bigint),
      until_at = from_ms(${row.until_ms}::bigint), sort = ${row.sort}, is_shown = ${row.is_shown}
    WHERE id = ${id}`.execute(tx);
}

/** How many pictures may wait that nothing refers to. */
export type UploadBounds = { readonly each: number; readonly all: number };

/** Keeps what was uploaded, counted under a lock; or why not: so many wait that nothing refers to, his own or those of all. */
export async function insertUpload(
  tx: Tx,
  { picture, by }: { readonly picture: string; readonly by: string },
  most: UploadBounds,
): Promise<'kept' | 'each' | 'all'> {
  await sql`SELECT pg_advisory_xact_lock(${LOCK_SPACE}, 1)`.execute(tx);
  if (await touchUpload(tx, picture)) return 'kept';
  const { rows } = await sql<{ each: number; all: number }>`
    SELECT count(*) FILTER (WHERE made_by = ${by})::int AS each, count(*)::int AS all
    FROM banner_pictures_idle()`.execute(tx);
  const { each, all } = rows[0] ?? { each: 0, all: 0 };
  if (each >= most.each) return 'each';
  if (all >= most.all) return 'all';
  await sql`INSERT INTO banner_picture (picture, made_by) VALUES (${picture}, ${by})`.execute(tx);
  return 'kept';
}

/** A picture stays for another day, whatever refers to it. False: it is not there. */
export async function touchUpload(db: Executor, picture: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE banner_picture SET made_at = app_now() WHERE picture = ${picture} RETURNING picture`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * Lets go of what nothing has referred to, and nobody has uploaded or asked for, for a day; so many at most, and how many
 * went. One that somebody asks for at this moment stays: its row says so before it can go.
 */
export async function forgetUploads(db: Executor, most: number): Promise<number> {
  const old = sql`made_at < (SELECT app_now()) - interval '1 day'`;
  const { numAffectedRows } = await sql`
    DELETE FROM banner_picture WHERE ${old} AND picture IN (
      SELECT picture FROM banner_pictures_idle() WHERE ${old} ORDER BY made_at LIMIT ${most})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}
