import { tickedEntry } from '../entry/ticked.ts';
import { bitsOf, choose, countBits, subsets } from './counting.ts';
import { singlesOnZones } from './on-zones.ts';
import { emptyTally } from './rule.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Ticked } from '../entry/ticked.ts';
import type { Rule, ZoneRule } from './rule.ts';

/**
 * 任选: plays a rule on every choice of as many of the ticked positions as the rule is wide
 * (plays.md section 2.2.7).
 */
export function onTicked<P>(labels: readonly Bilingual[], rule: ZoneRule<P>): Rule<Ticked<P>> {
  const k = rule.width;
  const zonesOf = Array.from({ length: 1 << labels.length }, (_, mask) => [
    ...subsets(bitsOf(mask), k),
  ]);
  const entry = tickedEntry(rule.entry, k, labels);
  return {
    entry,
    outcomes: BigInt(10 ** k),
    tiers: rule.tiers,
    tiersShareNote: rule.tiersShareNote ?? false,
    options: [],
    paysPerHit: false,
    allNotes: choose(labels.length, k) * rule.allNotes,
    count: ({ positions, pick }) => zonesOf[positions]!.length * rule.notes(pick),
    hits({ positions, pick }, draw) {
      const tally = emptyTally(rule.tiers.length);
      const zones = zonesOf[positions]!;
      for (let i = 0; i < zones.length; i++) rule.judge(pick, draw, zones[i]!, tally);
      return tally;
    },
    mostHits({ positions, pick }) {
      const ticked = countBits(positions);
      const most = rule.most(pick);
      const bounds = most.tiers.map((hits, i) => hits * mostOfShape(ticked, k, rule.shapes?.[i]));
      const sum = bounds.reduce((total, bound) => total + bound, 0);
      return { tiers: bounds, total: Math.min(sum, most.total * choose(ticked, k)) };
    },
    singles: ({ positions, pick }) => singlesOnZones(zonesOf[positions]!, rule, pick),
    ...(entry.report && { report: entry.report }),
  };
}

const SHAPE_BOUNDS = new Map<string, number>();

/**
 * The most choices of `k` of `ticked` positions that can show one shape at once, over all draws.
 * Below C(ticked, k) for shapes with repeats: 9 for aab of five (plays.md section 11).
 */
function mostOfShape(ticked: number, k: number, shape: readonly number[] | undefined): number {
  if (shape === undefined) return choose(ticked, k);
  const key = `${ticked}/${k}/${shape.join()}`;
  let most = SHAPE_BOUNDS.get(key);
  if (most === undefined) {
    most = 0;
    for (const draw of patterns(ticked)) {
      let shown = 0;
      for (const part of subsets(draw, k)) if (shapeOf(part) === shape.join()) shown++;
      most = Math.max(most, shown);
    }
    SHAPE_BOUNDS.set(key, most);
  }
  return most;
}

/** How often the items repeat, most frequent first: `2,1` for aab. */
function shapeOf(items: readonly number[]): string {
  const times = new Map<number, number>();
  for (const item of items) times.set(item, (times.get(item) ?? 0) + 1);
  return [...times.values()].toSorted((a, b) => b - a).join();
}

/** Sequences that stand for all ways digits can repeat: each new digit is the next unused one. */
function* patterns(length: number, used = 0): Generator<number[]> {
  if (length === 0) {
    yield [];
    return;
  }
  for (let digit = 0; digit <= used; digit++) {
    for (const rest of patterns(length - 1, Math.max(used, digit + 1))) yield [digit, ...rest];
  }
}
