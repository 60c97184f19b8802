import { areaOf } from '../area.ts';
import { twoDigits } from '../template/two-digit.ts';
import { SSC } from './face.ts';

const NAME = { zh: '前后二', en: 'Front and back 2' };

export const fb2 = twoDigits(
  areaOf(SSC, 'fb2', NAME, NAME, [
    [0, 1],
    [3, 4],
  ]),
  {
    direct: 1123,
    directText: 1124,
    directSum: 1125,
    directSpan: 1126,
    g2: 1127,
    g2Text: 1128,
    groupSum: 1129,
    banker: 1130,
  },
);
