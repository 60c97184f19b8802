import { QXC } from './face.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Family } from '../family.ts';
import type { Draw } from '../play.ts';

/** The digits before the last number. */
const DIGITS = 6;

const digitsOf = (draw: Draw): Draw => draw.slice(0, DIGITS);
const sumOf = (draw: Draw): number => digitsOf(draw).reduce((sum, digit) => sum + digit, 0);
const oddOf = (draw: Draw): string => {
  const odd = digitsOf(draw).filter((digit) => digit % 2 === 1).length;
  return `${odd}:${DIGITS - odd}`;
};
/** 大: 5 to 9. */
const bigOf = (draw: Draw): string => {
  const big = digitsOf(draw).filter((digit) => digit > 4).length;
  return `${big}:${DIGITS - big}`;
};

const plain = (value: number | string): Bilingual => ({ zh: String(value), en: String(value) });
const upTo = (last: number): string[] => Array.from({ length: last + 1 }, (_, i) => String(i));

/** 七星彩: what is said of a draw (plays.md section 8.2). */
export const family: Family = {
  ...QXC,
  facts: (draw) => [
    { long: { zh: `和 ${sumOf(draw)}`, en: `Sum ${sumOf(draw)}` }, short: plain(sumOf(draw)) },
    {
      long: { zh: `单双 ${oddOf(draw)}`, en: `Odd:even ${oddOf(draw)}` },
      short: plain(oddOf(draw)),
    },
    {
      long: { zh: `大小 ${bigOf(draw)}`, en: `Big:small ${bigOf(draw)}` },
      short: plain(bigOf(draw)),
    },
  ],
  columns: [
    {
      code: 'sum',
      name: { zh: '和值', en: 'Sum' },
      cell: (draw) => ({ long: plain(sumOf(draw)) }),
    },
    {
      code: 'parity',
      name: { zh: '单双比', en: 'Odd:even' },
      cell: (draw) => ({ long: plain(oddOf(draw)) }),
    },
    {
      code: 'size',
      name: { zh: '大小比', en: 'Big:small' },
      cell: (draw) => ({ long: plain(bigOf(draw)) }),
    },
    {
      code: 'span',
      name: { zh: '跨度', en: 'Span' },
      cell: (draw) => ({
        long: plain(Math.max(...digitsOf(draw)) - Math.min(...digitsOf(draw))),
      }),
    },
  ],
  trends: QXC.positions.map(({ zh, en }, position) => ({
    mark: position === DIGITS ? { zh: '末', en: 'L' } : plain(position + 1),
    name: { zh, en: en.toLowerCase() },
    values: upTo(position === DIGITS ? 14 : 9),
    of: (draw: Draw) => draw[position] ?? 0,
  })),
};
