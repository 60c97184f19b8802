import { chooseExact } from './counting.ts';
import { drawnOf, fallsOn, notesHeld, notesOf, winning } from './held.ts';
import { hitTiers } from './hit-tiers.ts';
import type { SetRows } from '../entry/rows.ts';
import type { Held } from './held.ts';
import type { NotesHitting, Prize } from './hit-tiers.ts';
import type { Entry, Rule } from './rule.ts';

/** Of which numbers, from 1 on, how many are drawn. */
export type Pool = { readonly drawn: number; readonly numbers: number };

/** A lottery of two pools, the first drawn first. */
export type TwoPools = {
  readonly main: Pool;
  readonly extra: Pool;
  readonly prizes: readonly Prize[];
};

/** Draws at which so many numbers of a note are drawn, which has as many as are. */
const chanceOf = ({ drawn, numbers }: Pool, hits: number): bigint =>
  chooseExact(drawn, hits) * chooseExact(numbers - drawn, drawn - hits);

/** 双色球, 大乐透: numbers of two pools, prizes by the hits in each (plays.md section 2.9). */
export function twoPools(
  { main, extra, prizes }: TwoPools,
  entry: Entry<SetRows>,
  held: (rows: SetRows) => readonly [main: Held, extra: Held],
): Rule<SetRows> {
  const outcomes = chooseExact(main.numbers, main.drawn) * chooseExact(extra.numbers, extra.drawn);
  const notes =
    (
      [ofMain, ofExtra]: readonly [Held, Held],
      [bankers, others]: readonly [number, number],
      [bankers2, others2]: readonly [number, number],
    ): NotesHitting =>
    (hits, hits2) =>
      winning(ofMain, main.drawn, bankers, others, hits) *
      winning(ofExtra, extra.drawn, bankers2, others2, hits2);
  const fall = (of: Held, draw: readonly number[], from: number, to: number) =>
    [drawnOf(of.bankers, draw, from, to), drawnOf(of.others, draw, from, to)] as const;
  return hitTiers(prizes, {
    entry,
    outcomes,
    allNotes: Number(outcomes),
    chance: (hits, hits2) => chanceOf(main, hits) * chanceOf(extra, hits2),
    count(rows) {
      const [ofMain, ofExtra] = held(rows);
      return notesOf(ofMain, main.drawn) * notesOf(ofExtra, extra.drawn);
    },
    at(rows, draw) {
      const both = held(rows);
      const end = main.drawn;
      return notes(both, fall(both[0], draw, 0, end), fall(both[1], draw, end, draw.length));
    },
    *ways(rows) {
      const both = held(rows);
      for (const one of fallsOn(both[0], main)) {
        for (const other of fallsOn(both[1], extra)) yield notes(both, one, other);
      }
    },
    *singles(rows) {
      const [ofMain, ofExtra] = held(rows);
      for (const one of notesHeld(ofMain, main.drawn)) {
        for (const other of notesHeld(ofExtra, extra.drawn)) {
          yield {
            key: `${one.join()}+${other.join()}`,
            decidedBy: {
              kind: 'zones',
              zones: [
                { kind: 'count', of: one },
                { kind: 'count', of: other },
              ],
            },
            hits: (draw) => [
              draw.slice(0, main.drawn).filter((number) => one.includes(number)).length,
              draw.slice(main.drawn).filter((number) => other.includes(number)).length,
            ],
          };
        }
      }
    },
  });
}
