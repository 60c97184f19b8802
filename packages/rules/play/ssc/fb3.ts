import { areaOf } from '../area.ts';
import { threeDigits } from '../template/three-digit.ts';
import { SSC } from './face.ts';

const NAME = { zh: '前后三', en: 'Front and back 3' };

export const fb3 = threeDigits(
  areaOf(SSC, 'fb3', NAME, NAME, [
    [0, 1, 2],
    [2, 3, 4],
  ]),
  {
    direct: 1093,
    directText: 1094,
    directSum: 1095,
    directSpan: 1096,
    combo: 1097,
    g3: 1098,
    g3Text: 1099,
    g6: 1100,
    g6Text: 1101,
    mixText: 1102,
    groupSum: 1103,
    banker: 1104,
    sumTail: 1105,
    special: 1106,
  },
);
