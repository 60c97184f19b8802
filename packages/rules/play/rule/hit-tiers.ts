import { LOST } from '../play.ts';
import { tier } from './rule.ts';
import type { Draw, MostHits, Single, Tier } from '../play.ts';
import type { Entry, Rule } from './rule.ts';

/** A prize of a lottery: the hits of a note that win it, of its main numbers and of the extra ones. */
export type Prize = readonly (readonly [main: number, extra: number])[];

/** How many notes of a selection have so many hits, at one draw. */
export type NotesHitting = (main: number, extra: number) => number;

/** How the notes of a selection fall, told by their hits. */
type Falls<P> = {
  readonly entry: Entry<P>;
  readonly outcomes: bigint;
  readonly allNotes: number;
  /** Draws, out of `outcomes`, at which a note has just so many hits. */
  chance(main: number, extra: number): bigint;
  count(pick: P): number;
  at(pick: P, draw: Draw): NotesHitting;
  /** Every way in which a draw can fall. */
  ways(pick: P): Iterable<NotesHitting>;
  singles(pick: P): Iterable<Omit<Single, 'judge'> & { hits(draw: Draw): readonly number[] }>;
};

const ORDINALS = [...'一二三四五六七八九'];
const ENGLISH = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'];

/** 一等奖, 二等奖 ...: the tiers of a list of prizes. */
const tiersOf = (prizes: readonly Prize[], chance: Falls<never>['chance']): readonly Tier[] =>
  prizes.map((hits, i) => {
    const wins = hits.reduce((sum, [main, extra]) => sum + chance(main, extra), 0n);
    return tier(`t${i + 1}`, `${ORDINALS[i]}等奖`, `${ENGLISH[i]} prize`, wins);
  });

/**
 * The rule of a lottery whose prizes go by hits of main numbers and extra ones: no note is written out,
 * notes that win are counted by how the draw falls on what was picked.
 */
export function hitTiers<P>(prizes: readonly Prize[], falls: Falls<P>): Rule<P> {
  const winners = (notes: NotesHitting): number[] =>
    prizes.map((hits) => hits.reduce((sum, [main, extra]) => sum + notes(main, extra), 0));
  const tierOf = ([main, extra]: readonly number[]): number => {
    const won = prizes.findIndex((hits) => hits.some(([m, e]) => m === main && e === extra));
    return won < 0 ? LOST : won;
  };
  return {
    entry: falls.entry,
    outcomes: falls.outcomes,
    tiers: tiersOf(prizes, falls.chance),
    tiersShareNote: true,
    options: [],
    paysPerHit: false,
    allNotes: falls.allNotes,
    count: falls.count,
    hits: (pick, draw) => ({ tiers: winners(falls.at(pick, draw)), refunds: 0 }),
    mostHits: (pick) => mostOf(prizes.length, falls.ways(pick), winners),
    *singles(pick) {
      for (const { hits, ...single } of falls.singles(pick)) {
        yield { ...single, judge: (draw) => tierOf(hits(draw)) };
      }
    },
  };
}

function mostOf(
  size: number,
  ways: Iterable<NotesHitting>,
  winners: (notes: NotesHitting) => readonly number[],
): MostHits {
  const tiers = Array.from({ length: size }, () => 0);
  let total = 0;
  for (const notes of ways) {
    const won = winners(notes);
    won.forEach((count, i) => (tiers[i] = Math.max(tiers[i]!, count)));
    total = Math.max(
      total,
      won.reduce((sum, count) => sum + count, 0),
    );
  }
  return { tiers, total };
}
