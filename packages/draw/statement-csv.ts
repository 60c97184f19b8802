import { CSV_MARK, csvCell, csvText, type CsvCell } from '@fairlot/rules/core/csv';
import type { StatementBody, StatementSeal } from './statement.ts';
import { STATEMENT_WORDS } from './statement-text.ts';

/**
 * A statement as comma-separated values (RFC 4180) that say all of it: from the table alone the JSON is made again.
 * Parts begin with a line of one cell, `[rows]`; the line after it has the headings.
 */
const SCALARS = [
  'v',
  'account',
  'currency',
  'from',
  'to',
  'made',
  'opening',
  'closing',
  'set_aside',
  'language',
] as const;
const COLUMNS = {
  sums: ['kind', 'name', 'count', 'in', 'out'],
  holds: ['at', 'kind', 'name', 'amount', 'left', 'id'],
  rows: [
    'at',
    'kind',
    'name',
    'game',
    'issue',
    'amount',
    'held',
    'balance',
    'available',
    'bet',
    'id',
  ],
} as const;
type Part = keyof typeof COLUMNS;
const SEAL = ['sha256', 'key', 'sig'] as const;
/** What is a number in JSON. */
const NUMBERS: ReadonlySet<string> = new Set(['v', 'kind', 'count']);

/** Amounts, which are text in JSON and numbers in a table. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'opening',
  'closing',
  'set_aside',
  'in',
  'out',
  'amount',
  'left',
  'held',
  'balance',
  'available',
]);

/** How a cell is written. */
type WriteCell = (cell: CsvCell) => string;

/** Characters that begin a formula in a spreadsheet, and the mark itself. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠']/u;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** The former form of cells, without marks. Such files stay valid. */
function formerCell(cell: CsvCell): string {
  const text = typeof cell === 'object' ? cell.number : String(cell);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const lineBy =
  (write: WriteCell) =>
  (cells: readonly CsvCell[]): string =>
    `${cells.map(write).join(',')}\r\n`;

/** A member as a cell: amounts are numbers whatever their type in JSON. */
const cellOf = (name: string, value: string | number): CsvCell =>
  AMOUNTS.has(name) ? { number: String(value) } : value;

/** A row of a part. */
const rowOf = (
  part: Part,
  row: Readonly<Record<string, string | number>>,
  line = lineBy(csvCell),
): string => line(COLUMNS[part].map((column) => cellOf(column, row[column] ?? '')));

export const csvRow = (row: StatementBody['rows'][number]): string => rowOf('rows', row);

function heading(part: Part, { language }: StatementBody, line: Line): string {
  const names = COLUMNS[part].map((column) => STATEMENT_WORDS[column][language]);
  return line([`[${part}]`, STATEMENT_WORDS[part][language]]) + line(names);
}

type Line = ReturnType<typeof lineBy>;

/** All that stands before the movements. */
export function csvHead(body: StatementBody, line: Line = lineBy(csvCell)): string {
  const { language } = body;
  const facts = SCALARS.map((name) =>
    line([name, cellOf(name, body[name]), STATEMENT_WORDS[name][language]]),
  );
  const lists = (['sums', 'holds'] as const).map(
    (part) => heading(part, body, line) + body[part].map((row) => rowOf(part, row, line)).join(''),
  );
  const title = line(['[statement]', STATEMENT_WORDS.title[language]]);
  return CSV_MARK + title + facts.join('') + lists.join('') + heading('rows', body, line);
}

/** What stands after them. */
export const csvEnd = (
  seal: StatementSeal,
  { language }: StatementBody,
  line: Line = lineBy(csvCell),
): string =>
  line(['[seal]', STATEMENT_WORDS.seal[language]]) +
  SEAL.map((name) => line([name, seal[name]])).join('');

const wholeBy = (body: StatementBody, seal: StatementSeal, line: Line): string =>
  csvHead(body, line) +
  body.rows.map((row) => rowOf('rows', row, line)).join('') +
  csvEnd(seal, body, line);

/** The whole of it. */
export const csvOf = (body: StatementBody, seal: StatementSeal): string =>
  wholeBy(body, seal, lineBy(csvCell));

/** Returns true if a text is a valid statement table, in the current or the former form. */
export const isCsvOf = (text: string, body: StatementBody, seal: StatementSeal): boolean =>
  [csvCell, formerCell].some((write) => wholeBy(body, seal, lineBy(write)) === text);

/** Cells of a text that `line` wrote; quotes and formula marks are taken off. */
function* linesOf(text: string): Generator<readonly string[]> {
  const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  let cells: string[] = [];
  for (let found = CELL.exec(text); found; found = CELL.exec(text)) {
    const [, quoted, bare = '', end] = found;
    const value = quoted === undefined ? bare : quoted.replaceAll('""', '"');
    cells.push(csvText(value));
    if (end === ',') continue;
    yield cells;
    cells = [];
  }
}

const valueOf = (name: string, text: string): string | number =>
  NUMBERS.has(name) && /^\d{1,15}$/.test(text) ? Number(text) : text;

const isPart = (name: string): name is Part => Object.hasOwn(COLUMNS, name);

/** What a table says, by members and lists; its form is still to be checked. */
export function readCsv(text: string): { readonly body: unknown; readonly seal: unknown } {
  const facts: Record<string, unknown> = { sums: [], holds: [], rows: [] };
  const seal: Record<string, string> = {};
  const lists = facts as Record<Part, unknown[]>;
  let part = '';
  let isHeading = false;
  for (const cells of linesOf(text.replace(CSV_MARK, ''))) {
    const [first = '', second = ''] = cells;
    const name = /^\[([a-z]+)\]$/.exec(first)?.[1];
    if (name !== undefined && cells.length === 2) {
      part = name;
      isHeading = isPart(name);
    } else if (isHeading) isHeading = false;
    else if (part === 'statement') facts[first] = valueOf(first, second);
    else if (part === 'seal') seal[first] = second;
    else if (isPart(part)) {
      lists[part].push(
        Object.fromEntries(COLUMNS[part].map((each, n) => [each, valueOf(each, cells[n] ?? '')])),
      );
    }
  }
  return { body: facts, seal };
}
