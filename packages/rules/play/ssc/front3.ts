import { areaOf } from '../area.ts';
import { threeDigits } from '../template/three-digit.ts';
import { SSC } from './face.ts';

const NAME = { zh: '前三', en: 'Front 3' };

export const front3 = threeDigits(areaOf(SSC, 'front3', NAME, NAME, [[0, 1, 2]]), {
  direct: 1037,
  directText: 1038,
  directSum: 1039,
  directSpan: 1040,
  combo: 1041,
  g3: 1042,
  g3Text: 1043,
  g6: 1044,
  g6Text: 1045,
  mixText: 1046,
  groupSum: 1047,
  banker: 1048,
  sumTail: 1049,
  special: 1050,
});
