import { elementsOf, setOf, sharedSize, sizeOf } from '../../core/bit-set.ts';
import { bankerDragEntry } from '../entry/banker-drag.ts';
import { choose, subsets } from './counting.ts';
import { multisetSingle } from './group.ts';
import { atMost } from './rule.ts';
import type { Numbers } from '../entry/pad.ts';
import type { SetRows } from '../entry/rows.ts';
import type { Draw, Tier } from '../play.ts';
import type { Rule } from './rule.ts';

/**
 * 不同号胆拖: all bankers with every choice of the others that fills up `pick`; wins when the draw shows
 * exactly these numbers, each once, in any order. `at`: the positions where it has to show them, all of
 * them where they are left out.
 */
export function groupDrag(
  won: Tier,
  outcomes: number,
  pick: number,
  { from, size: numbers }: Numbers,
  at?: readonly number[],
): Rule<SetRows> {
  const to = from + numbers - 1;
  const shown = (draw: Draw): Draw => (at ? at.map((position) => draw[position]!) : draw);
  return {
    entry: bankerDragEntry(pick, from, to),
    outcomes: BigInt(outcomes),
    ...(at && { at }),
    tiers: [won],
    tiersShareNote: false,
    options: [],
    paysPerHit: false,
    allNotes: choose(numbers, pick),
    count: ([bankers, drags]) => choose(sizeOf(drags!), pick - sizeOf(bankers!)),
    hits([bankers, drags], draw) {
      const drawn = setOf(
        numbers,
        shown(draw).map((number) => number - from),
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
        yield { key, judge: (draw) => judge(shown(draw)) };
      }
    },
  };
}
