import { boardOf } from '../board.ts';
import { threeDigits } from '../template/three-digit.ts';

const NAME = { zh: '中三', en: 'Middle 3' };

export const mid3 = threeDigits(boardOf('ssc', 'mid3', NAME, NAME, [[1, 2, 3]]), 1051);
