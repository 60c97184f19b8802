import { ELEMENTS } from './element.ts';
import { elementOf, lowerOf, oddsOf } from './derived.ts';
import { sumOf } from './index.ts';
import type { TrendSeries } from '../family.ts';

/** How many numbers are drawn. */
const DRAWN = 20;
const upTo = (last: number): string[] => Array.from({ length: last + 1 }, (_, i) => String(i));

/** What its trend beside the board shows (plays.md section 8.2). */
export const trends: readonly TrendSeries[] = [
  {
    mark: { zh: '行', en: 'El' },
    name: { zh: '五行', en: 'the element' },
    values: ELEMENTS.map(({ name }) => name),
    of: elementOf,
    pick: (index) => ({ play: 'kl8.c.wuxing', symbol: ELEMENTS[index]?.code ?? '' }),
  },
  {
    mark: { zh: '上', en: 'Low' },
    name: { zh: '01 至 40 的个数', en: 'numbers up to 40' },
    values: upTo(DRAWN),
    of: lowerOf,
  },
  {
    mark: { zh: '奇', en: 'Odd' },
    name: { zh: '奇数的个数', en: 'odd numbers' },
    values: upTo(DRAWN),
    of: oddsOf,
  },
  {
    mark: { zh: '尾', en: 'T' },
    name: { zh: '总和尾数', en: 'the last digit of the total' },
    values: upTo(9),
    of: (draw) => sumOf(draw) % 10,
  },
];
