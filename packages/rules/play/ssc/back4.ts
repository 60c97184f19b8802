import { boardOf } from '../board.ts';
import { fourDigits } from '../template/four-digit.ts';

const NAME = { zh: '四星', en: 'Back 4' };

export const back4 = fourDigits(boardOf('ssc', 'back4', NAME, NAME, [[1, 2, 3, 4]]), 1016);
