import type { SheetPage } from './types.ts';

/** Rows of one export: a year of somebody who bets all day. */
export const MOST_ROWS = 120_000;

/**
 * Reads from cursor to cursor until all rows are there; `tell` hears how far it is. A cursor that
 * leads nowhere new ends it: what the server says must not keep the player waiting for ever.
 */
export async function gatherRows<Row, Cursor>(
  read: (cursor: Cursor | undefined) => Promise<SheetPage<Row, Cursor>>,
  tell: (done: number, total: number | undefined) => void,
  most = MOST_ROWS,
): Promise<{ readonly rows: readonly Row[]; readonly isCut: boolean }> {
  const rows: Row[] = [];
  for (let cursor: Cursor | undefined; ;) {
    const { rows: part, next, total } = await read(cursor);
    rows.push(...part);
    tell(rows.length, total);
    const isMore = next !== undefined && part.length > 0;
    if (rows.length > most || (rows.length === most && isMore)) {
      return { rows: rows.slice(0, most), isCut: true };
    }
    if (!isMore) return { rows, isCut: false };
    cursor = next;
  }
}
