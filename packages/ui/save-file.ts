// Lists as text that a spreadsheet opens, and files that the browser keeps.
import { CSV_MARK, csvLine, type CsvRow } from '@fairlot/rules/core/csv';

export type { CsvRow } from '@fairlot/rules/core/csv';

/** Comma-separated values; the mark at the start tells spreadsheets that it is UTF-8. */
export const csvOf = (head: CsvRow, rows: readonly CsvRow[]): string =>
  CSV_MARK + [head, ...rows].map(csvLine).join('');

/** The same a few rows at a time: the pieces in their order are the text. The first begins with the head. */
export function csvPieces(head: CsvRow): (rows: readonly CsvRow[]) => string {
  let before = CSV_MARK + csvLine(head);
  return (rows) => {
    const text = before + rows.map(csvLine).join('');
    before = '';
    return text;
  };
}

/** A text of many pieces: the browser keeps each where it keeps files, so that the page does not hold them. */
export const pieceOf = (text: string): Blob => new Blob([text]);

/** Hands a text to the player as a file. */
export function saveFile(name: string, type: string, ...content: readonly (string | Blob)[]): void {
  const url = URL.createObjectURL(new Blob([...content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export const saveCsv = (name: string, head: CsvRow, rows: readonly CsvRow[]): void =>
  saveFile(name, 'text/csv', csvOf(head, rows));
