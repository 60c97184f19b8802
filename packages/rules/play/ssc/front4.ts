import { boardOf } from '../board.ts';
import { fourDigits } from '../template/four-digit.ts';

const NAME = { zh: '前四', en: 'Front 4' };

export const front4 = fourDigits(boardOf('ssc', 'front4', NAME, NAME, [[0, 1, 2, 3]]), 1023);
