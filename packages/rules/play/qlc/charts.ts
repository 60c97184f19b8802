import { pool, ratiosChart } from '../trend/lotto-charts.ts';
import type { Chart } from '../trend/chart.ts';

const BASIC = [0, 1, 2, 3, 4, 5, 6];

/** The charts of 七乐彩 (plays.md section 8.2). */
export const charts: readonly Chart[] = [
  {
    code: 'pools',
    name: { zh: '基本走势', en: 'Numbers' },
    blocks: [
      pool({ zh: '基本号', en: 'Basic' }, 30, BASIC, (symbol) => ({
        play: 'qlc.std',
        row: 0,
        symbol,
      })),
      { ...pool({ zh: '特别号', en: 'Special' }, 30, [BASIC.length]), isLine: true },
    ],
  },
  ratiosChart({ drawn: BASIC.length, numbers: 30 }),
];
