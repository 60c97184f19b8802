import { pool, ratiosChart } from '../trend/lotto-charts.ts';
import { sidesChart } from '../trend/two-sided.ts';
import { ssq } from './plays.ts';
import type { Chart } from '../trend/chart.ts';

const REDS = [0, 1, 2, 3, 4, 5];

/** The charts of 双色球 (plays.md section 8.2). */
export const charts: readonly Chart[] = [
  {
    code: 'pools',
    name: { zh: '基本走势', en: 'Numbers' },
    blocks: [
      pool({ zh: '红球', en: 'Red' }, 33, REDS, (symbol) => ({ play: 'ssq.std', row: 0, symbol })),
      {
        ...pool({ zh: '蓝球', en: 'Blue' }, 16, [REDS.length], (symbol) => ({
          play: 'ssq.std',
          row: 1,
          symbol,
        })),
        isLine: true,
      },
    ],
  },
  ratiosChart({ drawn: REDS.length, numbers: 33 }),
  sidesChart(ssq),
];
