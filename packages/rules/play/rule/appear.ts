import { digitRow, PICK } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, choose, countBits, tallyAt, timesIn } from './counting.ts';
import { LOST } from '../play.ts';
import { atMost, tier } from './rule.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Rows } from '../entry/rows.ts';
import type { ZoneRule } from './rule.ts';

/** Outcomes of `width` digits in which a given digit occurs at least `min` times. */
function atLeast(width: number, min: number): number {
  let outcomes = 0;
  for (let times = min; times <= width; times++) {
    outcomes += choose(width, times) * 9 ** (width - times);
  }
  return outcomes;
}

/** 一帆风顺, 好事成双 ...: each digit is a note and wins when it occurs at least `min` times. */
export function appear(width: number, min: number, name: Bilingual): ZoneRule<Rows> {
  return {
    width,
    entry: rowsEntry('pool', [digitRow(PICK, 1)]),
    tiers: [tier('t1', name.zh, name.en, atLeast(width, min))],
    allNotes: 10,
    notes: ([pool]) => countBits(pool!),
    judge([pool], draw, zone, tally) {
      const drawn = tallyAt(draw, zone);
      for (let digit = 0; digit < 10; digit++) {
        if ((pool! >> digit) & 1 && timesIn(drawn, digit) >= min) tally.tiers[0]!++;
      }
    },
    most: ([pool]) => atMost(Math.min(countBits(pool!), Math.floor(width / min))),
    *singles([pool]) {
      for (const digit of bitsOf(pool!)) {
        yield {
          key: String(digit),
          judge: (digits) => (digits.filter((drawn) => drawn === digit).length >= min ? 0 : LOST),
        };
      }
    },
  };
}
