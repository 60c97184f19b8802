import { includesLine } from '../entry/lines.ts';
import { REJECTED, typedEntry } from '../entry/typed.ts';
import { digitsOf, mixedMultisets, tuples } from './counting.ts';
import { TEN } from '../entry/pad.ts';
import { GROUP_SHAPES, multisetSingle } from './group.ts';
import type { Tier } from '../play.ts';
import type { Numbers } from '../entry/pad.ts';
import type { Lines } from '../entry/lines.ts';
import type { GroupShape } from './group.ts';
import type { ZoneRule } from './rule.ts';

const numberOf = (digits: readonly number[]): number => Number(digits.join(''));

/**
 * 组选单式, 混合组选: typed multisets of the allowed shapes; spellings of one multiset are one note.
 * The note's own shape decides which tier it wins: `tiers`, one a shape.
 */
export function groupText(
  shapes: readonly GroupShape[],
  tiers: readonly Tier[] = shapes.map((shape) => GROUP_SHAPES[shape].tier),
  { from, size }: Numbers = TEN,
): ZoneRule<Lines> {
  const width = GROUP_SHAPES[shapes[0]!].repeats.reduce((sum, times) => sum + times, 0);
  const tierOf = (digits: readonly number[]): number =>
    digits.every((digit) => digit >= from && digit < from + size)
      ? shapes.findIndex((shape) => GROUP_SHAPES[shape].distinct === new Set(digits).size)
      : -1;
  // The canonical note of each spelling, and the tier of each spelling.
  const tierAt = tuples(width).map(tierOf);
  const notes = tuples(width).map((digits, value) =>
    tierAt[value]! < 0 ? REJECTED : numberOf(digits.toSorted((a, b) => a - b)),
  );
  return {
    width,
    entry: typedEntry(width, (value) => notes[value]!),
    tiers,
    allNotes: mixedMultisets(width).filter((digits) => tierOf(digits) >= 0).length,
    notes: (lines) => lines.length,
    judge(lines, draw, zone, tally) {
      let drawn = 0;
      for (let i = 0; i < width; i++) drawn = drawn * 10 + draw[zone[i]!]!;
      const note = notes[drawn]!;
      if (note !== REJECTED && includesLine(lines, note)) tally.tiers[tierAt[drawn]!]!++;
    },
    most(lines) {
      const found = new Set<number>();
      for (const line of lines) found.add(tierAt[line]!);
      return { tiers: shapes.map((_, i) => (found.has(i) ? 1 : 0)), total: 1 };
    },
    *singles(lines) {
      for (const line of lines) yield multisetSingle(digitsOf(line, width), tierAt[line]!);
    },
    shapes: shapes.map((shape) => GROUP_SHAPES[shape].repeats),
  };
}
