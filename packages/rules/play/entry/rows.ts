import { elementsOf, setOf } from '../../core/bit-set.ts';
import { invariant } from '../../core/invariant.ts';
import { ok, refused } from '../../core/result.ts';
import { bitsOf } from '../rule/counting.ts';
import { placeOf, plain } from './place.ts';
import { pickedTwice, tooLong, unknownSymbol, wrongPickCount, wrongRowCount } from './problem.ts';
import type { BitSet } from '../../core/bit-set.ts';
import type { Result } from '../../core/result.ts';
import type { InputKind, PadRow, SelectionProblem } from '../play.ts';
import type { Entry } from '../rule/rule.ts';

/** Rows of at most 31 symbols, a bit mask a row: bit i is the i-th symbol of the row. */
export type Rows = readonly number[];

/** Rows of any number of symbols, a set a row: element i is the i-th symbol of the row. */
export type SetRows = readonly BitSet[];

/** The longest text of the largest pad is far below this. */
const LONGEST_ROWS = 1000;

/** Reads and writes rows whose picks are told by their places among the symbols of the row. */
function entryOf<Row>(
  input: InputKind,
  rows: readonly PadRow[],
  rowOf: (indexes: readonly number[], size: number) => Row,
  indexesOf: (row: Row) => readonly number[],
): Entry<readonly Row[]> {
  const places = rows.map((row) => new Map(row.symbols.map((symbol, i) => [symbol, i])));
  return {
    input,
    layout: { rows },
    parse(content) {
      if (content.length > LONGEST_ROWS) return refused(tooLong(LONGEST_ROWS));
      const texts = plain(content).split('|');
      if (texts.length !== rows.length) {
        const at = placeOf(content, rows.length, 0);
        return refused(wrongRowCount(at, rows.length, texts.length));
      }
      const picked: Row[] = [];
      for (let i = 0; i < rows.length; i++) {
        const indexes = parseRow(texts[i]!, i, places[i]!, rows[i]!);
        if (!indexes.ok) return refused(indexes.error(content));
        picked.push(rowOf(indexes.value, rows[i]!.symbols.length));
      }
      return ok(picked);
    },
    format: (picked) =>
      picked
        .map((row, i) =>
          indexesOf(row)
            .map((index) => rows[i]!.symbols[index])
            .join(','),
        )
        .join('|'),
  };
}

/**
 * Rows of symbols as plays.md section 0 writes them: rows behind `|`, symbols behind `,`. An empty
 * row is fine where the row's `min` is 0. For digits, dice and cars: a pick is read with one shift.
 */
export function rowsEntry(input: InputKind, rows: readonly PadRow[]): Entry<Rows> {
  for (const { symbols } of rows) invariant(symbols.length < 32, 'a mask holds 31 symbols');
  return entryOf(input, rows, maskOf, bitsOf);
}

/** The same for rows of any number of symbols: 49 or 80 balls. */
export const setRowsEntry = (input: InputKind, rows: readonly PadRow[]): Entry<SetRows> =>
  entryOf(input, rows, (indexes, size) => setOf(size, indexes), elementsOf);

function maskOf(bits: readonly number[]): number {
  let mask = 0;
  for (const bit of bits) mask |= 1 << bit;
  return mask;
}

function parseRow(
  text: string,
  index: number,
  places: ReadonlyMap<string, number>,
  row: PadRow,
): Result<readonly number[], (content: string) => SelectionProblem> {
  const symbols = text === '' ? [] : text.split(',');
  const picked: number[] = [];
  /** Where the reading stopped, which is asked for once it has. */
  const stop = (content: string): number => placeOf(content, index, picked.length);
  for (const symbol of symbols) {
    const place = places.get(symbol);
    if (place === undefined) {
      return refused((content) => unknownSymbol(stop(content), index, symbol));
    }
    if (picked.includes(place)) {
      return refused((content) => pickedTwice(stop(content), index, symbol));
    }
    picked.push(place);
  }
  if (picked.length < row.min || picked.length > row.max) {
    return refused((content) =>
      wrongPickCount(placeOf(content, index, row.max), index, row.min, row.max),
    );
  }
  return ok(picked);
}
