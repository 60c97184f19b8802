import { areaOf } from '../area.ts';
import { threeDigits } from '../template/three-digit.ts';
import { SSC } from './face.ts';

const NAME = { zh: '前中后三', en: 'Front, middle and back 3' };

export const fmb3 = threeDigits(
  areaOf(SSC, 'fmb3', NAME, NAME, [
    [0, 1, 2],
    [1, 2, 3],
    [2, 3, 4],
  ]),
  {
    direct: 1079,
    directText: 1080,
    directSum: 1081,
    directSpan: 1082,
    combo: 1083,
    g3: 1084,
    g3Text: 1085,
    g6: 1086,
    g6Text: 1087,
    mixText: 1088,
    groupSum: 1089,
    banker: 1090,
    sumTail: 1091,
    special: 1092,
  },
);
