import { elementsOf, holds, sizeOf, type BitSet } from '../../core/bit-set.ts';
import { dragEntryOf } from '../entry/banker-drag.ts';
import { setRowsEntry } from '../entry/rows.ts';
import { choose, chooseExact, subsets } from './counting.ts';
import { LOST } from '../play.ts';
import { groupOfNumber, groupRow, type NumberGroup } from './number-group.ts';
import type { Bilingual } from '../../core/text.ts';
import type { SetRows } from '../entry/rows.ts';
import type { Draw, InputKind, MostHits, Tier, TierName } from '../play.ts';
import type { Entry, Rule } from './rule.ts';

const NUMBERS = 49;
/** Regular numbers and the special one, which count alike. */
const DRAWN = 7;
/** Fewer groups than these have no room for all that is drawn. */
const FEWEST_DRAWN = 2;

/** A play on groups of numbers of which one has more or fewer numbers than the others. */
export type GroupLink = {
  readonly groups: readonly NumberGroup[];
  /** The place of that one. */
  readonly odd: number;
  /** Groups of a note. */
  readonly size: number;
  /** A note wins when all its groups are drawn, else when none is. */
  readonly isDrawn: boolean;
  /** Notes with the odd group win the one that `hasOdd`. */
  readonly tiers: readonly (TierName & { readonly hasOdd: boolean })[];
};

/** Bankers that are in every note, and others that fill it up. */
type Held = { readonly bankers: BitSet; readonly others: BitSet };

/** Each choice of so many of the picked groups is a note; `most`: so many may be picked. */
export function groupLink(
  link: GroupLink,
  input: InputKind,
  label: Bilingual,
  most = link.groups.length,
): Rule<SetRows> {
  const row = { ...groupRow({ label }, link.groups), min: link.size, max: most };
  return linkRule(link, setRowsEntry(input, [row]), choose(most, link.size), ([others]) => ({
    bankers: [],
    others: others!,
  }));
}

/** 拖头: the notes that have all bankers. */
export const groupLinkDrag = (link: GroupLink): Rule<SetRows> =>
  linkRule(
    link,
    dragEntryOf(link.size, (place) => groupRow(place, link.groups)),
    choose(link.groups.length, link.size),
    ([bankers, others]) => ({ bankers: bankers!, others: others! }),
  );

function linkRule(
  link: GroupLink,
  entry: Entry<SetRows>,
  allNotes: number,
  heldOf: (rows: SetRows) => Held,
): Rule<SetRows> {
  const { groups, odd, size, isDrawn, tiers } = link;
  const groupOf = groupOfNumber(groups);
  const winsOf = (held: Held, isGood: (group: number) => boolean): number[] => {
    const usual = winning(link, held, isGood);
    return tiers.map(({ hasOdd }) => usual[hasOdd ? 1 : 0]);
  };
  const tiersOf = (rows: SetRows): readonly number[] => {
    const able = winsOf(heldOf(rows), () => true);
    return tiers.flatMap((_, i) => (able[i]! > 0 ? [i] : []));
  };
  return {
    entry,
    outcomes: chooseExact(NUMBERS, DRAWN),
    tiers: tiers.map((each) => tierWith(link, each)),
    tiersShareNote: false,
    options: [],
    paysPerHit: false,
    share: 90n,
    allNotes,
    tiersOf,
    oddsOf(rows, quoted) {
      // Of several groups that are all drawn a note has the odds of the one with the lowest.
      const lowest = quoted.reduce((low, odds) => (odds < low ? odds : low));
      const isMixed = (tier: number): boolean => isDrawn && size > 1 && tiers[tier]!.hasOdd;
      return tiersOf(rows).map((tier) => (isMixed(tier) ? lowest : quoted[tier]!));
    },
    count(rows) {
      const { bankers, others } = heldOf(rows);
      return choose(sizeOf(others), size - sizeOf(bankers));
    },
    hits(rows, draw) {
      let drawn = 0;
      for (let i = 0; i < DRAWN; i++) drawn |= 1 << groupOf(draw[i]!);
      const isGood = (group: number): boolean => ((drawn >> group) & 1) === (isDrawn ? 1 : 0);
      return { tiers: winsOf(heldOf(rows), isGood), refunds: 0 };
    },
    mostHits: (rows) => mostOf(link, heldOf(rows)),
    *singles(rows) {
      const { bankers, others } = heldOf(rows);
      const always = elementsOf(bankers);
      for (const more of subsets(elementsOf(others), size - always.length)) {
        const note = [...always, ...more].toSorted((a, b) => a - b);
        const tier = tiers.findIndex(({ hasOdd }) => hasOdd === note.includes(odd));
        yield {
          key: note.join(),
          decidedBy: {
            kind: 'groups',
            of: note.map((group) => groups[group]!.numbers),
            special: 'alike',
          },
          judge: (draw) =>
            note.every((group) => isAmong(groups[group]!, draw) === isDrawn) ? tier : LOST,
        };
      }
    },
  };
}

