import { boardOf } from '../board.ts';
import { threeDigits } from '../template/three-digit.ts';

const NAME = { zh: '三星', en: 'All 3' };

export const star3 = threeDigits(boardOf('d3', 'star3', NAME, NAME, [[0, 1, 2]]), 2001);
