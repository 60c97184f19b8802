import { nameRow } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, countBits, product } from './counting.ts';
import { LOST } from '../play.ts';
import { atMost, tier } from './rule.ts';
import type { RowHead } from '../entry/pad.ts';
import type { Rows } from '../entry/rows.ts';
import type { ZoneRule } from './rule.ts';

const NAMES = [
  { zh: '大', en: 'Big' },
  { zh: '小', en: 'Small' },
  { zh: '单', en: 'Odd' },
  { zh: '双', en: 'Even' },
];

const BIG = 1;
const SMALL = 2;
const ODD = 4;
const EVEN = 8;

/** The two attributes that each digit has, as bits of `NAMES`. */
const ATTRIBUTES = Array.from(
  { length: 10 },
  (_, digit) => (digit >= 5 ? BIG : SMALL) | (digit % 2 === 1 ? ODD : EVEN),
);

/**
 * 大小单双: attributes per position, one note per way to take one of each row; a note wins when every
 * position has its attribute. Half of the digits have each: 5 ** width wins.
 */
export function bsoe(places: readonly RowHead[]): ZoneRule<Rows> {
  const width = places.length;
  return {
    width,
    entry: rowsEntry(
      'bsoeRows',
      places.map((place) => nameRow(place, NAMES)),
    ),
    tiers: [tier('t1', '大小单双', 'Big/small, odd/even', 5 ** width)],
    allNotes: 4 ** width,
    notes: (rows) => rows.reduce((notes, row) => notes * countBits(row), 1),
    judge(rows, draw, zone, tally) {
      let notes = 1;
      for (let i = 0; i < width; i++) notes *= countBits(rows[i]! & ATTRIBUTES[draw[zone[i]!]!]!);
      tally.tiers[0]! += notes;
    },
    most: (rows) =>
      atMost(
        rows.reduce(
          (most, row) => most * Math.max(...ATTRIBUTES.map((digit) => countBits(row & digit))),
          1,
        ),
      ),
    *singles(rows) {
      for (const note of product(rows.map(bitsOf))) {
        yield {
          key: note.map((bit) => NAMES[bit]!.zh).join(''),
          judge: (digits) => (digits.every((digit, i) => has(digit, note[i]!)) ? 0 : LOST),
        };
      }
    },
  };
}

/** Whether a digit has the attribute with this index in `NAMES`. */
function has(digit: number, attribute: number): boolean {
  if (attribute === 0) return digit > 4;
  if (attribute === 1) return digit < 5;
  return [1, 3, 5, 7, 9].includes(digit) === (attribute === 2);
}
