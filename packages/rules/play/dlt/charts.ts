import { pool, ratiosChart } from '../trend/lotto-charts.ts';
import type { Chart } from '../trend/chart.ts';

const FRONT = [0, 1, 2, 3, 4];
const BACK = [5, 6];

/** The charts of 大乐透 (plays.md section 8.2). */
export const charts: readonly Chart[] = [
  {
    code: 'pools',
    name: { zh: '基本走势', en: 'Numbers' },
    blocks: [
      pool({ zh: '前区', en: 'Front' }, 35, FRONT, (symbol) => ({
        play: 'dlt.std',
        row: 0,
        symbol,
      })),
      pool({ zh: '后区', en: 'Back' }, 12, BACK, (symbol) => ({ play: 'dlt.std', row: 1, symbol })),
    ],
  },
  ratiosChart({ drawn: FRONT.length, numbers: 35 }),
];
