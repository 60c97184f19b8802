import { areaOf } from '../area.ts';
import { fourDigits } from '../template/four-digit.ts';
import { SSC } from './face.ts';

const NAME = { zh: '前四', en: 'Front 4' };

export const front4 = fourDigits(areaOf(SSC, 'front4', NAME, NAME, [[0, 1, 2, 3]]), {
  direct: 1023,
  directText: 1024,
  combo: 1025,
  g24: 1026,
  g12: 1027,
  g6: 1028,
  g4: 1029,
});
