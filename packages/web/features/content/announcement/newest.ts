import type { NoticeRow } from '@fairlot/wire/content/announcement';

/** The announcement that appeared last. It is not always the first row: pinned ones are above it. */
export const newestOf = (rows: readonly NoticeRow[]): NoticeRow | undefined =>
  rows.toSorted((a, b) => b.Seq - a.Seq)[0];
