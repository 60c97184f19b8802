import { elementsOf, sharedSize, type BitSet } from '../../core/bit-set.ts';
import { refused } from '../../core/result.ts';
import { ballRow } from '../entry/pad.ts';
import { onBothSides } from '../entry/problem.ts';
import { placeOfShared } from '../entry/place.ts';
import { setRowsEntry } from '../entry/rows.ts';
import { LOST } from '../play.ts';
import { MARK_NUMBERS, MARK_REGULAR, markTiers, type MarkPick } from './mark-pick.ts';
import { groupRow, type NumberGroup } from './number-group.ts';
import type { Bilingual } from '../../core/text.ts';
import type { SetRows } from '../entry/rows.ts';
import type { Draw, InputKind, MostHits, PadRow, Quote } from '../play.ts';
import type { Entry, Rule } from './rule.ts';

/** Of what one number of each note is taken. */
export type PairSide = {
  readonly row: PadRow;
  readonly numbersOf: (picked: BitSet) => readonly number[];
};

/** One group: the numbers of an animal, or of a last digit. */
export const groupSide = (label: Bilingual, groups: readonly NumberGroup[]): PairSide => ({
  row: { ...groupRow({ label }, groups), max: 1 },
  numbersOf: (picked) => elementsOf(picked).flatMap((group) => groups[group]!.numbers),
});

/** Any numbers. */
export const numberSide = (label: Bilingual): PairSide => ({
  row: { ...ballRow({ label }, 1, MARK_NUMBERS), max: MARK_NUMBERS - 1, quick: false },
  numbersOf: (picked) => elementsOf(picked).map((place) => place + 1),
});

/**
 * 对碰: a number of one side and a number of the other are a note. Both sides may have a number in common,
 * which is not paired with itself; they share no more than one. Where both are of one kind, they are not
 * the same. `quotes`: where odds are quoted by what is picked; a note takes the lower of its two.
 */
export function markPair(
  input: InputKind,
  pick: MarkPick,
  sides: readonly [PairSide, PairSide],
  quotes?: readonly Quote[],
): Rule<SetRows> {
  const numbersOf = (rows: SetRows) =>
    [sides[0].numbersOf(rows[0]!), sides[1].numbersOf(rows[1]!)] as const;
  const [onlyRegular, withSpecial] = (
    [
      [2, 0],
      [1, 1],
    ] as const
  ).map(([regular, special]) => pick.tiers.findIndex(({ pays }) => pays(regular, special)));
  const winsOf = (regular: number, mixed: number): number[] =>
    pick.tiers.map((_, i) => (i === onlyRegular ? regular : 0) + (i === withSpecial ? mixed : 0));
  return {
    entry: pairEntry(input, sides),
    outcomes: pick.outcomes,
    tiers: markTiers(pick),
    tiersShareNote: pick.tiers.length > 1,
    options: [],
    paysPerHit: false,
    share: 90n,
    allNotes: mostNotes(sides),
    ...(quotes && {
      quotes,
      oddsOf: (rows, quoted) => {
        const own = rows.map((row) => quoted[elementsOf(row)[0]!]!);
        return [own.reduce((low, odds) => (odds < low ? odds : low))];
      },
    }),
    count(rows) {
      const [a, b] = numbersOf(rows);
      return a.length * b.length - sharedOf(a, b).length;
    },
    hits(rows, draw) {
      const [a, b] = numbersOf(rows);
      const regular = draw.slice(0, MARK_REGULAR);
      const inBoth = regular.filter((number) => a.includes(number) && b.includes(number)).length;
      const ofA = regular.filter((number) => a.includes(number)).length;
      const ofB = regular.filter((number) => b.includes(number)).length;
      const last = draw[MARK_REGULAR]!;
      const mixed = (b.includes(last) ? ofA : 0) + (a.includes(last) ? ofB : 0);
      return { tiers: winsOf(ofA * ofB - inBoth, mixed), refunds: 0 };
    },
    mostHits(rows) {
      const [a, b] = numbersOf(rows);
      return mostOf(a.length, b.length, sharedOf(a, b).length, winsOf);
    },
    *singles(rows) {
      const [ones, others] = numbersOf(rows);
      for (const one of ones) {
        for (const other of others) {
          if (one === other) continue;
          yield {
            key: `${one}-${other}`,
            decidedBy: { kind: 'numbers', of: [one, other] },
            judge: (draw) => tierOf(pick, [one, other], draw),
          };
        }
      }
    },
  };
}

