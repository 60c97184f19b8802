import { figure, numbers, places, tailOf } from '../trend/blocks.ts';
import { judged, options } from '../trend/option-block.ts';
import { duelsChart, sidesChart } from '../trend/two-sided.ts';
import { invariant } from '../../core/invariant.ts';
import { PK10 } from './face.ts';
import { pk10 } from './plays.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Chart } from '../trend/chart.ts';

const CARS = numbers(1, 10, 2);
const HALF = 5;

const gy = pk10.find(({ code }) => code === 'pk10.c.gy');
invariant(gy, 'the sum of champion and second has its play');

const half = (code: string, name: Bilingual, first: number, play: string): Chart => ({
  code,
  name,
  blocks: places(PK10.positions.slice(first, first + HALF), CARS, { from: 1, play, first }),
});

/** 车号: the place at which each car arrived. */
const cars = (code: string, name: Bilingual, first: number): Chart => ({
  code,
  name,
  blocks: CARS.slice(first, first + HALF).map((car, i) =>
    figure(
      { zh: `${car} 号车名次`, en: `Car ${car}` },
      numbers(1, 10),
      1,
      (draw) => draw.indexOf(first + i + 1) + 1,
    ),
  ),
});

/** The charts of a race (plays.md section 8.2). */
export const charts: readonly Chart[] = [
  half('front', { zh: '前五名', en: 'Ranks 1-5' }, 0, 'pk10.fixed15'),
  half('back', { zh: '后五名', en: 'Ranks 6-10' }, HALF, 'pk10.fixed610'),
  {
    code: 'sum',
    name: { zh: '冠亚和', en: 'Sum of 2' },
    blocks: [
      options(judged(gy, numbers(3, 19)), { zh: '冠亚和', en: 'Sum of 2' }, true),
      tailOf({ zh: '和尾', en: 'Sum tail' }, (draw) => draw[0]! + draw[1]!),
    ],
  },
  sidesChart(pk10.filter(({ code }) => code !== 'pk10.c.gyTie')),
  duelsChart(pk10),
  cars('cars1', { zh: '1-5 号车', en: 'Cars 1-5' }, 0),
  cars('cars6', { zh: '6-10 号车', en: 'Cars 6-10' }, HALF),
];
