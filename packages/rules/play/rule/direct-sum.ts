import { numberRow } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, directSums, sumAt, tuples } from './counting.ts';
import { LOST } from '../play.ts';
import { atMost, tier } from './rule.ts';
import type { Rows } from '../entry/rows.ts';
import type { ZoneRule } from './rule.ts';

/** 直选和值: every ordered tuple with a picked sum is a note; one of them wins when the sum hits. */
export function directSum(width: number): ZoneRule<Rows> {
  const counts = directSums(width);
  return {
    width,
    entry: rowsEntry('sumPick', [numberRow({ zh: '和值', en: 'Sum' }, 0, 9 * width)]),
    tiers: [tier('t1', '直选', 'Direct', 1)],
    allNotes: 10 ** width,
    notes: ([sums]) => bitsOf(sums!).reduce((notes, sum) => notes + counts[sum]!, 0),
    judge([sums], draw, zone, tally) {
      tally.tiers[0]! += (sums! >> sumAt(draw, zone)) & 1;
    },
    most: () => atMost(1),
    *singles([sums]) {
      for (const tuple of tuples(width)) {
        const sum = tuple.reduce((total, digit) => total + digit, 0);
        const note = tuple.join('');
        if (!bitsOf(sums!).includes(sum)) continue;
        yield { key: note, judge: (digits) => (digits.join('') === note ? 0 : LOST) };
      }
    },
  };
}
