import { choice } from './choice.ts';
import { tier } from './rule.ts';
import type { Rows } from '../entry/rows.ts';
import type { ZoneRule } from './rule.ts';

const ODD = { zh: '奇', en: 'All odd' };
const EVEN = { zh: '偶', en: 'All even' };

/** 猜奇偶: three odd digits, or three even ones; 5 x 5 x 5 of 1000 each (plays.md section 2.3). */
export const allParity: ZoneRule<Rows> = choice(
  3,
  { zh: '奇偶', en: 'Parity' },
  [tier('odd', ODD.zh, ODD.en, 125), tier('even', EVEN.zh, EVEN.en, 125)],
  [
    { name: ODD, tier: 0, wins: (draw, zone) => zone.every((at) => draw[at]! % 2 === 1) },
    { name: EVEN, tier: 1, wins: (draw, zone) => zone.every((at) => draw[at]! % 2 === 0) },
  ],
);
