import { digitRow, nameRow } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, countBits, product } from './counting.ts';
import { LOST } from '../play.ts';
import { tier } from './rule.ts';
import type { Bilingual } from '../../core/text.ts';
import type { RowHead } from '../entry/pad.ts';
import type { Rows } from '../entry/rows.ts';
import type { ZoneRule } from './rule.ts';

/** A way to sort the ten digits into classes of equal size, in the order of their names. */
export type Classes = { readonly names: readonly Bilingual[]; readonly of: readonly number[] };

/** 大 5-9, 小 0-4. */
export const SIZES: Classes = {
  names: [
    { zh: '大', en: 'Big' },
    { zh: '小', en: 'Small' },
  ],
  of: [1, 1, 1, 1, 1, 0, 0, 0, 0, 0],
};

/** 一区 0-1, 二区 2-3, 三区 4-5, 四区 6-7, 五区 8-9. */
export const ZONES: Classes = {
  names: [
    { zh: '一区', en: 'Zone 1' },
    { zh: '二区', en: 'Zone 2' },
    { zh: '三区', en: 'Zone 3' },
    { zh: '四区', en: 'Zone 4' },
    { zh: '五区', en: 'Zone 5' },
  ],
  of: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4],
};

/**
 * 趣味, 区间: the first positions are picked by class, the others by digit. A note whose digits all
 * match wins the first prize when every class matches too, else the second (plays.md section 2.2.8).
 */
export function funStar(
  places: readonly RowHead[],
  attributes: number,
  classes: Classes,
): ZoneRule<Rows> {
  const width = places.length;
  const size = 10 / classes.names.length;
  const firstPrizes = size ** attributes;
  const classNotes = (rows: Rows): number =>
    rows.slice(0, attributes).reduce((notes, row) => notes * countBits(row), 1);
  return {
    width,
    entry: rowsEntry(
      'funRows',
      places.map((place, i) =>
        i < attributes ? nameRow(place, classes.names) : digitRow(place, 1),
      ),
    ),
    tiers: [
      tier('t1', '一等奖', 'First prize', firstPrizes),
      tier('t2', '二等奖', 'Second prize', 10 ** attributes - firstPrizes),
    ],
    tiersShareNote: true,
    allNotes: classes.names.length ** attributes * 10 ** (width - attributes),
    notes: (rows) => rows.reduce((notes, row) => notes * countBits(row), 1),
    judge(rows, draw, zone, tally) {
      for (let i = attributes; i < width; i++) if (!((rows[i]! >> draw[zone[i]!]!) & 1)) return;
      let first = 1;
      for (let i = 0; i < attributes; i++) first &= rows[i]! >> classes.of[draw[zone[i]!]!]!;
      tally.tiers[0]! += first & 1;
      tally.tiers[1]! += classNotes(rows) - (first & 1);
    },
    most(rows) {
      const notes = classNotes(rows);
      const isEverything = notes === classes.names.length ** attributes;
      return { tiers: [1, isEverything ? notes - 1 : notes], total: notes };
    },
    *singles(rows) {
      for (const note of product(rows.map(bitsOf))) {
        yield {
          key: note.join(','),
          judge(digits) {
            if (note.some((picked, i) => i >= attributes && picked !== digits[i])) return LOST;
            const isFirst = note
              .slice(0, attributes)
              .every((picked, i) => Math.floor(digits[i]! / size) === classOrder(classes, picked));
            return isFirst ? 0 : 1;
          },
        };
      }
    },
  };
}

/** The place of a class when classes are ordered by their digits. */
const classOrder = (classes: Classes, index: number): number =>
  classes.of.indexOf(index) / (10 / classes.names.length);
