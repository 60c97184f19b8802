import { ballRow } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, product } from './counting.ts';
import { LOST } from '../play.ts';
import { atMost, tier } from './rule.ts';
import type { RowHead } from '../entry/pad.ts';
import type { Rows } from '../entry/rows.ts';
import type { Rule } from './rule.ts';

/** Ordered choices of `picked` of `numbers` different ones: n(n-1)(n-2)... */
export const ordered = (numbers: number, picked: number): number =>
  Array.from({ length: picked }, (_, i) => numbers - i).reduce((ways, left) => ways * left, 1);

/** Tuples of one number a row, all different: counted by the set of numbers that are used. */
export function distinctTuples(rows: Rows): number {
  let ways = new Map([[0, 1]]);
  for (const row of rows) {
    const next = new Map<number, number>();
    for (const [used, count] of ways) {
      for (const bit of bitsOf(row & ~used)) {
        const now = used | (1 << bit);
        next.set(now, (next.get(now) ?? 0) + count);
      }
    }
    ways = next;
  }
  return [...ways.values()].reduce((sum, count) => sum + count, 0);
}

/**
 * 直选复式 where no number repeats: one row of numbers a position; every tuple of different numbers is a
 * note and wins when the positions show it. Bit i of a row is number `from` + i.
 */
export function directDistinct(
  at: readonly number[],
  places: readonly RowHead[],
  numbers: number,
  from = 1,
): Rule<Rows> {
  const outcomes = ordered(numbers, at.length);
  return {
    entry: rowsEntry(
      'perPosition',
      places.map((place) => ballRow(place, from, from + numbers - 1)),
    ),
    outcomes: BigInt(outcomes),
    at,
    tiers: [tier('t1', '直选', 'Direct', 1)],
    tiersShareNote: false,
    options: [],
    paysPerHit: false,
    allNotes: outcomes,
    count: distinctTuples,
    hits(rows, draw) {
      const isHit = at.every((position, i) => (rows[i]! >> (draw[position]! - from)) & 1);
      return { tiers: [isHit ? 1 : 0], refunds: 0 };
    },
    mostHits: () => atMost(1),
    *singles(rows) {
      for (const bits of product(rows.map(bitsOf))) {
        if (new Set(bits).size < bits.length) continue;
        yield {
          key: bits.join(),
          at,
          judge: (draw) => (bits.every((bit, i) => draw[at[i]!] === bit + from) ? 0 : LOST),
        };
      }
    },
  };
}
