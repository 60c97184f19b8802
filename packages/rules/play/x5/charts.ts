import {
  figure,
  kindsOfPlaces,
  numbers,
  PARITY,
  places,
  PRIMALITY,
  quality,
  sizeFrom,
  span,
  spread,
  sum,
  sumTail,
} from '../trend/blocks.ts';
import { duelsChart, sidesChart } from '../trend/two-sided.ts';
import { middleOf, NUMBERS } from './derived.ts';
import { X5 } from './face.ts';
import { x5 } from './plays.ts';
import type { Chart } from '../trend/chart.ts';

const ALL = [0, 1, 2, 3, 4];
const KINDS = [sizeFrom(6), PARITY, PRIMALITY];

/** The charts of five of eleven (plays.md section 8.2). */
export const charts: readonly Chart[] = [
  {
    code: 'places',
    name: { zh: '基本走势', en: 'Places' },
    blocks: places(X5.positions, NUMBERS, { from: 1, play: 'x5.fixed' }),
  },
  {
    code: 'spread',
    name: { zh: '号码分布', en: 'Numbers' },
    blocks: [
      spread({ zh: '号码', en: 'Number' }, NUMBERS, 1, ALL, (symbol) => ({
        play: 'x5.any1',
        row: 0,
        symbol,
      })),
      ...KINDS.map((kind) => quality(kind, ALL)),
      span(ALL, 4, 10),
      figure({ zh: '中位', en: 'Middle' }, numbers(3, 9, 2), 3, middleOf),
    ],
  },
  {
    code: 'sum',
    name: { zh: '和值', en: 'Sum' },
    blocks: [sum(ALL, 15, 45), sumTail(ALL)],
  },
  {
    code: 'kinds',
    name: { zh: '大小单双', en: 'Kinds' },
    blocks: kindsOfPlaces(X5.positions, KINDS),
  },
  sidesChart(x5),
  duelsChart(x5),
];
