import { numbersRow, PICK, TEN } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, choose, countBits, tallyAt, timesIn } from './counting.ts';
import { LOST } from '../play.ts';
import { atMost, tier } from './rule.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Numbers } from '../entry/pad.ts';
import type { Rows } from '../entry/rows.ts';
import type { ZoneRule } from './rule.ts';

/** Outcomes of `width` of `size` numbers in which a given one occurs at least `min` times. */
function atLeast(width: number, min: number, size: number): number {
  let outcomes = 0;
  for (let times = min; times <= width; times++) {
    outcomes += choose(width, times) * (size - 1) ** (width - times);
  }
  return outcomes;
}

/** 一帆风顺, 好事成双 ...: each number is a note and wins when it occurs at least `min` times. */
export function appear(
  width: number,
  min: number,
  name: Bilingual,
  numbers: Numbers = TEN,
): ZoneRule<Rows> {
  const { from, size } = numbers;
  return {
    width,
    entry: rowsEntry('pool', [numbersRow(PICK, numbers, 1)]),
    tiers: [tier('t1', name.zh, name.en, atLeast(width, min, size))],
    allNotes: size,
    notes: ([pool]) => countBits(pool!),
    judge([pool], draw, zone, tally) {
      const drawn = tallyAt(draw, zone);
      for (let bit = 0; bit < size; bit++) {
        if ((pool! >> bit) & 1 && timesIn(drawn, from + bit) >= min) tally.tiers[0]!++;
      }
    },
    most: ([pool]) => atMost(Math.min(countBits(pool!), Math.floor(width / min))),
    *singles([pool]) {
      for (const bit of bitsOf(pool!)) {
        yield {
          key: String(from + bit),
          judge: (drawn) => (drawn.filter((n) => n === from + bit).length >= min ? 0 : LOST),
        };
      }
    },
  };
}
