import type { Bilingual } from '../../core/text.ts';
import type { PadRow } from '../play.ts';

/** The symbols of a digit row. */
export const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** What a row of single numbers shows: the ten digits, the six faces of a die. */
export type Numbers = { readonly from: number; readonly size: number };

export const TEN: Numbers = { from: 0, size: 10 };

/** The label of a row, with its position in the draw where it has exactly one. */
export type RowHead = { readonly label: Bilingual; readonly position?: number };

/** A row of the ten digits. */
export const digitRow = (place: RowHead, min: number, max = 10): PadRow => ({
  ...place,
  symbols: DIGITS,
  min,
  max,
  quick: max === 10,
});

/** A row of numbered balls, `01` to `49` where the highest has two digits. */
export function ballRow(place: RowHead, from: number, to: number, min = 1, max?: number): PadRow {
  const width = String(to).length;
  const count = to - from + 1;
  return {
    ...place,
    symbols: Array.from({ length: count }, (_, i) => String(from + i).padStart(width, '0')),
    min,
    max: max ?? count,
    quick: max === undefined,
  };
}

/** A row of single numbers. */
export const numbersRow = (place: RowHead, { from, size }: Numbers, min: number): PadRow =>
  ballRow(place, from, from + size - 1, min);

/** A row of whole numbers, for sums and spans. */
export const numberRow = (label: Bilingual, from: number, to: number): PadRow => ({
  label,
  symbols: Array.from({ length: to - from + 1 }, (_, i) => String(from + i)),
  min: 1,
  max: to - from + 1,
  quick: false,
});

/** A row of named choices: the Chinese name is the symbol (plays.md section 0). */
export const nameRow = (place: RowHead, names: readonly Bilingual[]): PadRow => ({
  ...place,
  symbols: names.map((name) => name.zh),
  labels: names,
  min: 1,
  max: names.length,
  quick: false,
});

/** The label of a row that is the only one. */
export const PICK: RowHead = { label: { zh: '选号', en: 'Numbers' } };
