import { elementsOf, setOf, sharedSize, sizeOf } from '../../core/bit-set.ts';
import { bankerDragEntry } from '../entry/banker-drag.ts';
import { choose, subsets } from './counting.ts';
import { multisetSingle } from './group.ts';
import { atMost } from './rule.ts';
import type { SetRows } from '../entry/rows.ts';
import type { Tier } from '../play.ts';
import type { Rule } from './rule.ts';

/**
 * 不同号胆拖: all bankers with every choice of the others that fills up `pick`; wins when the draw shows
 * exactly these numbers, each once, in any order.
 */
export function groupDrag(
  won: Tier,
  outcomes: number,
  pick: number,
  from: number,
  to: number,
): Rule<SetRows> {
  const numbers = to - from + 1;
  return {
    entry: bankerDragEntry(pick, from, to),
    outcomes: BigInt(outcomes),
    tiers: [won],
    tiersShareNote: false,
    options: [],
    paysPerHit: false,
    allNotes: choose(numbers, pick),
    count: ([bankers, drags]) => choose(sizeOf(drags!), pick - sizeOf(bankers!)),
    hits([bankers, drags], draw) {
      const drawn = setOf(
        numbers,
        draw.map((number) => number - from),
      );
      const held = sharedSize(bankers!, drawn);
      const isHit =
        sizeOf(drawn) === pick &&
        held === sizeOf(bankers!) &&
        sharedSize(drags!, drawn) === pick - held;
      return { tiers: [isHit ? 1 : 0], refunds: 0 };
    },
    mostHits: () => atMost(1),
    *singles([bankers, drags]) {
      const held = elementsOf(bankers!);
      for (const rest of subsets(elementsOf(drags!), pick - held.length)) {
        const { key, judge } = multisetSingle([...held, ...rest].map((place) => place + from));
        yield { key, judge };
      }
    },
  };
}
