import { boardOf } from '../board.ts';
import { twoDigits } from '../template/two-digit.ts';

const NAME = { zh: '后二', en: 'Back 2' };

export const back2 = twoDigits(boardOf('d3', 'back2', NAME, NAME, [[1, 2]]), 2023);
