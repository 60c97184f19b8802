import { numberRow } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, countBits, sumAt } from './counting.ts';
import { LOST } from '../play.ts';
import { tier } from './rule.ts';
import type { Rows } from '../entry/rows.ts';
import type { Rule } from './rule.ts';

/**
 * 和值: each picked sum of some positions is a note of its own, with a tier of its own. `wins` are the
 * outcomes of each sum from `from` on.
 */
export function sumPick(at: readonly number[], from: number, wins: readonly number[]): Rule<Rows> {
  const outcomes = wins.reduce((all, count) => all + count, 0);
  const has = (sums: number, i: number): number => (sums >> i) & 1;
  return {
    entry: rowsEntry('sumPick', [
      numberRow({ zh: '和值', en: 'Sum' }, from, from + wins.length - 1),
    ]),
    outcomes: BigInt(outcomes),
    at,
    tiers: wins.map((count, i) => tier(`s${from + i}`, `${from + i}`, `${from + i}`, count)),
    tiersShareNote: false,
    options: [],
    paysPerHit: false,
    allNotes: wins.length,
    count: ([sums]) => countBits(sums!),
    hits([sums], draw) {
      const drawn = sumAt(draw, at) - from;
      return { tiers: wins.map((_, i) => (i === drawn ? has(sums!, i) : 0)), refunds: 0 };
    },
    mostHits: ([sums]) => ({ tiers: wins.map((_, i) => has(sums!, i)), total: 1 }),
    *singles([sums]) {
      for (const i of bitsOf(sums!)) {
        yield {
          key: String(i),
          at,
          judge: (draw) =>
            at.reduce((sum, position) => sum + draw[position]!, 0) === from + i ? i : LOST,
        };
      }
    },
  };
}
