import { areaOf } from '../area.ts';
import { twoDigits } from '../template/two-digit.ts';
import { SSC } from './face.ts';

const NAME = { zh: '后二', en: 'Back 2' };

export const back2 = twoDigits(areaOf(SSC, 'back2', NAME, NAME, [[3, 4]]), {
  direct: 1115,
  directText: 1116,
  directSum: 1117,
  directSpan: 1118,
  g2: 1119,
  g2Text: 1120,
  groupSum: 1121,
  banker: 1122,
});
