import {
  numbers,
  PARITY,
  places,
  quality,
  sizeFrom,
  span,
  spread,
  sumTail,
} from '../trend/blocks.ts';
import { QXC } from './face.ts';
import type { Chart } from '../trend/chart.ts';

const DIGITS = [0, 1, 2, 3, 4, 5];
/** The place of the last one, which goes to 14. */
const LAST = DIGITS.length;

/** The charts of 七星彩 (plays.md section 8.2). */
export const charts: readonly Chart[] = [
  {
    code: 'places',
    name: { zh: '基本走势', en: 'Places' },
    blocks: [
      ...places(QXC.positions.slice(0, LAST), numbers(0, 9), { from: 0, play: 'qxc.std' }),
      ...places(QXC.positions.slice(LAST), numbers(0, 14), {
        from: 0,
        play: 'qxc.std',
        first: LAST,
      }),
    ],
  },
  {
    code: 'spread',
    name: { zh: '形态', en: 'Kinds' },
    blocks: [
      spread({ zh: '号码分布', en: 'Digits' }, numbers(0, 9), 0, DIGITS),
      quality(sizeFrom(5), DIGITS),
      quality(PARITY, DIGITS),
      span(DIGITS, 0, 9),
      sumTail(DIGITS),
    ],
  },
];
