import { digitRow } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, digitSetAt, mixedMultisets } from './counting.ts';
import { GROUP_SHAPES, groupShapes, groupTierAt, multisetSingle } from './group.ts';
import type { Rows } from '../entry/rows.ts';
import type { ZoneRule } from './rule.ts';

/**
 * 组选包胆: exactly one digit; every multiset that contains it, digits not all equal, is a note (9 of
 * two digits; 18 aab and 36 abc of three). The one drawn wins, in the tier of its shape.
 */
export function groupBanker(width: number): ZoneRule<Rows> {
  const shapes = groupShapes(width);
  const notes = mixedMultisets(width);
  const perDigit = notes.filter((note) => note.includes(0)).length;
  return {
    width,
    entry: rowsEntry('banker', [digitRow({ label: { zh: '包胆', en: 'Banker' } }, 1, 1)]),
    tiers: shapes.map((shape) => GROUP_SHAPES[shape].tier),
    allNotes: perDigit,
    notes: () => perDigit,
    judge([banker], draw, zone, tally) {
      const tier = groupTierAt(draw, zone);
      if (tier >= 0 && (digitSetAt(draw, zone) & banker!) !== 0) tally.tiers[tier]!++;
    },
    most: () => ({ tiers: shapes.map(() => 1), total: 1 }),
    *singles([banker]) {
      const [digit] = bitsOf(banker!);
      for (const note of notes) {
        if (note.includes(digit!)) yield multisetSingle(note, new Set(note).size - 2);
      }
    },
    shapes: shapes.map((shape) => GROUP_SHAPES[shape].repeats),
  };
}
