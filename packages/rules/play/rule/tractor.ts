import { choice } from './choice.ts';
import { tier } from './rule.ts';
import type { Rows } from '../entry/rows.ts';
import type { ZoneRule } from './rule.ts';

const TRACTOR = { zh: '拖拉机', en: 'Tractor' };

/**
 * 拖拉机: three digits that rise or fall by one in drawn order, without wrap (890 and 109 lose); 8 rises
 * and 8 falls of 1000 (plays.md section 2.3).
 */
export const tractor: ZoneRule<Rows> = choice(
  3,
  TRACTOR,
  [tier('t1', TRACTOR.zh, TRACTOR.en, 16)],
  [
    {
      name: TRACTOR,
      tier: 0,
      wins(draw, zone) {
        const first = draw[zone[1]!]! - draw[zone[0]!]!;
        const second = draw[zone[2]!]! - draw[zone[1]!]!;
        return Math.abs(first) === 1 && first === second;
      },
    },
  ],
);
