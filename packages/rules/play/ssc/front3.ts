import { boardOf } from '../board.ts';
import { threeDigits } from '../template/three-digit.ts';

const NAME = { zh: '前三', en: 'Front 3' };

export const front3 = threeDigits(boardOf('ssc', 'front3', NAME, NAME, [[0, 1, 2]]), 1037);
