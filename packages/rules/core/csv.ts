/**
 * Comma-separated values (RFC 4180) that a spreadsheet opens as they were written: a text stays text, a number is a
 * number. The only writer of cells; every export goes through it.
 */

/** A text, a number, or a number in the form in which it is written, as `5.000`. */
export type CsvCell = string | number | { readonly number: string };
export type CsvRow = readonly CsvCell[];

/** Tells spreadsheets that the text is UTF-8. */
export const CSV_MARK = '\uFEFF';
const AS_TEXT = "'";

/** Characters that begin a formula in a spreadsheet (OWASP, CSV injection), and the text mark. */
const FORMULA = /^(?:[\s\p{Cf}]*[=+\-@'−]|[\t\r\n])/u;
/** Digits with the signs of numbers, amounts, fractions, times and dates. */
const NUMBER_OR_DATE =
  /^[\s(+\-.,$¥€£]*(?:上午|下午)?\s*\d[\d\s.,:/\-–−+()%年月日時时分秒et']*(?:am|pm|a|p|z|utc|gmt|上午|下午)?\s*$/i;
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const NAMED_MONTH = new RegExp(
  String.raw`^\s*(?:(?:\d{1,4}[\s\-./,]*)+${MONTH}\.?(?:[\s\-./,]*\d{1,4})*|${MONTH}\.?(?:[\s\-./,]*\d{1,4})+)(?:[\s\d:]*(?:am|pm)?)\s*$`,
  'i',
);
const LOGICAL = /^\s*(?:true|false)\s*$/i;
const READ_AS_OTHER: readonly RegExp[] = [FORMULA, NUMBER_OR_DATE, NAMED_MONTH, LOGICAL];

/** Returns true if a spreadsheet would convert a text: to a formula, a number or a date. */
export function isReadAsOther(text: string): boolean {
  // Spreadsheets read full-width digits and signs as the plain ones.
  const folded = text.normalize('NFKC');
  return READ_AS_OTHER.some((form) => form.test(text) || form.test(folded));
}

const quoted = (text: string): string =>
  /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Writes one cell. Marks a text that a spreadsheet would convert. */
export function csvCell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return value.number;
  return quoted(isReadAsOther(value) ? AS_TEXT + value : value);
}

/** One line with its end. */
export const csvLine = (row: CsvRow): string => `${row.map(csvCell).join(',')}\r\n`;

/** The text that a cell was made of. */
export const csvText = (cell: string): string =>
  cell.startsWith(AS_TEXT) ? cell.slice(AS_TEXT.length) : cell;

/** A figure that is only at hand as it is shown: a number where it is written as one. */
export const csvFigure = (text: string): CsvCell =>
  /^-?(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text;
