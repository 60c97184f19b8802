import { digitRow, PICK } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, choose, countBits, digitSetAt, subsets } from './counting.ts';
import { LOST } from '../play.ts';
import { atMost, tier } from './rule.ts';
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
 * 不定位: C(n, k) sets of k digits; a set wins when all its digits occur in the zone, wherever and
 * however often.
 */
export function anyPos(
  width: number,
  k: number,
  won: Tier = tier('t1', NAMES[k]!.zh, NAMES[k]!.en, containing(width, k)),
): ZoneRule<Rows> {
  return {
    width,
    entry: rowsEntry('pool', [digitRow(PICK, k)]),
    tiers: [won],
    allNotes: choose(10, k),
    notes: ([pool]) => choose(countBits(pool!), k),
    judge([pool], draw, zone, tally) {
      tally.tiers[0]! += choose(countBits(digitSetAt(draw, zone) & pool!), k);
    },
    most: ([pool]) => atMost(choose(Math.min(countBits(pool!), width), k)),
    *singles([pool]) {
      for (const set of subsets(bitsOf(pool!), k)) {
        yield {
          key: set.join(''),
          judge: (digits) => (set.every((digit) => digits.includes(digit)) ? 0 : LOST),
        };
      }
    },
  };
}
