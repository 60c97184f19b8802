import { includesLine } from '../entry/lines.ts';
import { REJECTED, typedEntry } from '../entry/typed.ts';
import { digitsOf, tuples } from './counting.ts';
import { LOST } from '../play.ts';
import { tier } from './rule.ts';
import type { Lines } from '../entry/lines.ts';
import type { ZoneRule } from './rule.ts';

const sorted = (digits: readonly number[]): string => digits.toSorted((a, b) => a - b).join('');
const numberOf = (digits: readonly number[]): number => Number(digits.join(''));

/** The different orders of each tuple of three, itself included, by the tuple's number. */
const ORDERS: readonly (readonly number[])[] = (() => {
  const byMultiset = new Map<string, number[]>();
  for (const tuple of tuples(3)) {
    const key = sorted(tuple);
    const orders = byMultiset.get(key) ?? [];
    orders.push(numberOf(tuple));
    byMultiset.set(key, orders);
  }
  return tuples(3).map((tuple) => byMultiset.get(sorted(tuple))!);
})();

/**
 * 包选三 (aab, 3 orders) and 包选六 (abc, 6 orders): a typed note wins the first tier in its exact
 * order, the second in any other order (plays.md section 2.3).
 */
export function cover(orders: 3 | 6): ZoneRule<Lines> {
  const isShape = (value: number): boolean => ORDERS[value]!.length === orders;
  return {
    width: 3,
    entry: typedEntry(3, (value) => (isShape(value) ? value : REJECTED)),
    tiers: [
      tier('t1', '全中', 'Exact order', 1),
      tier('t2', '组中', 'Any other order', orders - 1),
    ],
    tiersShareNote: true,
    allNotes: ORDERS.filter((of) => of.length === orders).length,
    notes: (lines) => lines.length,
    judge(lines, draw, zone, tally) {
      const drawn = draw[zone[0]!]! * 100 + draw[zone[1]!]! * 10 + draw[zone[2]!]!;
      if (!isShape(drawn)) return;
      for (const order of ORDERS[drawn]!) {
        if (includesLine(lines, order)) tally.tiers[order === drawn ? 0 : 1]!++;
      }
    },
    most(lines) {
      let total = 0;
      for (const line of lines) {
        const together = ORDERS[line]!.filter((order) => includesLine(lines, order)).length;
        total = Math.max(total, together);
      }
      return { tiers: [1, Math.min(total, orders - 1)], total };
    },
    *singles(lines) {
      for (const line of lines) {
        const note = digitsOf(line, 3);
        yield {
          key: note.join(''),
          judge(digits) {
            if (digits.join('') === note.join('')) return 0;
            return sorted(digits) === sorted(note) ? 1 : LOST;
          },
        };
      }
    },
  };
}
