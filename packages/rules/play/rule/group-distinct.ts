import { numbersRow, PICK, TEN } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, choose, countBits, subsets, tallyAt, timesIn } from './counting.ts';
import { multisetSingle } from './group.ts';
import { atMost } from './rule.ts';
import type { Numbers, RowHead } from '../entry/pad.ts';
import type { Rows } from '../entry/rows.ts';
import type { Tier } from '../play.ts';
import type { ZoneRule } from './rule.ts';

/**
 * 组选 of a pool: C(n, pick) sets of different digits; a set wins when each of its digits occurs
 * `repeat` times and nothing else does. Order does not matter.
 */
export function groupDistinct(
  tier: Tier,
  pick: number,
  repeat = 1,
  place: RowHead = PICK,
  numbers: Numbers = TEN,
): ZoneRule<Rows> {
  const width = pick * repeat;
  const { from, size } = numbers;
  return {
    width,
    entry: rowsEntry('pool', [numbersRow(place, numbers, pick)]),
    tiers: [tier],
    allNotes: choose(size, pick),
    notes: ([pool]) => choose(countBits(pool!), pick),
    judge([pool], draw, zone, tally) {
      const drawn = tallyAt(draw, zone);
      for (let i = 0; i < width; i++) {
        const digit = draw[zone[i]!]!;
        if (!((pool! >> (digit - from)) & 1) || timesIn(drawn, digit) !== repeat) return;
      }
      tally.tiers[0]!++;
    },
    most: () => atMost(1),
    *singles([pool]) {
      for (const set of subsets(bitsOf(pool!), pick)) {
        const note = set.flatMap((bit) => Array.from({ length: repeat }, () => from + bit));
        yield multisetSingle(note);
      }
    },
    shapes: [Array.from({ length: pick }, () => repeat)],
  };
}
