import { column } from '../template/fact-column.ts';
import { NUMBERS, bigsOf, middleOf, oddsOf, plain2, ratio, spanOf } from './derived.ts';
import { TIE, duelOf, parityOf, plain, sizeOf, sumOf } from './index.ts';
import type { FactColumn } from '../family.ts';
import type { Draw } from '../play.ts';

const PRIMES = [1, 2, 3, 5, 7, 11];
const primesOf = (draw: Draw): number => draw.filter((number) => PRIMES.includes(number)).length;

/** The derived columns of its draw history (plays.md section 8.2). */
export const columns: readonly FactColumn[] = [
  column('sum', { zh: '和值', en: 'Sum' }, (draw) => plain(sumOf(draw))),
  column('size', { zh: '大小', en: 'Size' }, sizeOf, TIE),
  column('parity', { zh: '单双', en: 'Parity' }, parityOf),
  column('duel', { zh: '龙虎', en: 'D/T' }, duelOf),
  column('bigs', { zh: '大小比', en: 'Big:small' }, (draw) => ratio(bigsOf(draw))),
  column('odds', { zh: '单双比', en: 'Odd:even' }, (draw) => ratio(oddsOf(draw))),
  column('primes', { zh: '质合比', en: 'Prime:other' }, (draw) => ratio(primesOf(draw))),
  column('span', { zh: '跨度', en: 'Span' }, (draw) => plain(spanOf(draw))),
  column('middle', { zh: '中位', en: 'Middle' }, (draw) => plain2(NUMBERS[middleOf(draw) - 1]!)),
];
