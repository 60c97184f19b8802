import { digitRow } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, countBits, sumAt } from './counting.ts';
import { LOST } from '../play.ts';
import { atMost, tier } from './rule.ts';
import type { Rows } from '../entry/rows.ts';
import type { ZoneRule } from './rule.ts';

/** 和值尾数: one note per last digit of the sum; a tenth of all outcomes wins. */
export function sumTail(width: number): ZoneRule<Rows> {
  return {
    width,
    entry: rowsEntry('pool', [
      digitRow({ label: { zh: '和值尾数', en: 'Last digit of the sum' } }, 1),
    ]),
    tiers: [tier('t1', '尾数', 'Sum tail', 10 ** (width - 1))],
    allNotes: 10,
    notes: ([tails]) => countBits(tails!),
    judge([tails], draw, zone, tally) {
      tally.tiers[0]! += (tails! >> (sumAt(draw, zone) % 10)) & 1;
    },
    most: () => atMost(1),
    *singles([tails]) {
      for (const tail of bitsOf(tails!)) {
        yield {
          key: String(tail),
          judge: (digits) =>
            String(digits.reduce((a, b) => a + b)).endsWith(`${tail}`) ? 0 : LOST,
        };
      }
    },
  };
}
