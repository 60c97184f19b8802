import { column } from './fact-column.ts';
import { bigOf, mainOf, oddOf, plain, ratio, sumOf, type Main } from './lotto-facts.ts';
import type { Bilingual } from '../../core/text.ts';
import type { FactColumn } from '../family.ts';
import type { Draw } from '../play.ts';

const spanOf = (main: Main, draw: Draw): number =>
  Math.max(...mainOf(main, draw)) - Math.min(...mainOf(main, draw));

/** How many of the numbers are of each third: 01 to 11, 12 to 22, 23 to 33 of thirty-three. */
function thirdsOf(main: Main, draw: Draw): string {
  const width = Math.ceil(main.numbers / 3);
  const counts = [0, 0, 0];
  for (const number of mainOf(main, draw)) counts[Math.floor((number - 1) / width)]! += 1;
  return counts.join(':');
}

const figure = (code: string, name: Bilingual, of: (draw: Draw) => number | string): FactColumn =>
  column(code, name, (draw) => plain(of(draw)));

export const lottoColumns = (main: Main): readonly FactColumn[] => [
  figure('sum', { zh: '和值', en: 'Sum' }, (draw) => sumOf(main, draw)),
  figure('parity', { zh: '单双比', en: 'Odd:even' }, (draw) =>
    ratio(oddOf(main, draw), main.drawn),
  ),
  figure('size', { zh: '大小比', en: 'Big:small' }, (draw) => ratio(bigOf(main, draw), main.drawn)),
  figure('thirds', { zh: '三区比', en: 'Thirds' }, (draw) => thirdsOf(main, draw)),
  figure('span', { zh: '跨度', en: 'Span' }, (draw) => spanOf(main, draw)),
];
