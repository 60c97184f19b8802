import { figure, numbers } from '../trend/blocks.ts';
import { judged, options } from '../trend/option-block.ts';
import { duelsChart, sidesChart } from '../trend/two-sided.ts';
import { PC28 } from './face.ts';
import { pc28 } from './plays.ts';
import type { Block, Chart } from '../trend/chart.ts';

const block = (code: string, codes?: readonly string[], isLine = true): readonly Block[] =>
  pc28
    .filter((play) => play.code === `pc28.${code}`)
    .map((play) => options(judged(play, codes), play.name, isLine));

/** The charts of 28 (plays.md section 8.2). */
export const charts: readonly Chart[] = [
  { code: 'sum', name: { zh: '和值', en: 'Sum' }, blocks: block('num') },
  {
    code: 'kinds',
    name: { zh: '大小单双', en: 'Kinds' },
    blocks: [
      ...block('two', ['big', 'small']),
      ...block('two', ['odd', 'even']),
      ...block('combo'),
      ...block('extreme', ['max', 'min'], false),
      ...block('shape'),
      ...block('wave', undefined, false),
    ],
  },
  {
    code: 'places',
    name: { zh: '球号走势', en: 'Balls' },
    blocks: PC28.positions.map((name, position) =>
      figure(
        name,
        numbers(0, 9),
        0,
        (draw) => draw[position]!,
        (symbol) => ({
          play: `pc28.ball${position + 1}`,
          symbol,
        }),
      ),
    ),
  },
  {
    code: 'tail',
    name: { zh: '尾数', en: 'Tail' },
    blocks: block(
      'tail',
      numbers(0, 9).map((digit) => `t${digit}`),
    ),
  },
  sidesChart(pc28),
  duelsChart(pc28),
];
