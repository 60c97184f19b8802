/** Rows of one export: beyond this a spreadsheet is the wrong tool. */
export const MOST_ROWS = 20_000;
export const EXPORT_PAGE = 100;

export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };

/** Reads page after page until all rows are there; `tell` hears how far it is. */
export async function gatherRows<Row>(
  read: (page: number) => Promise<Page<Row>>,
  tell: (done: number, total: number) => void,
  most = MOST_ROWS,
): Promise<{ readonly rows: readonly Row[]; readonly isCut: boolean }> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { rows: part, total } = await read(page);
    rows.push(...part);
    tell(rows.length, total);
    if (rows.length >= most) return { rows: rows.slice(0, most), isCut: total > most };
    if (part.length === 0 || rows.length >= total) return { rows, isCut: false };
  }
}
