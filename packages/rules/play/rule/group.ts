import { countBits, digitSetAt } from './counting.ts';
import { LOST } from '../play.ts';
import { tier } from './rule.ts';
import type { Tier } from '../play.ts';
import type { ZoneSingle } from './rule.ts';

const GROUP_3 = tier('g3', '组三', 'Group 3 (aab)', 3);
const GROUP_6 = tier('g6', '组六', 'Group 6 (abc)', 6);
const PAIR = tier('t1', '组选', 'Group', 2);

/** Shapes of typed group notes (plays.md section 0, groupText). */
export type GroupShape = 'g2' | 'g3' | 'g6';

/** A shape's tier, number of different digits, and how often they repeat. */
export const GROUP_SHAPES: Readonly<
  Record<GroupShape, { readonly tier: Tier; readonly distinct: number; readonly repeats: number[] }>
> = {
  g2: { tier: PAIR, distinct: 2, repeats: [1, 1] },
  g3: { tier: GROUP_3, distinct: 2, repeats: [2, 1] },
  g6: { tier: GROUP_6, distinct: 3, repeats: [1, 1, 1] },
};

/** The shapes that group sum and banker plays pay, by width; tiers are in this order. */
export const groupShapes = (width: number): readonly GroupShape[] =>
  width === 2 ? ['g2'] : ['g3', 'g6'];

/** Index in `groupShapes` of what a zone shows; -1 for digits that are all equal. */
export const groupTierAt = (draw: readonly number[], zone: readonly number[]): number =>
  countBits(digitSetAt(draw, zone)) - 2;

/** A note that wins when the zone holds the same digits in any order. */
export function multisetSingle(digits: readonly number[], tierIndex = 0): ZoneSingle {
  const note = digits.toSorted((a, b) => a - b).join('');
  return {
    key: note,
    judge: (drawn) => (drawn.toSorted((a, b) => a - b).join('') === note ? tierIndex : LOST),
  };
}
