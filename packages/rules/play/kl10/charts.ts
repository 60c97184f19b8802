import { numbers, places, ranges, spread, tailOf } from '../trend/blocks.ts';
import { judged, options } from '../trend/option-block.ts';
import { duelsChart, sidesChart } from '../trend/two-sided.ts';
import { KL10 } from './face.ts';
import { sumOf } from './index.ts';
import { kl10 } from './plays.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Chart } from '../trend/chart.ts';

const NUMBERS = numbers(1, 20, 2);
const HALF = 4;
const balls = kl10.filter(({ code }) => /\.c\.ball\d$/.test(code));

const half = (code: string, name: Bilingual, first: number): Chart => ({
  code,
  name,
  blocks: places(KL10.positions.slice(first, first + HALF), NUMBERS, {
    from: 1,
    play: 'kl10.fixed',
    first,
  }),
});

const named = (code: string, name: Bilingual, codes: readonly string[]): Chart => ({
  code,
  name,
  blocks: balls.map((play) => options(judged(play, codes), play.name, true)),
});

/** The charts of happy ten (plays.md section 8.2). */
export const charts: readonly Chart[] = [
  half('front', { zh: '第一至四球', en: 'Balls 1-4' }, 0),
  half('back', { zh: '第五至八球', en: 'Balls 5-8' }, HALF),
  {
    code: 'spread',
    name: { zh: '号码分布', en: 'Numbers' },
    blocks: [
      spread({ zh: '号码', en: 'Number' }, NUMBERS, 1, [...KL10.positions.keys()], (symbol) => ({
        play: 'kl10.c.zm',
        symbol,
      })),
      tailOf({ zh: '总和尾数', en: 'Total tail' }, sumOf),
    ],
  },
  {
    code: 'total',
    name: { zh: '总和', en: 'Total' },
    // 大 begins with a range: 85.
    blocks: [ranges({ zh: '总和', en: 'Total' }, { from: 35, to: 132, width: 5 }, sumOf)],
  },
  named('directions', { zh: '方位', en: 'Directions' }, ['east', 'south', 'west', 'north']),
  named('dragons', { zh: '中发白', en: 'Dragons' }, ['zhong', 'fa', 'bai']),
  sidesChart(kl10),
  duelsChart(kl10),
];
