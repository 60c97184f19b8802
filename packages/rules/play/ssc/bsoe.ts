import { bsoePlay } from '../template/bsoe.ts';
import { SSC } from './face.ts';

export const bsoePlays = [
  bsoePlay(SSC, { code: 'front2', name: { zh: '前二', en: 'Front 2' }, at: [0, 1] }, 1145),
  bsoePlay(SSC, { code: 'back2', name: { zh: '后二', en: 'Back 2' }, at: [3, 4] }, 1146),
  bsoePlay(SSC, { code: 'front3', name: { zh: '前三', en: 'Front 3' }, at: [0, 1, 2] }, 1147),
  bsoePlay(SSC, { code: 'back3', name: { zh: '后三', en: 'Back 3' }, at: [2, 3, 4] }, 1148),
];
