import { rowsEntry } from '../entry/rows.ts';
import { nameRow } from '../entry/pad.ts';
import { LOST, TIED } from '../play.ts';
import { countBits } from './counting.ts';
import { emptyTally } from './rule.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Rows } from '../entry/rows.ts';
import type { Rule } from './rule.ts';

/**
 * 合肖: one note however many animals are picked; the animal of the special number is one of them. 49
 * gives the stake back, so that every animal has four numbers of forty-eight in any year.
 */
export function zodiacSet(
  special: number,
  animals: readonly Bilingual[],
  animalOf: (number: number) => number,
): Rule<Rows> {
  const most = animals.length - 1;
  const sizes = Array.from({ length: most }, (_, i) => i + 1);
  const tiers = sizes.map((size) => ({
    code: `n${size}`,
    name: { zh: `${size}肖`, en: size === 1 ? '1 animal' : `${size} animals` },
    wins: BigInt(4 * size),
    ties: 1n,
  }));
  const row = nameRow({ label: { zh: '生肖', en: 'Animals' } }, animals);
  const isIn = (picked: number, number: number): boolean =>
    ((picked >> animalOf(number)) & 1) === 1;
  const ofSize = (picked: number, hits: number): number[] =>
    tiers.map((_, i) => (i === countBits(picked) - 1 ? hits : 0));
  return {
    entry: rowsEntry('zodiacPick', [{ ...row, max: most }]),
    outcomes: 49n,
    at: [special],
    tiers,
    tiersShareNote: false,
    options: [],
    paysPerHit: false,
    share: 96n,
    allNotes: 1,
    count: () => 1,
    tiersOf: ([picked]) => [countBits(picked!) - 1],
    hits([picked], draw) {
      const number = draw[special]!;
      if (number === 49) return { ...emptyTally(tiers.length), refunds: 1 };
      return { tiers: ofSize(picked!, isIn(picked!, number) ? 1 : 0), refunds: 0 };
    },
    mostHits: ([picked]) => ({ tiers: ofSize(picked!, 1), total: 1 }),
    *singles([picked]) {
      yield {
        key: String(picked),
        at: [special],
        judge(draw) {
          if (draw[special] === 49) return TIED;
          const drawn = animals.findIndex((_, animal) => animal === animalOf(draw[special]!));
          return Math.floor(picked! / 2 ** drawn) % 2 === 1 ? countBits(picked!) - 1 : LOST;
        },
      };
    },
  };
}
