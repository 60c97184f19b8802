import { boardOf } from '../board.ts';
import { threeDigits } from '../template/three-digit.ts';

const NAME = { zh: '前中后三', en: 'Front, middle and back 3' };

export const fmb3 = threeDigits(
  boardOf('ssc', 'fmb3', NAME, NAME, [
    [0, 1, 2],
    [1, 2, 3],
    [2, 3, 4],
  ]),
  1079,
);
