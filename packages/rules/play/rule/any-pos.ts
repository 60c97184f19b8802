import { numbersRow, PICK, TEN } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, choose, countBits, digitSetAt, subsets } from './counting.ts';
import { LOST } from '../play.ts';
import { atMost, tier } from './rule.ts';
import type { Numbers } from '../entry/pad.ts';
import type { Rows } from '../entry/rows.ts';
import type { Tier } from '../play.ts';
import type { ZoneRule } from './rule.ts';

const NAMES = [
  { zh: '', en: '' },
  { zh: '一码', en: '1 digit' },
  { zh: '二码', en: '2 digits' },
  { zh: '三码', en: '3 digits' },
] as const;

/** Outcomes of `width` digits that contain all of `k` given digits: inclusion and exclusion. */
function containing(width: number, k: number): number {
  let outcomes = 0;
  for (let missing = 0; missing <= k; missing++) {
    outcomes += (-1) ** missing * choose(k, missing) * (10 - missing) ** width;
  }
  return outcomes;
}

/**
 * 不定位: C(n, k) sets of k numbers; a set wins when all of them occur in the zone, wherever and
 * however often.
 */
export function anyPos(
  width: number,
  k: number,
  won: Tier = tier('t1', NAMES[k]!.zh, NAMES[k]!.en, containing(width, k)),
  numbers: Numbers = TEN,
): ZoneRule<Rows> {
  return {
    width,
    entry: rowsEntry('pool', [numbersRow(PICK, numbers, k)]),
    tiers: [won],
    allNotes: choose(numbers.size, k),
    notes: ([pool]) => choose(countBits(pool!), k),
    judge([pool], draw, zone, tally) {
      tally.tiers[0]! += choose(countBits((digitSetAt(draw, zone) >> numbers.from) & pool!), k);
    },
    most: ([pool]) => atMost(choose(Math.min(countBits(pool!), width), k)),
    *singles([pool]) {
      for (const bits of subsets(bitsOf(pool!), k)) {
        const set = bits.map((bit) => numbers.from + bit);
        yield {
          key: set.join(''),
          judge: (drawn) => (set.every((number) => drawn.includes(number)) ? 0 : LOST),
        };
      }
    },
  };
}
