import { areaOf } from '../area.ts';
import { fourDigits } from '../template/four-digit.ts';
import { SSC } from './face.ts';

const NAME = { zh: '四星', en: 'Back 4' };

export const back4 = fourDigits(areaOf(SSC, 'back4', NAME, NAME, [[1, 2, 3, 4]]), {
  direct: 1016,
  directText: 1017,
  combo: 1018,
  g24: 1019,
  g12: 1020,
  g6: 1021,
  g4: 1022,
});
