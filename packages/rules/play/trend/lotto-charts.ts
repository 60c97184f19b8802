import type { Main } from '../template/lotto-facts.ts';
import { bigOf, mainOf, oddOf, sumOf } from '../template/lotto-facts.ts';
import type { Bilingual } from '../../core/text.ts';
import { numbers, ratio, span, spread, tailOf, type PickAt } from './blocks.ts';
import type { Block, Chart } from './chart.ts';

const PRIME = /^(?:1|2|3|5|7|11|13|17|19|23|29|31)$/;

/** A pool of a lottery of the state: which of its numbers were drawn. */
export const pool = (name: Bilingual, last: number, at: readonly number[], pick?: PickAt): Block =>
  spread(name, numbers(1, last, 2), 1, at, pick);

/** 比例: how many of the main numbers are of a kind, how far apart they are, the tail of their sum. */
export function ratiosChart(main: Main): Chart {
  const at = Array.from({ length: main.drawn }, (_, place) => place);
  return {
    code: 'ratios',
    name: { zh: '形态', en: 'Kinds' },
    blocks: [
      ratio({ zh: '单双比', en: 'Odd to even' }, main.drawn, (draw) => oddOf(main, draw)),
      ratio({ zh: '大小比', en: 'Big to small' }, main.drawn, (draw) => bigOf(main, draw)),
      ratio(
        { zh: '质合比', en: 'Prime to other' },
        main.drawn,
        (draw) => mainOf(main, draw).filter((number) => PRIME.test(String(number))).length,
      ),
      span(at, main.drawn - 1, main.numbers - 1),
      tailOf({ zh: '和尾', en: 'Sum tail' }, (draw) => sumOf(main, draw)),
    ],
  };
}
