import { boardOf } from '../board.ts';
import { twoDigits } from '../template/two-digit.ts';

const NAME = { zh: '前二', en: 'Front 2' };

export const front2 = twoDigits(boardOf('d3', 'front2', NAME, NAME, [[0, 1]]), 2015);
