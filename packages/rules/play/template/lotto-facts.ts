import type { Bilingual } from '../../core/text.ts';
import type { Fact } from '../family.ts';
import type { Draw } from '../play.ts';

/** The main numbers: the first `drawn` of a draw, of 1 to `numbers`. */
export type Main = { readonly drawn: number; readonly numbers: number };

export const mainOf = ({ drawn }: Main, draw: Draw): Draw => draw.slice(0, drawn);
export const sumOf = (main: Main, draw: Draw): number =>
  mainOf(main, draw).reduce((sum, number) => sum + number, 0);
export const oddOf = (main: Main, draw: Draw): number =>
  mainOf(main, draw).filter((number) => number % 2 === 1).length;
/** 大: the upper half of the numbers. */
export const bigOf = (main: Main, draw: Draw): number =>
  mainOf(main, draw).filter((number) => number * 2 > main.numbers).length;
export const plain = (value: number | string): Bilingual => ({
  zh: String(value),
  en: String(value),
});
export const ratio = (part: number, whole: number): string => `${part}:${whole - part}`;

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
