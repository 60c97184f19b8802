import { figure, numbers, span, spread, sum, sumTail } from '../trend/blocks.ts';
import { sidesChart } from '../trend/two-sided.ts';
import { K3 } from './face.ts';
import { k3 } from './plays.ts';
import type { Draw } from '../play.ts';
import type { Block, Chart } from '../trend/chart.ts';

const DICE = [0, 1, 2];
const FACES = numbers(1, 6);

const differentOf = (draw: Draw): number => new Set(draw).size;
const isStraight = (draw: Draw): boolean =>
  differentOf(draw) === 3 && Math.max(...draw) - Math.min(...draw) === 2;

/** 形态: three in a row are three different ones too (plays.md section 2.5). */
const FORMS: Block = {
  name: { zh: '形态', en: 'Form' },
  values: [
    { zh: '三同号', en: 'Three alike' },
    { zh: '三不同', en: 'All apart' },
    { zh: '二同号', en: 'Two alike' },
    { zh: '三连号', en: 'In a row' },
  ],
  isLine: false,
  marks: (draw) => [[0], [2], [1]][differentOf(draw) - 1]!.concat(isStraight(draw) ? 3 : []),
};

/** The charts of three dice (plays.md section 8.2). */
export const charts: readonly Chart[] = [
  {
    code: 'places',
    name: { zh: '基本走势', en: 'Dice' },
    blocks: [
      ...DICE.map((die) =>
        figure(
          K3.positions[die] ?? { zh: `第${die + 1}骰`, en: `Die ${die + 1}` },
          FACES,
          1,
          // Dice are shown in rising order.
          (draw) => draw.toSorted((a, b) => a - b)[die]!,
        ),
      ),
      spread({ zh: '号码分布', en: 'Faces' }, FACES, 1, DICE, (symbol) => ({
        play: 'k3.c.sanjun',
        symbol,
      })),
      FORMS,
    ],
  },
  {
    code: 'sum',
    name: { zh: '和值', en: 'Sum' },
    blocks: [
      sum(DICE, 3, 18, (symbol) => ({ play: 'k3.c.points', symbol })),
      span(DICE, 0, 5, (symbol) => ({ play: 'k3.c.span', symbol })),
      sumTail(DICE),
    ],
  },
  sidesChart(k3),
];
