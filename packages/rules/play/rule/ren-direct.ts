import { digitRow } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, choose, countBits, product, subsets } from './counting.ts';
import { LOST } from '../play.ts';
import { atMost, tier } from './rule.ts';
import type { RowHead } from '../entry/pad.ts';
import type { Rows } from '../entry/rows.ts';
import type { Rule } from './rule.ts';

/**
 * 任选直选复式: for each choice of k filled rows, the product of those rows; a note wins when its k
 * digits stand in place. One win in `10 ** k`.
 */
export function renDirect(places: readonly RowHead[], k: number): Rule<Rows> {
  return {
    entry: rowsEntry(
      'perPositionSparse',
      places.map((place) => digitRow(place, 0)),
    ),
    outcomes: BigInt(10 ** k),
    tiers: [tier('t1', '直选', 'Direct', 1)],
    tiersShareNote: false,
    options: [],
    paysPerHit: false,
    allNotes: choose(places.length, k) * 10 ** k,
    count: (rows) => sumOfProducts(rows.map(countBits), k),
    hits(rows, draw) {
      let matched = 0;
      for (let i = 0; i < rows.length; i++) matched += (rows[i]! >> draw[i]!) & 1;
      return { tiers: [choose(matched, k)], refunds: 0 };
    },
    mostHits: (rows) => atMost(choose(rows.filter((row) => row !== 0).length, k)),
    *singles(rows) {
      for (const at of subsets([...rows.keys()], k)) {
        for (const digits of product(at.map((i) => bitsOf(rows[i]!)))) {
          yield {
            key: `${at.join('')}:${digits.join('')}`,
            at,
            judge: (draw) => (at.every((i, place) => draw[i] === digits[place]) ? 0 : LOST),
          };
        }
      }
    },
  };
}

/** Sum over all choices of `k` sizes of their product. */
function sumOfProducts(sizes: readonly number[], k: number): number {
  const sums = [1, ...Array.from({ length: k }, () => 0)];
  for (const size of sizes) for (let j = k; j > 0; j--) sums[j]! += sums[j - 1]! * size;
  return sums[k]!;
}
