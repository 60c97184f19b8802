import type { Bilingual } from '../../core/text.ts';
import type { Fact, FactColumn, TrendSeries } from '../family.ts';
import type { Draw } from '../play.ts';

/** What lotteries of pools say of a draw: facts, columns, trends (plays.md section 8.2). */

/** The main numbers: the first `drawn` of a draw, of 1 to `numbers`. */
type Main = { readonly drawn: number; readonly numbers: number };

const mainOf = ({ drawn }: Main, draw: Draw): Draw => draw.slice(0, drawn);
const sumOf = (main: Main, draw: Draw): number =>
  mainOf(main, draw).reduce((sum, number) => sum + number, 0);
const oddOf = (main: Main, draw: Draw): number =>
  mainOf(main, draw).filter((number) => number % 2 === 1).length;
/** 大: the upper half of the numbers. */
const bigOf = (main: Main, draw: Draw): number =>
  mainOf(main, draw).filter((number) => number * 2 > main.numbers).length;
const spanOf = (main: Main, draw: Draw): number =>
  Math.max(...mainOf(main, draw)) - Math.min(...mainOf(main, draw));

/** How many of the numbers are of each third: 01 to 11, 12 to 22, 23 to 33 of thirty-three. */
function thirdsOf(main: Main, draw: Draw): string {
  const width = Math.ceil(main.numbers / 3);
  const counts = [0, 0, 0];
  for (const number of mainOf(main, draw)) counts[Math.floor((number - 1) / width)]! += 1;
  return counts.join(':');
}

const plain = (value: number | string): Bilingual => ({ zh: String(value), en: String(value) });
const ratio = (part: number, whole: number): string => `${part}:${whole - part}`;
const upTo = (last: number): string[] => Array.from({ length: last + 1 }, (_, i) => String(i));

/** Sum, and how many are odd and big. */
export const lottoFacts =
  (main: Main) =>
  (draw: Draw): readonly Fact[] => {
    const sum = sumOf(main, draw);
    const odd = ratio(oddOf(main, draw), main.drawn);
    const big = ratio(bigOf(main, draw), main.drawn);
    return [
      { long: { zh: `和 ${sum}`, en: `Sum ${sum}` }, short: plain(sum) },
      { long: { zh: `单双 ${odd}`, en: `Odd:even ${odd}` }, short: plain(odd) },
      { long: { zh: `大小 ${big}`, en: `Big:small ${big}` }, short: plain(big) },
    ];
  };

const column = (
  code: string,
  name: Bilingual,
  say: (draw: Draw) => number | string,
): FactColumn => ({
  code,
  name,
  cell: (draw) => ({ long: plain(say(draw)) }),
});

export const lottoColumns = (main: Main): readonly FactColumn[] => [
  column('sum', { zh: '和值', en: 'Sum' }, (draw) => sumOf(main, draw)),
  column('parity', { zh: '单双比', en: 'Odd:even' }, (draw) =>
    ratio(oddOf(main, draw), main.drawn),
  ),
  column('size', { zh: '大小比', en: 'Big:small' }, (draw) => ratio(bigOf(main, draw), main.drawn)),
  column('thirds', { zh: '三区比', en: 'Thirds' }, (draw) => thirdsOf(main, draw)),
  column('span', { zh: '跨度', en: 'Span' }, (draw) => spanOf(main, draw)),
];

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

/** The number at a place of its own: the blue ball. */
export const placeTrend = (
  at: number,
  numbers: number,
  mark: Bilingual,
  name: Bilingual,
): TrendSeries => ({
  mark,
  name,
  values: Array.from({ length: numbers }, (_, i) => String(i + 1).padStart(2, '0')),
  of: (draw) => (draw[at] ?? 1) - 1,
});
