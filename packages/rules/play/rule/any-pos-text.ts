import { includesLine } from '../entry/lines.ts';
import { REJECTED, typedEntry } from '../entry/typed.ts';
import { choose, digitsAt, digitsOf, subsets } from './counting.ts';
import { LOST } from '../play.ts';
import { atMost } from './rule.ts';
import type { Numbers } from '../entry/pad.ts';
import type { Lines } from '../entry/lines.ts';
import type { Tier } from '../play.ts';
import type { ZoneRule } from './rule.ts';

const numberOf = (digits: readonly number[]): number => Number(digits.join(''));
const ascending = (digits: readonly number[]): number[] => digits.toSorted((a, b) => a - b);

/**
 * 不同号单式: typed sets of `k` different digits; one wins when all its digits stand somewhere at
 * `width` positions. Spellings of one set are one note.
 */
export function anyPosText(
  width: number,
  k: number,
  won: Tier,
  { from, size }: Numbers,
): ZoneRule<Lines> {
  const isNote = (digits: readonly number[]): boolean =>
    new Set(digits).size === k && digits.every((digit) => digit >= from && digit < from + size);
  return {
    width,
    entry: typedEntry(k, (value) => {
      const digits = digitsOf(value, k);
      return isNote(digits) ? numberOf(ascending(digits)) : REJECTED;
    }),
    tiers: [won],
    allNotes: choose(size, k),
    notes: (lines) => lines.length,
    judge(lines, draw, zone, tally) {
      const drawn = ascending([...new Set(digitsAt(draw, zone))]);
      for (const set of subsets(drawn, k)) {
        if (includesLine(lines, numberOf(set))) tally.tiers[0]!++;
      }
    },
    most: (lines) => atMost(Math.min(lines.length, choose(width, k))),
    *singles(lines) {
      for (const line of lines) {
        const set = digitsOf(line, k);
        yield {
          key: set.join(''),
          judge: (drawn) => (set.every((digit) => drawn.includes(digit)) ? 0 : LOST),
        };
      }
    },
  };
}
