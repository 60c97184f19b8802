import type { SheetPage } from './types.ts';

/** Rows of one export: a year of somebody who bets all day. */
export const MOST_ROWS = 120_000;

export type Written = {
  readonly rows: number;
  /** There were more than may be. */
  readonly isCut: boolean;
};

/**
 * Reads from cursor to cursor and hands each page on before the next one is asked for, so that no more than a page
 * of rows is held; `tell` hears how far it is. Given up, nothing more is asked for. A cursor that leads nowhere
 * new ends it: what the server says must not keep the player waiting for ever.
 */
export async function writeRows<Row, Cursor>(
  read: (cursor: Cursor | undefined) => Promise<SheetPage<Row, Cursor>>,
  write: (rows: readonly Row[]) => void,
  {
    tell,
    isGivenUp = () => false,
    most = MOST_ROWS,
  }: {
    readonly tell: (done: number, total: number | undefined) => void;
    readonly isGivenUp?: () => boolean;
    readonly most?: number;
  },
): Promise<Written | 'given up'> {
  let rows = 0;
  for (let cursor: Cursor | undefined; ;) {
    const { rows: part, next, total } = await read(cursor);
    if (isGivenUp()) return 'given up';
    const left = most - rows;
    write(part.length > left ? part.slice(0, left) : part);
    rows += Math.min(part.length, left);
    tell(rows, total);
    const isMore = next !== undefined && part.length > 0;
    if (part.length > left || (part.length === left && isMore)) return { rows, isCut: true };
    if (!isMore) return { rows, isCut: false };
    cursor = next;
  }
}
