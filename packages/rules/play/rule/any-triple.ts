import { choice } from './choice.ts';
import { spanAt } from './counting.ts';
import { tier } from './rule.ts';
import type { Rows } from '../entry/rows.ts';
import type { ZoneRule } from './rule.ts';

const TRIPLE = { zh: '三同', en: 'Any triple' };

/** 猜三同: three equal digits, 10 of 1000 (plays.md section 2.3). */
export const anyTriple: ZoneRule<Rows> = choice(
  3,
  TRIPLE,
  [tier('t1', TRIPLE.zh, TRIPLE.en, 10)],
  [{ name: TRIPLE, tier: 0, wins: (draw, zone) => spanAt(draw, zone) === 0 }],
);
