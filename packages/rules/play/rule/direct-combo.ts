import { digitRow } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, countBits, product } from './counting.ts';
import { LOST } from '../play.ts';
import { tier } from './rule.ts';
import type { RowHead } from '../entry/pad.ts';
import type { Rows } from '../entry/rows.ts';
import type { ZoneRule } from './rule.ts';

const STARS = ['', '一星', '二星', '三星', '四星', '五星'];

/**
 * 组合: every tuple of the product gives a note per suffix length, longest first; a note wins when
 * the end of the zone equals its suffix. Equal suffixes of different tuples stay separate notes and
 * are all paid (plays.md section 2.2.1).
 */
export function directCombo(places: readonly RowHead[]): ZoneRule<Rows> {
  const width = places.length;
  /** Suffix length of a tier, and the notes that share one winning suffix of it. */
  const lengthOf = (index: number): number => width - index;
  const sharing = (rows: Rows, length: number): number =>
    rows.slice(0, width - length).reduce((notes, row) => notes * countBits(row), 1);
  return {
    width,
    entry: rowsEntry(
      'perPosition',
      places.map((place) => digitRow(place, 1)),
    ),
    tiers: places.map((_, i) => {
      const length = lengthOf(i);
      return tier(`s${length}`, STARS[length]!, `Last ${length}`, 10 ** (width - length));
    }),
    allNotes: width * 10 ** width,
    notes: (rows) => rows.reduce((notes, row) => notes * countBits(row), width),
    judge(rows, draw, zone, tally) {
      for (let length = 1; length <= width; length++) {
        const place = width - length;
        if (!((rows[place]! >> draw[zone[place]!]!) & 1)) return;
        tally.tiers[width - length]! += sharing(rows, length);
      }
    },
    most(rows) {
      const tiers = places.map((_, i) => sharing(rows, lengthOf(i)));
      return { tiers, total: tiers.reduce((sum, hits) => sum + hits, 0) };
    },
    *singles(rows) {
      for (const tuple of product(rows.map(bitsOf))) {
        for (let i = 0; i < width; i++) {
          const suffix = tuple.slice(i).join('');
          yield {
            key: `${tuple.join('')}/${suffix}`,
            judge: (digits) => (digits.join('').endsWith(suffix) ? i : LOST),
          };
        }
      }
    },
  };
}
