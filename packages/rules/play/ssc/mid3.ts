import { areaOf } from '../area.ts';
import { threeDigits } from '../template/three-digit.ts';
import { SSC } from './face.ts';

const NAME = { zh: '中三', en: 'Middle 3' };

export const mid3 = threeDigits(areaOf(SSC, 'mid3', NAME, NAME, [[1, 2, 3]]), {
  direct: 1051,
  directText: 1052,
  directSum: 1053,
  directSpan: 1054,
  combo: 1055,
  g3: 1056,
  g3Text: 1057,
  g6: 1058,
  g6Text: 1059,
  mixText: 1060,
  groupSum: 1061,
  banker: 1062,
  sumTail: 1063,
  special: 1064,
});
