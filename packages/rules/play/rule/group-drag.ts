import { refused } from '../../core/result.ts';
import { ballRow } from '../entry/pad.ts';
import { inBothRows } from '../entry/problem.ts';
import { rowsEntry } from '../entry/rows.ts';
import { bitsOf, choose, countBits, subsets } from './counting.ts';
import { multisetSingle } from './group.ts';
import { atMost } from './rule.ts';
import type { Rows } from '../entry/rows.ts';
import type { Tier } from '../play.ts';
import type { Entry, Rule } from './rule.ts';

const BANKERS = { label: { zh: '胆码', en: 'Bankers' } };
const DRAGS = { label: { zh: '拖码', en: 'Others' } };

/** 胆拖: bankers are in every note, the others fill it up; a number cannot be both. */
function bankerDragEntry(pick: number, from: number, to: number): Entry<Rows> {
  const rows = [ballRow(BANKERS, from, to, 1, pick - 1), ballRow(DRAGS, from, to, 1)];
  const base = rowsEntry('bankerDrag', [rows[0]!, { ...rows[1]!, quick: false }]);
  return {
    ...base,
    parse(content) {
      const parsed = base.parse(content);
      if (!parsed.ok) return parsed;
      const [bankers, drags] = parsed.value;
      return (bankers! & drags!) === 0 ? parsed : refused(inBothRows());
    },
  };
}

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
): Rule<Rows> {
  const notesOf = ([bankers, drags]: Rows): number =>
    choose(countBits(drags!), pick - countBits(bankers!));
  return {
    entry: bankerDragEntry(pick, from, to),
    outcomes: BigInt(outcomes),
    tiers: [won],
    tiersShareNote: false,
    options: [],
    paysPerHit: false,
    allNotes: choose(to - from + 1, pick),
    count: notesOf,
    hits([bankers, drags], draw) {
      let drawn = 0;
      for (const number of draw) drawn |= 1 << (number - from);
      const isHit =
        countBits(drawn) === pick &&
        (bankers! & ~drawn) === 0 &&
        (drawn & ~(bankers! | drags!)) === 0;
      return { tiers: [isHit ? 1 : 0], refunds: 0 };
    },
    mostHits: () => atMost(1),
    *singles([bankers, drags]) {
      const held = bitsOf(bankers!);
      for (const rest of subsets(bitsOf(drags!), pick - held.length)) {
        const numbers = [...held, ...rest].map((bit) => bit + from);
        const { key, judge } = multisetSingle(numbers);
        yield { key, judge };
      }
    },
  };
}
