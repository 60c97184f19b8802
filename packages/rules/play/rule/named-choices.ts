import { elementsOf } from '../../core/bit-set.ts';
import { nameRow } from '../entry/pad.ts';
import { setRowsEntry } from '../entry/rows.ts';
import { LOST, TIED } from '../play.ts';
import { emptyTally } from './rule.ts';
import type { Bilingual } from '../../core/text.ts';
import type { SetRows } from '../entry/rows.ts';
import type { DecidedBy, Tier } from '../play.ts';
import type { Condition } from './condition.ts';
import type { Rule } from './rule.ts';

/** A named choice among those of a play: the tier that it can win, and when. */
export type NamedChoice = {
  readonly symbol: string;
  readonly name: Bilingual;
  readonly tier: number;
  /** Of the choices of one kind no draw makes more than one win. */
  readonly kind: string;
  readonly holds: Condition;
  /** Gives the stake back. */
  readonly tied?: Condition;
};

/** Named choices on a whole draw, a note each. */
export function namedChoices(
  outcomes: bigint,
  label: Bilingual,
  tiers: readonly Tier[],
  choices: readonly NamedChoice[],
  decidedBy: DecidedBy,
): Rule<SetRows> {
  const names = choices.map(({ name }) => name);
  const row = { ...nameRow({ label }, names), symbols: choices.map(({ symbol }) => symbol) };
  return {
    entry: setRowsEntry('options', [row]),
    outcomes,
    tiers,
    tiersShareNote: false,
    options: [],
    paysPerHit: false,
    share: 90n,
    allNotes: choices.length,
    tiersOf([picked]) {
      const able = new Set(elementsOf(picked!).map((i) => choices[i]!.tier));
      return [...able].toSorted((a, b) => a - b);
    },
    count: ([picked]) => elementsOf(picked!).length,
    hits([picked], draw) {
      const tally = emptyTally(tiers.length);
      for (const i of elementsOf(picked!)) {
        const { tier, holds, tied } = choices[i]!;
        if (holds(draw)) tally.tiers[tier]!++;
        else if (tied?.(draw)) tally.refunds++;
      }
      return tally;
    },
    mostHits([picked]) {
      const own = elementsOf(picked!).map((i) => choices[i]!);
      return {
        tiers: tiers.map((_, tier) => own.filter((each) => each.tier === tier).length),
        total: new Set(own.map(({ kind }) => kind)).size,
      };
    },
    *singles([picked]) {
      for (const i of elementsOf(picked!)) {
        const { symbol, tier, holds, tied } = choices[i]!;
        yield {
          key: symbol,
          decidedBy,
          tiers: [tier],
          judge: (draw) => (holds(draw) ? tier : tied?.(draw) ? TIED : LOST),
        };
      }
    },
  };
}
