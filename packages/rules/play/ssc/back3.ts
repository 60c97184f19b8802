import { boardOf } from '../board.ts';
import { threeDigits } from '../template/three-digit.ts';

const NAME = { zh: '后三', en: 'Back 3' };

export const back3 = threeDigits(boardOf('ssc', 'back3', NAME, NAME, [[2, 3, 4]]), 1065);
