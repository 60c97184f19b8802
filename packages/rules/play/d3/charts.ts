import { digitCharts } from '../trend/digit-charts.ts';
import { D3 } from './face.ts';
import { d3 } from './plays.ts';

/** The charts of three digits (plays.md section 8.2). */
export const charts = digitCharts(
  D3,
  'd3.fixed',
  [
    { code: 'star3', name: { zh: '三星', en: 'All three' }, at: [0, 1, 2], anywhere: 'd3.any1' },
    { code: 'front2', name: { zh: '前二', en: 'Front 2' }, at: [0, 1] },
    { code: 'back2', name: { zh: '后二', en: 'Back 2' }, at: [1, 2] },
  ],
  d3,
);
