import { areaOf } from '../area.ts';
import { threeDigits } from '../template/three-digit.ts';
import { SSC } from './face.ts';

const NAME = { zh: '后三', en: 'Back 3' };

export const back3 = threeDigits(areaOf(SSC, 'back3', NAME, NAME, [[2, 3, 4]]), {
  direct: 1065,
  directText: 1066,
  directSum: 1067,
  directSpan: 1068,
  combo: 1069,
  g3: 1070,
  g3Text: 1071,
  g6: 1072,
  g6Text: 1073,
  mixText: 1074,
  groupSum: 1075,
  banker: 1076,
  sumTail: 1077,
  special: 1078,
});
