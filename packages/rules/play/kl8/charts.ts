import { numbers, ratio, spread, tailOf } from '../trend/blocks.ts';
import { judged, options } from '../trend/option-block.ts';
import { sidesChart } from '../trend/two-sided.ts';
import { lowerOf, oddsOf } from './derived.ts';
import { sumOf } from './index.ts';
import { kl8 } from './plays.ts';
import type { Block, Chart } from '../trend/chart.ts';

const DRAWN = 20;
const PLACES = Array.from({ length: DRAWN }, (_, place) => place);

/** The eighty numbers, the upper and the lower forty under a heading each. */
const halves: readonly Block[] = [
  { first: 1, name: { zh: '上盘 01-40', en: 'Upper 01-40' } },
  { first: 41, name: { zh: '下盘 41-80', en: 'Lower 41-80' } },
].map(({ first, name }) => {
  const block = spread(name, numbers(first, first + 39, 2), first, PLACES, (symbol) => ({
    play: 'kl8.pick1',
    row: 0,
    symbol,
  }));
  return {
    ...block,
    marks: (draw, drawMs) =>
      block.marks(draw, drawMs).filter((column) => column >= 0 && column < 40),
  };
});

const parts = kl8.filter(({ code }) => /\.(?:updown|oddeven|wuxing)$/.test(code));

/** The charts of keno (plays.md section 8.2). */
export const charts: readonly Chart[] = [
  { code: 'grid', name: { zh: '基本走势', en: 'Numbers' }, blocks: halves },
  {
    code: 'total',
    name: { zh: '总和盘', en: 'Total' },
    blocks: [
      ...parts.map((play) => options(judged(play), play.name, true)),
      tailOf({ zh: '总和尾数', en: 'Total tail' }, sumOf),
    ],
  },
  {
    code: 'ratios',
    name: { zh: '比例', en: 'Ratios' },
    blocks: [
      ratio({ zh: '上下比', en: 'Upper to lower' }, DRAWN, lowerOf),
      ratio({ zh: '奇偶比', en: 'Odd to even' }, DRAWN, oddsOf),
    ],
  },
  sidesChart(kl8),
];