const isAmong = ({ numbers }: NumberGroup, draw: Draw): boolean =>
  draw.some((number) => numbers.includes(number));

/** How many sets of seven have a number of each group of a note, or none of any. */
function tierWith(
  { groups, odd, size, isDrawn }: GroupLink,
  { code, name, hasOdd }: GroupLink['tiers'][number],
): Tier {
  const usual = groups[odd === 0 ? 1 : 0]!.numbers.length;
  const sizes = Array.from({ length: size }, (_, i) =>
    hasOdd && i === 0 ? groups[odd]!.numbers.length : usual,
  );
  const without = (missing: readonly number[]): bigint =>
    chooseExact(NUMBERS - missing.reduce((sum, each) => sum + each, 0), DRAWN);
  if (!isDrawn) return { code, name, wins: without(sizes), ties: 0n };
  // Each group is there: all sets, but those without one, and again those without two ...
  let wins = 0n;
  for (let chosen = 0; chosen < 1 << size; chosen++) {
    const missing = sizes.filter((_, i) => (chosen >> i) & 1);
    wins += missing.length % 2 === 0 ? without(missing) : -without(missing);
  }
  return { code, name, wins, ties: 0n };
}

/** Winning notes without the odd group and with it. */
function winning(
  { odd, size }: GroupLink,
  { bankers, others }: Held,
  isGood: (group: number) => boolean,
): readonly [number, number] {
  const always = elementsOf(bankers);
  if (!always.every(isGood)) return [0, 0];
  const open = size - always.length;
  const good = elementsOf(others).filter((group) => group !== odd && isGood(group)).length;
  if (holds(bankers, odd)) return [0, choose(good, open)];
  const hasOdd = holds(others, odd) === 1 && isGood(odd);
  return [choose(good, open), hasOdd ? choose(good, open - 1) : 0];
}

/** Looks at every number of groups that can be good together. */
function mostOf(link: GroupLink, held: Held): MostHits {
  const { groups, isDrawn, odd, tiers } = link;
  const limit = isDrawn ? DRAWN : groups.length - FEWEST_DRAWN;
  const always = elementsOf(held.bankers);
  const [first, ...rest] = elementsOf(held.others).toSorted((a, b) => rank(a, odd) - rank(b, odd));
  const most = tiers.map(() => 0);
  let total = 0;
  // The good ones with the odd group among them, and without it.
  for (const others of [[...(first === undefined ? [] : [first]), ...rest], rest]) {
    const good = new Set([...always, ...others].slice(0, limit));
    const wins = winning(link, held, (group) => good.has(group));
    tiers.forEach(({ hasOdd }, i) => (most[i] = Math.max(most[i]!, wins[hasOdd ? 1 : 0])));
    total = Math.max(total, wins[0] + wins[1]);
  }
  return { tiers: most, total };
}

/** The odd group comes before the others. */
const rank = (group: number, odd: number): number => (group === odd ? -1 : group);
