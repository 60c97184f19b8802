import { numbersRow, PICK } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, countBits, digitSetAt } from './counting.ts';
import { LOST } from '../play.ts';
import { atMost, tier } from './rule.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Numbers } from '../entry/pad.ts';
import type { Rows } from '../entry/rows.ts';
import type { ZoneRule } from './rule.ts';

/** 猜必不出: each number is a note and wins when it stands at none of `width` positions. */
export function absent(width: number, name: Bilingual, numbers: Numbers): ZoneRule<Rows> {
  const { from, size } = numbers;
  return {
    width,
    entry: rowsEntry('pool', [numbersRow(PICK, numbers, 1)]),
    tiers: [tier('t1', name.zh, name.en, (size - 1) ** width)],
    allNotes: size,
    notes: ([pool]) => countBits(pool!),
    judge([pool], draw, zone, tally) {
      tally.tiers[0]! += countBits(pool! & ~(digitSetAt(draw, zone) >> from));
    },
    // Of all numbers one at least is drawn.
    most: ([pool]) => atMost(Math.min(countBits(pool!), size - 1)),
    *singles([pool]) {
      for (const bit of bitsOf(pool!)) {
        yield {
          key: String(from + bit),
          judge: (drawn) => (drawn.includes(from + bit) ? LOST : 0),
        };
      }
    },
  };
}
