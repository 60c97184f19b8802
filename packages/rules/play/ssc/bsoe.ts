import { bsoePlay } from '../template/bsoe.ts';

export const bsoePlays = [
  bsoePlay('ssc', { code: 'front2', name: { zh: '前二', en: 'Front 2' }, at: [0, 1] }, 1145),
  bsoePlay('ssc', { code: 'back2', name: { zh: '后二', en: 'Back 2' }, at: [3, 4] }, 1146),
  bsoePlay('ssc', { code: 'front3', name: { zh: '前三', en: 'Front 3' }, at: [0, 1, 2] }, 1147),
  bsoePlay('ssc', { code: 'back3', name: { zh: '后三', en: 'Back 3' }, at: [2, 3, 4] }, 1148),
];
