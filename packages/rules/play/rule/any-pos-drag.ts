import { elementsOf, setOf, sharedSize, sizeOf } from '../../core/bit-set.ts';
import { bankerDragEntry } from '../entry/banker-drag.ts';
import { choose, subsets } from './counting.ts';
import { LOST } from '../play.ts';
import { atMost } from './rule.ts';
import type { Numbers } from '../entry/pad.ts';
import type { SetRows } from '../entry/rows.ts';
import type { Tier } from '../play.ts';
import type { Rule } from './rule.ts';

/**
 * 不同号胆拖: all bankers with every choice of the others that fills up `k`; wins when all of them occur
 * among the `drawn` numbers, wherever and however often.
 */
export function anyPosDrag(
  won: Tier,
  outcomes: number,
  drawn: number,
  k: number,
  { from, size }: Numbers,
): Rule<SetRows> {
  return {
    entry: bankerDragEntry(k, from, from + size - 1),
    outcomes: BigInt(outcomes),
    tiers: [won],
    tiersShareNote: false,
    options: [],
    paysPerHit: false,
    allNotes: choose(size, k),
    count: ([bankers, others]) => choose(sizeOf(others!), k - sizeOf(bankers!)),
    hits([bankers, others], draw) {
      const shown = setOf(
        size,
        draw.map((number) => number - from),
      );
      const held = sizeOf(bankers!);
      const isHeld = sharedSize(bankers!, shown) === held;
      const hits = isHeld ? choose(sharedSize(others!, shown), k - held) : 0;
      return { tiers: [hits], refunds: 0 };
    },
    mostHits([bankers, others]) {
      const held = sizeOf(bankers!);
      return atMost(choose(Math.min(sizeOf(others!), drawn - held), k - held));
    },
    *singles([bankers, others]) {
      const held = elementsOf(bankers!);
      for (const rest of subsets(elementsOf(others!), k - held.length)) {
        const note = [...held, ...rest].map((place) => from + place);
        yield {
          key: note.toSorted((a, b) => a - b).join(),
          judge: (draw) => (note.every((number) => draw.includes(number)) ? 0 : LOST),
        };
      }
    },
  };
}
