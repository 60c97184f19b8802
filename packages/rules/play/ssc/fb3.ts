import { boardOf } from '../board.ts';
import { threeDigits } from '../template/three-digit.ts';

const NAME = { zh: '前后三', en: 'Front and back 3' };

export const fb3 = threeDigits(
  boardOf('ssc', 'fb3', NAME, NAME, [
    [0, 1, 2],
    [2, 3, 4],
  ]),
  1093,
);
