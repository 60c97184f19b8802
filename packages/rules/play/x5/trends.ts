import { X5 } from './face.ts';
import { NUMBERS, bigsOf, middleOf, oddsOf, ratio, spanOf } from './derived.ts';
import { BALLS } from './index.ts';
import type { TrendSeries } from '../family.ts';

const upTo = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

const RATIOS = upTo(0, BALLS).map((count) => ratio(Number(count)));

const places: readonly TrendSeries[] = X5.positions.map(({ zh }, position) => ({
  mark: { zh: '一二三四五'[position] ?? '', en: String(position + 1) },
  name: { zh, en: `place ${position + 1}` },
  values: NUMBERS,
  of: (draw) => draw[position]! - 1,
  pick: (index) => ({ play: 'x5.fixed', position, symbol: NUMBERS[index] ?? '' }),
}));

/** What its trend beside the board shows (plays.md section 8.2). */
export const trends: readonly TrendSeries[] = [
  ...places,
  {
    mark: { zh: '跨', en: 'Sp' },
    name: { zh: '跨度', en: 'the span' },
    values: upTo(4, 10),
    of: (draw) => spanOf(draw) - 4,
  },
  {
    mark: { zh: '中', en: 'Mid' },
    name: { zh: '中位', en: 'the middle number' },
    values: NUMBERS.slice(2, 9),
    of: (draw) => middleOf(draw) - 3,
  },
  {
    mark: { zh: '单', en: 'Odd' },
    name: { zh: '单双比', en: 'odd to even' },
    values: RATIOS,
    of: oddsOf,
  },
  {
    mark: { zh: '大', en: 'Big' },
    name: { zh: '大小比', en: 'big to small' },
    values: RATIOS,
    of: bigsOf,
  },
];
