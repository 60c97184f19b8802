import { boardOf } from '../board.ts';
import { twoDigits } from '../template/two-digit.ts';

const NAME = { zh: '后二', en: 'Back 2' };

export const back2 = twoDigits(boardOf('ssc', 'back2', NAME, NAME, [[3, 4]]), 1115);
