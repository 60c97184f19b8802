import { includesLine } from '../entry/lines.ts';
import { typedEntry } from '../entry/typed.ts';
import { LOST } from '../play.ts';
import { atMost, tier } from './rule.ts';
import type { Lines } from '../entry/lines.ts';
import type { ZoneRule } from './rule.ts';

/** 直选单式: typed tuples, repeats count once. One win in `10 ** width` a note. */
export function directText(width: number): ZoneRule<Lines> {
  return {
    width,
    entry: typedEntry(width, (value) => value),
    tiers: [tier('t1', '直选', 'Direct', 1)],
    allNotes: 10 ** width,
    notes: (lines) => lines.length,
    judge(lines, draw, zone, tally) {
      let drawn = 0;
      for (let i = 0; i < width; i++) drawn = drawn * 10 + draw[zone[i]!]!;
      if (includesLine(lines, drawn)) tally.tiers[0]!++;
    },
    most: () => atMost(1),
    *singles(lines) {
      for (const line of lines) {
        const note = String(line).padStart(width, '0');
        yield { key: note, judge: (digits) => (digits.join('') === note ? 0 : LOST) };
      }
    },
  };
}
