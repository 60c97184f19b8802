import { rowsEntry } from '../entry/rows.ts';
import { groupOfNumber, groupRow, type NumberGroup } from './number-group.ts';
import { LOST, TIED } from '../play.ts';
import { bitsOf, choose, countBits, subsets } from './counting.ts';
import { atMost, emptyTally } from './rule.ts';
import type { Rows } from '../entry/rows.ts';
import type { Rule } from './rule.ts';

/** Gives the stake back. Without it every animal has four numbers, in any year. */
const TIE = 49;
const NUMBERS_OF_ONE = 4;
const OUTCOMES = 49n;
const SHARE = 96n;

const ROW = { label: { zh: '生肖', en: 'Animals' } };

/**
 * 合肖: one note however many animals are picked; the animal of the special number is one of them, or
 * none (不中). 49 gives the stake back.
 */
export function zodiacSet(
  special: number,
  animals: readonly NumberGroup[],
  isInside: boolean,
): Rule<Rows> {
  // What would win or lose with every number but 49 is no bet.
  const most = animals.length - (isInside ? 1 : 2);
  const sizes = Array.from({ length: most }, (_, i) => i + 1);
  const tiers = sizes.map((size) => ({
    code: `n${size}`,
    name: {
      zh: `${size}肖${isInside ? '' : '不中'}`,
      en: `${size} animal${size === 1 ? '' : 's'}${isInside ? '' : isMissed(size)}`,
    },
    wins: BigInt(NUMBERS_OF_ONE * (isInside ? size : animals.length - size)),
    ties: 1n,
  }));
  const animalOf = groupOfNumber(animals);
  const isWon = (picked: number, number: number): boolean =>
    (((picked >> animalOf(number)) & 1) === 1) === isInside;
  const ofSize = (picked: number, hits: number): number[] =>
    tiers.map((_, i) => (i === countBits(picked) - 1 ? hits : 0));
  return {
    entry: rowsEntry('zodiacPick', [{ ...groupRow(ROW, animals), max: most }]),
    outcomes: OUTCOMES,
    at: [special],
    tiers,
    tiersShareNote: false,
    options: [],
    paysPerHit: false,
    share: SHARE,
    allNotes: 1,
    count: () => 1,
    tiersOf: ([picked]) => [countBits(picked!) - 1],
    hits([picked], draw) {
      const number = draw[special]!;
      if (number === TIE) return { ...emptyTally(tiers.length), refunds: 1 };
      return { tiers: ofSize(picked!, isWon(picked!, number) ? 1 : 0), refunds: 0 };
    },
    mostHits: ([picked]) => ({ tiers: ofSize(picked!, 1), total: 1 }),
    *singles([picked]) {
      yield {
        key: String(picked),
        at: [special],
        judge(draw) {
          if (draw[special] === TIE) return TIED;
          const drawn = animals.findIndex(({ numbers }) => numbers.includes(draw[special]!));
          const isPicked = Math.floor(picked! / 2 ** drawn) % 2 === 1;
          return isPicked === isInside ? countBits(picked!) - 1 : LOST;
        },
      };
    },
  };
}

const isMissed = (size: number): string => (size === 1 ? ' missed' : ', all missed');

/** 六肖: each choice of `size` of the picked animals is a note, and wins with the animal of the special number. */
export function zodiacSets(
  special: number,
  animals: readonly NumberGroup[],
  size: number,
): Rule<Rows> {
  const animalOf = groupOfNumber(animals);
  return {
    entry: rowsEntry('zodiacPick', [{ ...groupRow(ROW, animals), min: size }]),
    outcomes: OUTCOMES,
    at: [special],
    tiers: [
      {
        code: `n${size}`,
        name: { zh: '六肖', en: `${size} animals` },
        wins: BigInt(NUMBERS_OF_ONE * size),
        ties: 1n,
      },
    ],
    tiersShareNote: false,
    options: [],
    paysPerHit: false,
    share: SHARE,
    allNotes: choose(animals.length, size),
    count: ([picked]) => choose(countBits(picked!), size),
    hits([picked], draw) {
      const number = draw[special]!;
      const all = countBits(picked!);
      if (number === TIE) return { tiers: [0], refunds: choose(all, size) };
      const isPicked = (picked! >> animalOf(number)) & 1;
      return { tiers: [isPicked ? choose(all - 1, size - 1) : 0], refunds: 0 };
    },
    mostHits: ([picked]) => atMost(choose(countBits(picked!) - 1, size - 1)),
    *singles([picked]) {
      for (const note of subsets(bitsOf(picked!), size)) {
        yield {
          key: note.join(),
          at: [special],
          judge(draw) {
            if (draw[special] === TIE) return TIED;
            return note.some((i) => animals[i]!.numbers.includes(draw[special]!)) ? 0 : LOST;
          },
        };
      }
    },
  };
}
