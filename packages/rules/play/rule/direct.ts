import { digitRow } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, countBits, product } from './counting.ts';
import { LOST } from '../play.ts';
import { atMost, tier } from './rule.ts';
import type { RowHead } from '../entry/pad.ts';
import type { Rows } from '../entry/rows.ts';
import type { ZoneRule } from './rule.ts';

/**
 * 直选复式: one row of digits per position; every tuple of the product is a note and wins when the
 * zone equals it. One win in `10 ** width`.
 */
export function direct(places: readonly RowHead[]): ZoneRule<Rows> {
  const width = places.length;
  return {
    width,
    entry: rowsEntry(
      'perPosition',
      places.map((place) => digitRow(place, 1)),
    ),
    tiers: [tier('t1', '直选', 'Direct', 1)],
    allNotes: 10 ** width,
    notes: (rows) => rows.reduce((notes, row) => notes * countBits(row), 1),
    judge(rows, draw, zone, tally) {
      for (let i = 0; i < width; i++) if (!((rows[i]! >> draw[zone[i]!]!) & 1)) return;
      tally.tiers[0]!++;
    },
    most: () => atMost(1),
    rowsToMatch: (rows) => rows,
    *singles(rows) {
      for (const tuple of product(rows.map(bitsOf))) {
        const note = tuple.join('');
        yield { key: note, judge: (digits) => (digits.join('') === note ? 0 : LOST) };
      }
    },
  };
}
