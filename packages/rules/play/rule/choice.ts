import { nameRow } from '../entry/pad.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, countBits } from './counting.ts';
import { LOST, TIED } from '../play.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Rows } from '../entry/rows.ts';
import type { Draw, Tier } from '../play.ts';
import type { ZoneRule } from './rule.ts';

/** A named choice of an official play: the tier it can win, and when. */
export type Choice = {
  readonly name: Bilingual;
  readonly tier: number;
  wins(draw: Draw, zone: readonly number[]): boolean;
  /** Gives the stake back. */
  ties?(draw: Draw, zone: readonly number[]): boolean;
};

/**
 * A few named choices, a note each, of which no draw makes more than `together` win: one of 大 小, two of
 * 大 小 单 双.
 */
export function choice(
  width: number,
  label: Bilingual,
  tiers: readonly Tier[],
  choices: readonly Choice[],
  together = 1,
): ZoneRule<Rows> {
  const places = Array.from({ length: width }, (_, i) => i);
  const names = choices.map(({ name }) => name);
  return {
    width,
    entry: rowsEntry('options', [nameRow({ label }, names)]),
    tiers,
    allNotes: choices.length,
    notes: ([picked]) => countBits(picked!),
    judge([picked], draw, zone, tally) {
      for (let i = 0; i < choices.length; i++) {
        if (!((picked! >> i) & 1)) continue;
        const { tier, wins, ties } = choices[i]!;
        if (wins(draw, zone)) tally.tiers[tier]!++;
        else if (ties?.(draw, zone)) tally.refunds++;
      }
    },
    most: ([picked]) => ({
      tiers: tiers.map((_, tier) =>
        Math.min(bitsOf(picked!).filter((i) => choices[i]!.tier === tier).length, together),
      ),
      total: Math.min(countBits(picked!), together),
    }),
    *singles([picked]) {
      for (const i of bitsOf(picked!)) {
        const { name, tier, wins, ties } = choices[i]!;
        yield {
          key: name.zh,
          judge: (digits) => (wins(digits, places) ? tier : ties?.(digits, places) ? TIED : LOST),
        };
      }
    },
  };
}
