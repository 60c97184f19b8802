import { ballRow, PICK } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, choose, countBits, subsets } from './counting.ts';
import { ordered } from './direct-distinct.ts';
import { LOST } from '../play.ts';
import { atMost, tier } from './rule.ts';
import type { Rows } from '../entry/rows.ts';
import type { Draw, Tier } from '../play.ts';
import type { Rule } from './rule.ts';

/** 组选 of `pick` different numbers: as often as they can be put in order. */
export const groupTier = (pick: number): Tier => tier('t1', '组选', 'Group', ordered(pick, pick));

/**
 * 组选 where no number repeats: C(n, pick) sets of the pool of `from` and `numbers` - 1 more; a set wins
 * when the positions show its numbers, in any order.
 */
export function groupSet(at: readonly number[], numbers: number, from = 1): Rule<Rows> {
  const pick = at.length;
  return {
    entry: rowsEntry('pool', [ballRow(PICK, from, from + numbers - 1, pick)]),
    outcomes: BigInt(ordered(numbers, pick)),
    at,
    tiers: [groupTier(pick)],
    tiersShareNote: false,
    options: [],
    paysPerHit: false,
    allNotes: choose(numbers, pick),
    count: ([pool]) => choose(countBits(pool!), pick),
    hits([pool], draw) {
      const isHit = at.every((position) => (pool! >> (draw[position]! - from)) & 1);
      return { tiers: [isHit ? 1 : 0], refunds: 0 };
    },
    mostHits: () => atMost(1),
    *singles([pool]) {
      for (const set of subsets(bitsOf(pool!), pick)) {
        yield setSingle(
          set.map((bit) => bit + from),
          at,
        );
      }
    },
  };
}

/** A note that wins when some positions show its numbers in any order. */
export function setSingle(set: readonly number[], at: readonly number[]) {
  const shown = (draw: Draw): number[] => at.map((position) => draw[position]!);
  return {
    key: set.join(),
    at,
    judge: (draw: Draw): number => (shown(draw).every((number) => set.includes(number)) ? 0 : LOST),
  };
}
