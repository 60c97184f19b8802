import { invariant } from '../../core/invariant.ts';
import { ok, refused } from '../../core/result.ts';
import { bitsOf } from '../rule/counting.ts';
import { pickedTwice, tooLong, unknownSymbol, wrongPickCount, wrongRowCount } from './problem.ts';
import type { Result } from '../../core/result.ts';
import type { InputKind, PadRow, SelectionProblem } from '../play.ts';
import type { Entry } from '../rule/rule.ts';

/** Rows of picks, a bit mask a row: bit i is the i-th symbol of the row. */
export type Rows = readonly number[];

/** The longest text of the largest pad is far below this. */
const LONGEST_ROWS = 1000;

/** Full-width forms become plain ones, blanks go: what an input method of Chinese types. */
const plain = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\s/g, '');

/**
 * Rows of symbols as plays.md section 0 writes them: rows behind `|`, symbols behind `,`. An empty
 * row is fine where the row's `min` is 0.
 */
export function rowsEntry(input: InputKind, rows: readonly PadRow[]): Entry<Rows> {
  for (const { symbols } of rows) invariant(symbols.length < 32, 'a mask holds 31 symbols');
  const bits = rows.map((row) => new Map(row.symbols.map((symbol, bit) => [symbol, bit])));
  return {
    input,
    layout: { rows },
    parse(content) {
      if (content.length > LONGEST_ROWS) return refused(tooLong());
      const texts = plain(content).split('|');
      if (texts.length !== rows.length) return refused(wrongRowCount(rows.length, texts.length));
      const masks: number[] = [];
      for (let i = 0; i < rows.length; i++) {
        const mask = parseRow(texts[i]!, i, bits[i]!, rows[i]!);
        if (!mask.ok) return mask;
        masks.push(mask.value);
      }
      return ok(masks);
    },
    format: (pick) =>
      pick
        .map((mask, i) =>
          bitsOf(mask)
            .map((bit) => rows[i]!.symbols[bit])
            .join(','),
        )
        .join('|'),
  };
}

function parseRow(
  text: string,
  index: number,
  bits: ReadonlyMap<string, number>,
  row: PadRow,
): Result<number, SelectionProblem> {
  const symbols = text === '' ? [] : text.split(',');
  if (symbols.length < row.min || symbols.length > row.symbols.length) {
    return refused(wrongPickCount(index, row.min, row.max));
  }
  let mask = 0;
  for (const symbol of symbols) {
    const bit = bits.get(symbol);
    if (bit === undefined) return refused(unknownSymbol(index, symbol));
    if ((mask >>> bit) & 1) return refused(pickedTwice(index, symbol));
    mask |= 1 << bit;
  }
  if (symbols.length > row.max) return refused(wrongPickCount(index, row.min, row.max));
  return ok(mask);
}
