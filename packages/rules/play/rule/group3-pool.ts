import { digitRow, PICK } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, countBits, digitSetAt } from './counting.ts';
import { GROUP_SHAPES, groupTierAt, multisetSingle } from './group.ts';
import { atMost } from './rule.ts';
import type { Rows } from '../entry/rows.ts';
import type { ZoneRule } from './rule.ts';

/**
 * 组三复式: n x (n - 1) notes, each a double and a single digit of the pool; wins on three digits of
 * which exactly two are equal. Three wins in 1000 a note.
 */
export const group3Pool: ZoneRule<Rows> = {
  width: 3,
  entry: rowsEntry('pool', [digitRow(PICK, 2)]),
  tiers: [GROUP_SHAPES.g3.tier],
  allNotes: 90,
  notes: ([pool]) => countBits(pool!) * (countBits(pool!) - 1),
  judge([pool], draw, zone, tally) {
    if (groupTierAt(draw, zone) !== 0 || (digitSetAt(draw, zone) & ~pool!) !== 0) return;
    tally.tiers[0]!++;
  },
  most: () => atMost(1),
  *singles([pool]) {
    for (const double of bitsOf(pool!)) {
      for (const other of bitsOf(pool!)) {
        if (other !== double) yield multisetSingle([double, double, other]);
      }
    }
  },
  shapes: [GROUP_SHAPES.g3.repeats],
};
