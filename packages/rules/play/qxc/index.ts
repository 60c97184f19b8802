import { QXC } from './face.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Family } from '../family.ts';
import type { Draw } from '../play.ts';

/** The digits before the last number. */
export const DIGITS = 6;
export const digitsOf = (draw: Draw): Draw => draw.slice(0, DIGITS);
export const sumOf = (draw: Draw): number => digitsOf(draw).reduce((sum, digit) => sum + digit, 0);

export const oddOf = (draw: Draw): string => {
  const odd = digitsOf(draw).filter((digit) => digit % 2 === 1).length;
  return `${odd}:${DIGITS - odd}`;
};

/** 大: 5 to 9. */
export const bigOf = (draw: Draw): string => {
  const big = digitsOf(draw).filter((digit) => digit > 4).length;
  return `${big}:${DIGITS - big}`;
};

export const plain = (value: number | string): Bilingual => ({
  zh: String(value),
  en: String(value),
});

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
};
