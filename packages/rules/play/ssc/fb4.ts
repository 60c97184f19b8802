import { areaOf } from '../area.ts';
import { fourDigits } from '../template/four-digit.ts';
import { SSC } from './face.ts';

const NAME = { zh: '前后四', en: 'Front and back 4' };

export const fb4 = fourDigits(
  areaOf(SSC, 'fb4', NAME, NAME, [
    [0, 1, 2, 3],
    [1, 2, 3, 4],
  ]),
  { direct: 1030, directText: 1031, combo: 1032, g24: 1033, g12: 1034, g6: 1035, g4: 1036 },
);
