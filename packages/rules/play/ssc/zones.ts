import type { Zone } from '../trend/digit-charts.ts';

/** The parts of five digits that charts are of (plays.md section 8.2). */
export const ZONES: readonly (Zone & { readonly anywhere?: string })[] = [
  {
    code: 'star5',
    name: { zh: '五星', en: 'All five' },
    at: [0, 1, 2, 3, 4],
    anywhere: 'ssc.star5.any1',
  },
  {
    code: 'back4',
    name: { zh: '四星', en: 'Back 4' },
    at: [1, 2, 3, 4],
    anywhere: 'ssc.back4.any1',
  },
  {
    code: 'front3',
    name: { zh: '前三', en: 'Front 3' },
    at: [0, 1, 2],
    anywhere: 'ssc.front3.any1',
  },
  { code: 'mid3', name: { zh: '中三', en: 'Middle 3' }, at: [1, 2, 3], anywhere: 'ssc.mid3.any1' },
  { code: 'back3', name: { zh: '后三', en: 'Back 3' }, at: [2, 3, 4], anywhere: 'ssc.back3.any1' },
  { code: 'front2', name: { zh: '前二', en: 'Front 2' }, at: [0, 1] },
  { code: 'back2', name: { zh: '后二', en: 'Back 2' }, at: [3, 4] },
];
