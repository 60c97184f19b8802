// Lists as text that a spreadsheet opens, and files that the browser keeps.

/** What a spreadsheet may take for the beginning of a formula (OWASP, CSV injection), also in full width. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** A cell that would run as a formula is told to be text; a plain number stays a number. */
function cell(value: string | number): string {
  const text = String(value);
  const isNumber = /^[+-]?\d+(\.\d+)?$/.test(text);
  const safe = !isNumber && FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export type CsvRow = readonly (string | number)[];

/** Comma-separated values; the mark at the start tells spreadsheets that it is UTF-8. */
export const csvOf = (head: CsvRow, rows: readonly CsvRow[]): string =>
  `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** Hands a text to the player as a file. */
export function saveFile(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export const saveCsv = (name: string, head: CsvRow, rows: readonly CsvRow[]): void =>
  saveFile(name, 'text/csv', csvOf(head, rows));
