import { bigOf, oddOf, sumOf, type Main } from './lotto-facts.ts';
import type { TrendSeries } from '../family.ts';
import type { ColumnPick } from '../trend/chart.ts';

const upTo = (last: number): string[] => Array.from({ length: last + 1 }, (_, i) => String(i));

/** How many are odd and big, and the last digit of the sum. */
export const lottoTrends = (main: Main): readonly TrendSeries[] => [
  {
    mark: { zh: '单', en: 'Odd' },
    name: { zh: '单数的个数', en: 'odd numbers' },
    values: upTo(main.drawn),
    of: (draw) => oddOf(main, draw),
  },
  {
    mark: { zh: '大', en: 'Big' },
    name: { zh: '大数的个数', en: 'big numbers' },
    values: upTo(main.drawn),
    of: (draw) => bigOf(main, draw),
  },
  {
    mark: { zh: '尾', en: 'T' },
    name: { zh: '和值尾数', en: 'the last digit of the sum' },
    values: upTo(9),
    of: (draw) => sumOf(main, draw) % 10,
  },
];

const numbersTo = (last: number): readonly string[] =>
  Array.from({ length: last }, (_, i) => String(i + 1).padStart(2, '0'));

/** The number at a place of its own: the blue ball, which is picked in a `row` of the pad of its play. */
export const placeTrend = (
  at: number,
  numbers: number,
  { mark, name, ...pick }: Pick<TrendSeries, 'mark' | 'name'> & Omit<ColumnPick, 'symbol'>,
): TrendSeries => ({
  mark,
  name,
  values: numbersTo(numbers),
  of: (draw) => (draw[at] ?? 1) - 1,
  pick: (index) => ({ ...pick, symbol: numbersTo(numbers)[index] ?? '' }),
});