const sharedOf = (a: readonly number[], b: readonly number[]): readonly number[] =>
  a.filter((number) => b.includes(number));

function tierOf(pick: MarkPick, numbers: readonly number[], draw: Draw): number {
  const drawn = numbers.map((number) => draw.indexOf(number)).filter((at) => at >= 0);
  const special = drawn.filter((at) => at === MARK_REGULAR).length;
  const won = pick.tiers.findIndex(({ pays }) => pays(drawn.length - special, special));
  return won < 0 ? LOST : won;
}

/** The notes of the largest pair: two of five numbers, or all numbers in two halves. */
function mostNotes([a, b]: readonly [PairSide, PairSide]): number {
  if (a.row.max > 1) return Math.floor(MARK_NUMBERS / 2) * Math.ceil(MARK_NUMBERS / 2);
  const sizes = [a, b].map(({ row, numbersOf }) =>
    row.symbols.map((_, i) => numbersOf([1 << i]).length).toSorted((x, y) => y - x),
  );
  const [first, second] = sizes as [number[], number[]];
  const isOneKind = a.row.symbols[0] === b.row.symbols[0];
  return first[0]! * second[isOneKind ? 1 : 0]!;
}

/** Looks at every way in which a draw can fall on the sides and on what they share. */
function mostOf(
  a: number,
  b: number,
  shared: number,
  winsOf: (regular: number, mixed: number) => number[],
): MostHits {
  const free = MARK_NUMBERS - a - b + shared;
  let most: readonly number[] = winsOf(0, 0);
  let total = 0;
  const look = (ofA: number, ofB: number, ofBoth: number, last: 'a' | 'b' | 'both' | '-') => {
    const own = [a - shared, b - shared, shared];
    const taken = [ofA, ofB, ofBoth].map((n, i) => n + (last === ['a', 'b', 'both'][i] ? 1 : 0));
    if (taken.some((n, i) => n > own[i]!)) return;
    const rest = MARK_REGULAR - ofA - ofB - ofBoth;
    if (rest < 0 || rest + (last === '-' ? 1 : 0) > free) return;
    const [inA, inB] = [ofA + ofBoth, ofB + ofBoth];
    const mixed =
      (last === 'b' || last === 'both' ? inA : 0) + (last === 'a' || last === 'both' ? inB : 0);
    const wins = winsOf(inA * inB - ofBoth, mixed);
    most = most.map((before, i) => Math.max(before, wins[i]!));
    total = Math.max(
      total,
      wins.reduce((sum, n) => sum + n),
    );
  };
  for (let ofA = 0; ofA <= MARK_REGULAR; ofA++) {
    for (let ofB = 0; ofB <= MARK_REGULAR - ofA; ofB++) {
      for (let ofBoth = 0; ofBoth <= shared; ofBoth++) {
        for (const last of ['a', 'b', 'both', '-'] as const) look(ofA, ofB, ofBoth, last);
      }
    }
  }
  return { tiers: most, total };
}

/** Two rows; where they are of one kind, nothing is picked in both. */
function pairEntry(input: InputKind, [a, b]: readonly [PairSide, PairSide]): Entry<SetRows> {
  const base = setRowsEntry(input, [a.row, b.row]);
  if (a.row.symbols[0] !== b.row.symbols[0]) return base;
  return {
    ...base,
    parse(content) {
      const parsed = base.parse(content);
      if (!parsed.ok) return parsed;
      const [one, other] = parsed.value;
      if (sharedSize(one!, other!) === 0) return parsed;
      return refused(onBothSides(placeOfShared(content, 1, 0)));
    },
  };
}
