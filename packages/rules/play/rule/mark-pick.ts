import { elementsOf, holds, sizeOf, type BitSet } from '../../core/bit-set.ts';
import { bankerDragEntry } from '../entry/banker-drag.ts';
import { ballRow, PICK } from '../entry/pad.ts';
import { setRowsEntry } from '../entry/rows.ts';
import { choose, chooseExact, subsets } from './counting.ts';
import { LOST } from '../play.ts';
import type { Bilingual } from '../../core/text.ts';
import type { SetRows } from '../entry/rows.ts';
import type { DecidedBy, Draw, MostHits, Tier } from '../play.ts';
import type { Entry, Rule } from './rule.ts';

export const MARK_NUMBERS = 49;
/** Balls in front of the special one. */
export const MARK_REGULAR = 6;
/** Ways to draw six and a special one. */
const DRAWS = chooseExact(MARK_NUMBERS, MARK_REGULAR) * BigInt(MARK_NUMBERS - MARK_REGULAR);
/** What a house keeps of combinations, in hundredths of the fair odds (plays.md section 7.2). */
const SHARE = 90n;
/** Of notes of five numbers and more there are too many in all: a bet takes no more numbers. */
const MOST_OF_MANY = 20;

/** A way to win: by how many of a note's numbers are regular, and whether the special one is among them. */
export type MarkTier = {
  readonly code: string;
  readonly name: Bilingual;
  readonly pays: (regular: number, special: number) => boolean;
};

/** What the notes of a play look at, and what their outcomes are counted out of. */
export type MarkPick = {
  /** Numbers of a note. */
  readonly size: number;
  readonly tiers: readonly MarkTier[];
  readonly outcomes: bigint;
  /** Whether the special number is one of seven, no matter at all, or told apart. */
  readonly special: Extract<DecidedBy, { kind: 'groups' }>['special'];
  readonly share?: bigint;
};

/** Bankers that are in every note, and others that fill it up. */
type Held = { readonly bankers: BitSet; readonly others: BitSet };

/** 复式: each choice of so many of the picked numbers is a note. */
export function markPick(pick: MarkPick): Rule<SetRows> {
  const most = pick.size < 5 ? MARK_NUMBERS : MOST_OF_MANY;
  const row = ballRow(PICK, 1, MARK_NUMBERS, pick.size, most);
  return markRule(pick, setRowsEntry('pool', [row]), choose(most, pick.size), ([others]) => ({
    bankers: [],
    others: others!,
  }));
}

/** 拖头: the notes of a pick that have all bankers. */
export const markDrag = (pick: MarkPick): Rule<SetRows> =>
  markRule(
    pick,
    bankerDragEntry(pick.size, 1, MARK_NUMBERS),
    choose(MARK_NUMBERS, pick.size),
    ([bankers, others]) => ({ bankers: bankers!, others: others! }),
  );

/** Chances of the tiers of a note, from the ways in which a draw can fall on its numbers. */
export const markTiers = ({ size, tiers, outcomes }: MarkPick): readonly Tier[] =>
  tiers.map(({ code, name, pays }) => {
    let wins = 0n;
    for (const { regular, special } of fallsOn(size)) {
      if (!pays(regular, special)) continue;
      const rest = MARK_NUMBERS - size;
      const open = MARK_REGULAR - regular;
      const specials = special === 1 ? BigInt(size - regular) : BigInt(rest - open);
      wins += chooseExact(size, regular) * chooseExact(rest, open) * specials;
    }
    return { code, name, wins: (wins * outcomes) / DRAWS, ties: 0n };
  });

function* fallsOn(size: number): Generator<{ regular: number; special: number }> {
  for (let regular = 0; regular <= Math.min(size, MARK_REGULAR); regular++) {
    yield { regular, special: 0 };
    if (regular < size) yield { regular, special: 1 };
  }
}

