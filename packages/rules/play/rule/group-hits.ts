import { ODDS_UNIT } from '../../core/odds-unit.ts';
import { elementsOf } from '../../core/bit-set.ts';
import { setRowsEntry } from '../entry/rows.ts';
import { chooseExact } from './counting.ts';
import { LOST } from '../play.ts';
import { groupRow, type NumberGroup } from './number-group.ts';
import type { Bilingual } from '../../core/text.ts';
import type { SetRows } from '../entry/rows.ts';
import type { Draw, Quote, Single, TierName } from '../play.ts';
import type { Rule } from './rule.ts';

const NUMBERS = 49;
const REGULAR = 6;

/** Groups of so many numbers: what is quoted for them, and what their tiers are called. */
export type GroupSize = {
  readonly quote: TierName;
  readonly numbers: number;
  readonly tierOf: (hits: number) => TierName;
};

/** Of the sets of six regular numbers those with so many of a group. */
const waysOf = (numbers: number, hits: number): bigint =>
  chooseExact(numbers, hits) * chooseExact(NUMBERS - numbers, REGULAR - hits);

/** What is quoted: the draws with any hit, and their hits. */
function quoteOf({ quote, numbers }: GroupSize): Quote {
  const all = Array.from({ length: numbers }, (_, i) => waysOf(numbers, i + 1));
  return {
    ...quote,
    wins: all.reduce((sum, ways) => sum + ways, 0n),
    ties: 0n,
    hits: all.reduce((sum, ways, i) => sum + ways * BigInt(i + 1), 0n),
  };
}

function hitsOf({ numbers }: NumberGroup, draw: Draw): number {
  let hits = 0;
  for (let i = 0; i < REGULAR; i++) if (numbers.includes(draw[i]!)) hits++;
  return hits;
}

/**
 * 正肖: each picked group is a note, and its net win is paid once for each of its numbers among the six
 * regular ones. Odds are quoted by the size of a group; so many hits of a note are a tier, which pays
 * 1 + hits x (odds - 1).
 */
export function groupHits(
  groups: readonly NumberGroup[],
  sizes: readonly GroupSize[],
  label: Bilingual,
): Rule<SetRows> {
  const tiers = sizes.flatMap(({ numbers, tierOf }, size) =>
    Array.from({ length: numbers }, (_, i) => {
      return { size, hits: i + 1, wins: waysOf(numbers, i + 1), ...tierOf(i + 1) };
    }),
  );
  const sizeOfGroup = (group: number): number =>
    sizes.findIndex(({ numbers }) => numbers === groups[group]!.numbers.length);
  const tiersOfGroup = (group: number): readonly number[] =>
    tiers.flatMap(({ size }, i) => (size === sizeOfGroup(group) ? [i] : []));
  const tierOf = (group: number, draw: Draw): number => {
    const hits = hitsOf(groups[group]!, draw);
    const size = sizeOfGroup(group);
    return hits === 0 ? LOST : tiers.findIndex((tier) => tier.size === size && tier.hits === hits);
  };
  const tiersOf = ([picked]: SetRows): readonly number[] => {
    const able = new Set(elementsOf(picked!).flatMap(tiersOfGroup));
    return [...able].toSorted((a, b) => a - b);
  };
  return {
    entry: setRowsEntry('zodiacPick', [groupRow({ label }, groups)]),
    outcomes: chooseExact(NUMBERS, REGULAR),
    tiers: tiers.map(({ code, name, wins }) => ({ code, name, wins, ties: 0n })),
    tiersShareNote: false,
    options: [],
    paysPerHit: false,
    share: 90n,
    quotes: sizes.map(quoteOf),
    allNotes: groups.length,
    tiersOf,
    oddsOf: (rows, quoted) =>
      tiersOf(rows).map((tier) => {
        const { size, hits } = tiers[tier]!;
        return ODDS_UNIT + BigInt(hits) * (quoted[size]! - ODDS_UNIT);
      }),
    count: ([picked]) => elementsOf(picked!).length,
    hits([picked], draw) {
      const wins = tiers.map(() => 0);
      for (const group of elementsOf(picked!)) {
        const tier = tierOf(group, draw);
        if (tier !== LOST) wins[tier]!++;
      }
      return { tiers: wins, refunds: 0 };
    },
    mostHits([picked]) {
      const own = elementsOf(picked!).map(sizeOfGroup);
      const able = sizes.map((_, size) => own.filter((each) => each === size).length);
      return {
        tiers: tiers.map(({ size, hits }) => Math.min(able[size]!, Math.floor(REGULAR / hits))),
        total: Math.min(own.length, REGULAR),
      };
    },
    bestHits: (rows, odds) => bestOf(tiersOf(rows), elementsOf(rows[0]!).map(tiersOfGroup), odds),
    singles: ([picked]) =>
      elementsOf(picked!).map((group) => singleOf(groups[group]!, tiersOfGroup(group))),
  };
}

/**
 * Hits of each of these tiers where the six numbers are shared among groups as it pays most, group by group;
 * `groups`: the tiers that each wins with one number, with two ...
 */
function bestOf(
  able: readonly number[],
  groups: readonly (readonly number[])[],
  odds: readonly bigint[],
): readonly number[] {
  // The best so far, by how many of the numbers it takes.
  let best = [{ pays: 0n, hits: able.map(() => 0) }];
  for (const tiers of groups) {
    const next = best.slice();
    best.forEach(({ pays, hits }, used) =>
      tiers.forEach((tier, i) => {
        const at = able.indexOf(tier);
        const sum = used + i + 1;
        const now = pays + odds[at]!;
        if (sum > REGULAR || now <= (next[sum]?.pays ?? 0n)) return;
        next[sum] = { pays: now, hits: hits.with(at, hits[at]! + 1) };
      }),
    );
    best = next;
  }
  return best.reduce((one, other) => (other.pays > one.pays ? other : one)).hits;
}

/** A group as a note; `able`: what it wins with one hit, with two ... */
const singleOf = ({ symbol, numbers }: NumberGroup, able: readonly number[]): Single => ({
  key: symbol,
  decidedBy: { kind: 'groups', of: [numbers], special: 'ignored' },
  tiers: able,
  judge(draw) {
    const hits = draw.slice(0, REGULAR).filter((number) => numbers.includes(number)).length;
    return able[hits - 1] ?? LOST;
  },
});
