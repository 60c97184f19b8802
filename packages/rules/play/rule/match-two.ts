import { digitRow } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, countBits, product } from './counting.ts';
import { LOST } from '../play.ts';
import { tier } from './rule.ts';
import type { RowHead } from '../entry/pad.ts';
import type { Rows } from '../entry/rows.ts';
import type { ZoneRule } from './rule.ts';

/**
 * 通选: a tuple of three digits wins the first tier when all stand in place (1 of 1000), the second
 * when exactly two do (3 x 9 of 1000; plays.md section 2.3).
 */
export const matchTwo = (places: readonly RowHead[]): ZoneRule<Rows> => ({
  width: 3,
  entry: rowsEntry(
    'perPosition',
    places.map((place) => digitRow(place, 1)),
  ),
  tiers: [tier('t1', '中3', 'All three', 1), tier('t2', '中2', 'Two of three', 27)],
  tiersShareNote: true,
  allNotes: 1000,
  notes: (rows) => rows.reduce((notes, row) => notes * countBits(row), 1),
  judge(rows, draw, zone, tally) {
    const hit = rows.map((row, i) => (row >> draw[zone[i]!]!) & 1);
    const [a, b, c] = hit as [number, number, number];
    const missed = (i: number): number => countBits(rows[i]!) - hit[i]!;
    tally.tiers[0]! += a & b & c;
    tally.tiers[1]! += (a & b) * missed(2) + (a & c) * missed(1) + (b & c) * missed(0);
  },
  most(rows) {
    const sizes = rows.map(countBits);
    const besidesFull = sizes.reduce((sum, size) => sum + size - 1, 0);
    const withMiss = sizes.filter((size) => size < 10);
    return { tiers: [1, Math.max(besidesFull, ...withMiss)], total: besidesFull + 1 };
  },
  *singles(rows) {
    for (const note of product(rows.map(bitsOf))) {
      yield {
        key: note.join(''),
        judge(digits) {
          const inPlace = note.filter((digit, i) => digit === digits[i]).length;
          return inPlace === 3 ? 0 : inPlace === 2 ? 1 : LOST;
        },
      };
    }
  },
});
