import { areaOf } from '../area.ts';
import { twoDigits } from '../template/two-digit.ts';
import { SSC } from './face.ts';

const NAME = { zh: '前二', en: 'Front 2' };

export const front2 = twoDigits(areaOf(SSC, 'front2', NAME, NAME, [[0, 1]]), {
  direct: 1107,
  directText: 1108,
  directSum: 1109,
  directSpan: 1110,
  g2: 1111,
  g2Text: 1112,
  groupSum: 1113,
  banker: 1114,
});
