import { choice } from './choice.ts';
import { countBits, digitSetAt } from './counting.ts';
import { tier } from './rule.ts';
import type { Rows } from '../entry/rows.ts';
import type { Draw } from '../play.ts';
import type { Choice } from './choice.ts';
import type { ZoneRule } from './rule.ts';

/** The five shapes of three digits; exactly one holds (plays.md section 3.1). */
export type Shape3 = 'leopard' | 'straight' | 'pair' | 'half' | 'misc';

/** Pairs of neighbours in a set of digits, where 0 follows 9. */
export function neighbours(set: number): number {
  const next = ((set << 1) | (set >> 9)) & 0x3ff;
  return countBits(set & next);
}

/**
 * 豹子 three equal, 对子 exactly two equal, 顺子 three neighbours in any order, 半顺 two neighbours, 杂六
 * the rest. 0 and 9 are neighbours: 890 and 901 are straights.
 */
export function shape3(draw: Draw, zone: readonly number[]): Shape3 {
  const set = digitSetAt(draw, zone);
  const distinct = countBits(set);
  if (distinct === 1) return 'leopard';
  if (distinct === 2) return 'pair';
  const pairs = neighbours(set);
  return pairs === 2 ? 'straight' : pairs === 1 ? 'half' : 'misc';
}

const LEOPARD = { zh: '豹子', en: 'Three of a kind' };
const STRAIGHT = { zh: '顺子', en: 'Straight' };
const PAIR = { zh: '对子', en: 'Pair' };

const shaped = (name: Choice['name'], index: number, shape: Shape3): Choice => ({
  name,
  tier: index,
  wins: (draw, zone) => shape3(draw, zone) === shape,
});

/** 特殊号: 豹子 10, 顺子 60 with wrap-around, 对子 270 of 1000 (plays.md section 2.2.3). */
export const specialShape: ZoneRule<Rows> = choice(
  3,
  { zh: '特殊号', en: 'Shape' },
  [
    tier('leopard', LEOPARD.zh, LEOPARD.en, 10),
    tier('straight', STRAIGHT.zh, STRAIGHT.en, 60),
    tier('pair', PAIR.zh, PAIR.en, 270),
  ],
  [shaped(LEOPARD, 0, 'leopard'), shaped(STRAIGHT, 1, 'straight'), shaped(PAIR, 2, 'pair')],
);
