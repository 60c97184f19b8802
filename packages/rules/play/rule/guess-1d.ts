import { digitRow, PICK } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, choose, countBits, tallyAt, timesIn } from './counting.ts';
import { tier } from './rule.ts';
import type { Rows } from '../entry/rows.ts';
import type { ZoneRule } from './rule.ts';

/** 猜1D: each digit is a note; it wins the tier of how often it occurs among three (plays.md 2.3). */
export const guess1d: ZoneRule<Rows> = {
  width: 3,
  entry: rowsEntry('pool', [digitRow(PICK, 1)]),
  tiers: [1, 2, 3].map((times) =>
    tier(`c${times}`, `猜中${times}`, `Occurs ${times}x`, choose(3, times) * 9 ** (3 - times)),
  ),
  tiersShareNote: true,
  allNotes: 10,
  notes: ([pool]) => countBits(pool!),
  judge([pool], draw, zone, tally) {
    const drawn = tallyAt(draw, zone);
    for (let digit = 0; digit < 10; digit++) {
      const times = timesIn(drawn, digit);
      if (times > 0 && (pool! >> digit) & 1) tally.tiers[times - 1]!++;
    }
  },
  most([pool]) {
    const total = Math.min(countBits(pool!), 3);
    return { tiers: [total, 1, 1], total };
  },
  *singles([pool]) {
    for (const digit of bitsOf(pool!)) {
      yield {
        key: String(digit),
        // The tier's index is one less than the count, so a digit that does not occur is lost.
        judge: (digits) => digits.filter((drawn) => drawn === digit).length - 1,
      };
    }
  },
};
