import { ODDS_UNIT } from '../../core/odds-unit.ts';
import { elementsOf } from '../../core/bit-set.ts';
import { setRowsEntry } from '../entry/rows.ts';
import { chooseExact } from './counting.ts';
import { LOST } from '../play.ts';
import { groupRow, type NumberGroup } from './number-group.ts';
import type { Bilingual } from '../../core/text.ts';
import type { SetRows } from '../entry/rows.ts';
import type { Draw, Quote, TierName } from '../play.ts';
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
    Array.from({ length: numbers }, (_, i) => ({ size, hits: i + 1, ...tierOf(i + 1) })),
  );
  const sizeOfGroup = (group: number): number =>
    sizes.findIndex(({ numbers }) => numbers === groups[group]!.numbers.length);
  const tiersOfGroup = (group: number): readonly number[] =>
    tiers.flatMap(({ size }, i) => (size === sizeOfGroup(group) ? [i] : []));
  const tierOf = (group: number, draw: Draw): number => {
    const { numbers } = groups[group]!;
    let hits = 0;
    for (let i = 0; i < REGULAR; i++) if (numbers.includes(draw[i]!)) hits++;
    const size = sizeOfGroup(group);
    return hits === 0 ? LOST : tiers.findIndex((tier) => tier.size === size && tier.hits === hits);
  };
  const tiersOf = ([picked]: SetRows): readonly number[] => {
    const able = new Set(elementsOf(picked!).flatMap(tiersOfGroup));
    return [...able].toSorted((a, b) => a - b);
  };
  const quotes = sizes.map(({ quote, numbers }): Quote => {
    const all = Array.from({ length: numbers }, (_, i) => waysOf(numbers, i + 1));
    return {
      ...quote,
      wins: all.reduce((sum, ways) => sum + ways, 0n),
      ties: 0n,
      hits: all.reduce((sum, ways, i) => sum + ways * BigInt(i + 1), 0n),
    };
  });
  return {
    entry: setRowsEntry('zodiacPick', [groupRow({ label }, groups)]),
    outcomes: chooseExact(NUMBERS, REGULAR),
    tiers: tiers.map(({ code, name, size, hits }) => ({
      code,
      name,
      wins: waysOf(sizes[size]!.numbers, hits),
      ties: 0n,
    })),
    tiersShareNote: false,
    options: [],
    paysPerHit: false,
    share: 90n,
    quotes,
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
      const most = tiers.map(({ size, hits }) => {
        const able = own.filter((each) => each === size).length;
        return Math.min(able, Math.floor(REGULAR / hits));
      });
      return { tiers: most, total: Math.min(own.length, REGULAR) };
    },
    *singles([picked]) {
      for (const group of elementsOf(picked!)) {
        yield {
          key: groups[group]!.symbol,
          decidedBy: { kind: 'groups', of: [groups[group]!.numbers], special: 'ignored' },
          tiers: tiersOfGroup(group),
          judge(draw) {
            const { numbers } = groups[group]!;
            const hits = draw.slice(0, REGULAR).filter((number) => numbers.includes(number)).length;
            return tiersOfGroup(group)[hits - 1] ?? LOST;
          },
        };
      }
    },
  };
}
