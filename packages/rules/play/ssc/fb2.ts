import { boardOf } from '../board.ts';
import { twoDigits } from '../template/two-digit.ts';

const NAME = { zh: '前后二', en: 'Front and back 2' };

export const fb2 = twoDigits(
  boardOf('ssc', 'fb2', NAME, NAME, [
    [0, 1],
    [3, 4],
  ]),
  1123,
);