function markRule(
  pick: MarkPick,
  entry: Entry<SetRows>,
  allNotes: number,
  heldOf: (rows: SetRows) => Held,
): Rule<SetRows> {
  const { size, tiers, outcomes, special } = pick;
  return {
    entry,
    outcomes,
    tiers: markTiers(pick),
    tiersShareNote: tiers.length > 1,
    options: [],
    paysPerHit: false,
    share: pick.share ?? SHARE,
    allNotes,
    count(rows) {
      const { bankers, others } = heldOf(rows);
      return choose(sizeOf(others), size - sizeOf(bankers));
    },
    hits(rows, draw) {
      const held = heldOf(rows);
      const fall = { bankers: fallOf(held.bankers, draw), others: fallOf(held.others, draw) };
      return { tiers: winning(pick, held, fall), refunds: 0 };
    },
    mostHits: (rows) => mostOf(pick, heldOf(rows)),
    *singles(rows) {
      const { bankers, others } = heldOf(rows);
      const always = elementsOf(bankers);
      for (const more of subsets(elementsOf(others), size - always.length)) {
        const of = [...always, ...more].map((place) => place + 1).toSorted((a, b) => a - b);
        yield {
          key: of.join(),
          decidedBy: { kind: 'groups', of: [of], special },
          judge(draw) {
            const regular = draw.slice(0, MARK_REGULAR).filter((number) => of.includes(number));
            const last = of.includes(draw[MARK_REGULAR]!) ? 1 : 0;
            const won = tiers.findIndex(({ pays }) => pays(regular.length, last));
            return won < 0 ? LOST : won;
          },
        };
      }
    },
  };
}

/** How many of a set are regular numbers, and whether the special one is in it. */
type Fall = { readonly regular: number; readonly special: number };

function fallOf(set: BitSet, draw: Draw): Fall {
  let regular = 0;
  for (let i = 0; i < MARK_REGULAR; i++) regular += holds(set, draw[i]! - 1);
  return { regular, special: holds(set, draw[MARK_REGULAR]! - 1) };
}

/** Winning notes of each tier, by what the draw shows of bankers and of others. */
function winning(
  { size, tiers }: MarkPick,
  held: Held,
  fall: { readonly bankers: Fall; readonly others: Fall },
): number[] {
  const open = size - sizeOf(held.bankers);
  const missed = sizeOf(held.others) - fall.others.regular - fall.others.special;
  const wins = tiers.map(() => 0);
  for (let regular = 0; regular <= Math.min(open, fall.others.regular); regular++) {
    for (let special = 0; special <= fall.others.special; special++) {
      const notes = choose(fall.others.regular, regular) * choose(missed, open - regular - special);
      if (notes === 0) continue;
      const [all, last] = [fall.bankers.regular + regular, fall.bankers.special + special];
      const won = tiers.findIndex(({ pays }) => pays(all, last));
      if (won >= 0) wins[won]! += notes;
    }
  }
  return wins;
}

/** Looks at every way in which a draw can fall on bankers and others. */
function mostOf(pick: MarkPick, held: Held): MostHits {
  const [bankers, others] = [sizeOf(held.bankers), sizeOf(held.others)];
  const free = MARK_NUMBERS - bankers - others;
  const most = pick.tiers.map(() => 0);
  let total = 0;
  for (const ofBankers of fallsOn(bankers)) {
    for (const ofOthers of fallsOn(others)) {
      const regular = MARK_REGULAR - ofBankers.regular - ofOthers.regular;
      const specials = ofBankers.special + ofOthers.special;
      if (regular < 0 || specials > 1 || regular + (1 - specials) > free) continue;
      const wins = winning(pick, held, { bankers: ofBankers, others: ofOthers });
      wins.forEach((hits, i) => (most[i] = Math.max(most[i]!, hits)));
      total = Math.max(
        total,
        wins.reduce((sum, hits) => sum + hits, 0),
      );
    }
  }
  return { tiers: most, total };
}
