import { nameRow } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, countBits, sumAt } from './counting.ts';
import { LOST } from '../play.ts';
import { tier } from './rule.ts';
import type { RowHead } from '../entry/pad.ts';
import type { Rows } from '../entry/rows.ts';
import type { Draw, Tier } from '../play.ts';
import type { Rule } from './rule.ts';

/** The sides of a number, in the order of the pad. */
const NAMES = [
  { zh: '大', en: 'Big' },
  { zh: '小', en: 'Small' },
  { zh: '单', en: 'Odd' },
  { zh: '双', en: 'Even' },
];

const SIZE = 0b0011;
const PARITY = 0b1100;

/** What the sides are of: the sum of some positions, 大 from `big` on, of `outcomes` in all. */
export type Sided = {
  readonly at: readonly number[];
  readonly big: number;
  readonly outcomes: number;
};

/** One tier for all four sides, where each wins equally often. */
export const evenSides = (wins: number): readonly Tier[] => [
  tier('t1', '大小单双', 'Big/small, odd/even', wins),
];

/** A tier a side: wins of 大, 小, 单, 双. */
export const sidesOf = (wins: readonly [number, number, number, number]): readonly Tier[] =>
  ['big', 'small', 'odd', 'even'].map((code, i) =>
    tier(code, NAMES[i]!.zh, NAMES[i]!.en, wins[i]!),
  );

/**
 * 大小单双 of a sum: each picked side is a note of its own; of a draw one size and one parity win. `tiers`
 * are one for all sides or one a side.
 */
export function sides(
  place: RowHead,
  { at, big, outcomes }: Sided,
  tiers: readonly Tier[],
): Rule<Rows> {
  const tierOf = (side: number): number => (tiers.length === 1 ? 0 : side);
  const sidesAt = (draw: Draw): number => {
    const sum = sumAt(draw, at);
    return (sum >= big ? 1 : 2) | (sum % 2 === 1 ? 4 : 8);
  };
  return {
    entry: rowsEntry('options', [nameRow(place, NAMES)]),
    outcomes: BigInt(outcomes),
    at,
    tiers,
    tiersShareNote: false,
    options: [],
    paysPerHit: false,
    allNotes: NAMES.length,
    count: ([picked]) => countBits(picked!),
    hits([picked], draw) {
      const won = picked! & sidesAt(draw);
      if (tiers.length === 1) return { tiers: [countBits(won)], refunds: 0 };
      return { tiers: tiers.map((_, side) => (won >> side) & 1), refunds: 0 };
    },
    mostHits([picked]) {
      const total = Number((picked! & SIZE) !== 0) + Number((picked! & PARITY) !== 0);
      if (tiers.length === 1) return { tiers: [total], total };
      return { tiers: tiers.map((_, side) => (picked! >> side) & 1), total };
    },
    *singles([picked]) {
      for (const side of bitsOf(picked!)) {
        yield {
          key: NAMES[side]!.zh,
          at,
          judge: (draw) => (has(draw, at, big, side) ? tierOf(side) : LOST),
        };
      }
    },
  };
}

/** Whether the sum of some positions has a side, the plain way. */
function has(draw: Draw, at: readonly number[], big: number, side: number): boolean {
  const sum = at.reduce((all, position) => all + draw[position]!, 0);
  return [sum >= big, sum < big, sum % 2 === 1, sum % 2 === 0][side]!;
}
