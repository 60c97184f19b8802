import { sql } from 'kysely';
import type { BannerRow } from '@fairlot/wire/banner';
import type { Executor, Tx } from '../../platform/db.ts';

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

/** Keeps what was uploaded, counted under a lock; false where so many wait to be asked for already. */
export async function insertUpload(
  tx: Tx,
  { picture, by }: { readonly picture: string; readonly by: string },
  most: number,
): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(${LOCK_SPACE}, 1)`.execute(tx);
  const { rows } = await sql`
    INSERT INTO banner_picture (picture, made_by) SELECT ${picture}, ${by}
    WHERE EXISTS (SELECT FROM banner_picture WHERE picture = ${picture})
      OR (SELECT count(*) FROM banner_picture WHERE NOT is_asked) < ${most}
    ON CONFLICT (picture) DO UPDATE SET made_at = app_now(), made_by = excluded.made_by
    RETURNING picture`.execute(tx);
  return rows.length > 0;
}

/** From now on a picture stays: somebody asks to publish it. False: it is not there. */
export async function keepUpload(db: Executor, picture: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE banner_picture SET is_asked = true WHERE picture = ${picture} RETURNING picture`.execute(
    db,
  );
  return rows.length > 0;
}

/** Lets go of what nobody asked for within three days, so many at most; how many went. */
export async function forgetUploads(db: Executor, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM banner_picture WHERE NOT is_asked AND picture IN (
      SELECT picture FROM banner_picture
      WHERE NOT is_asked AND made_at < (SELECT app_now()) - interval '3 days'
      ORDER BY made_at LIMIT ${most})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
