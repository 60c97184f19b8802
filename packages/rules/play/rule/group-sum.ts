import { numberRow } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, mixedMultisets, sumAt } from './counting.ts';
import { GROUP_SHAPES, groupShapes, groupTierAt, multisetSingle } from './group.ts';
import type { Rows } from '../entry/rows.ts';
import type { ZoneRule } from './rule.ts';

const sumOf = (digits: readonly number[]): number => digits.reduce((sum, digit) => sum + digit, 0);

const tierOf = (digits: readonly number[]): number => new Set(digits).size - 2;

/** Bit i of a row is the sum i + 1: no multiset of different digits has sum 0. */
const isPicked = (sums: number, sum: number): boolean => ((sums >> (sum - 1)) & 1) === 1;

/**
 * 组选和值: every multiset with a picked sum whose digits are not all equal is a note; the one drawn
 * wins, in the tier of its shape.
 */
export function groupSum(width: number): ZoneRule<Rows> {
  const shapes = groupShapes(width);
  const notes = mixedMultisets(width);
  const counts = Array.from({ length: 9 * width }, (_, sum) =>
    shapes.map((_, i) => notes.filter((note) => sumOf(note) === sum && tierOf(note) === i).length),
  );
  const countsOf = (sums: number): number[] =>
    shapes.map((_, i) => bitsOf(sums).reduce((all, bit) => all + counts[bit + 1]![i]!, 0));
  return {
    width,
    entry: rowsEntry('sumPick', [numberRow({ zh: '和值', en: 'Sum' }, 1, 9 * width - 1)]),
    tiers: shapes.map((shape) => GROUP_SHAPES[shape].tier),
    allNotes: notes.length,
    notes: ([sums]) => sumOf(countsOf(sums!)),
    judge([sums], draw, zone, tally) {
      const tier = groupTierAt(draw, zone);
      if (tier >= 0) tally.tiers[tier]! += (sums! >> (sumAt(draw, zone) - 1)) & 1;
    },
    most: ([sums]) => ({ tiers: countsOf(sums!).map((count) => Math.min(count, 1)), total: 1 }),
    *singles([sums]) {
      for (const note of notes)
        if (isPicked(sums!, sumOf(note))) yield multisetSingle(note, tierOf(note));
    },
    shapes: shapes.map((shape) => GROUP_SHAPES[shape].repeats),
  };
}
