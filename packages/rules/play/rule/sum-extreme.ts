import { choice } from './choice.ts';
import { sumAt } from './counting.ts';
import { tier } from './rule.ts';
import type { Rows } from '../entry/rows.ts';
import type { ZoneRule } from './rule.ts';

const BIG = { zh: '大', en: 'Big' };
const SMALL = { zh: '小', en: 'Small' };

/** 猜大小: 大 is a sum of 19 to 27, 小 of 0 to 8, 165 of 1000 each; 9 to 18 lose (plays.md 2.3). */
export const sumExtreme: ZoneRule<Rows> = choice(
  3,
  { zh: '大小', en: 'Size' },
  [tier('big', BIG.zh, BIG.en, 165), tier('small', SMALL.zh, SMALL.en, 165)],
  [
    { name: BIG, tier: 0, wins: (draw, zone) => sumAt(draw, zone) >= 19 },
    { name: SMALL, tier: 1, wins: (draw, zone) => sumAt(draw, zone) <= 8 },
  ],
);
