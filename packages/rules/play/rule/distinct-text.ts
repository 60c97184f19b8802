import { includesLine, type Lines } from '../entry/lines.ts';
import { noteOf, numbersOf, typedNumbers, type TypedNumbers } from '../entry/typed-numbers.ts';
import { choose } from './counting.ts';
import { ordered } from './direct-distinct.ts';
import { groupTier, setSingle } from './group-set.ts';
import { LOST } from '../play.ts';
import { atMost, tier } from './rule.ts';
import type { Draw } from '../play.ts';
import type { Rule } from './rule.ts';

/** The numbers at some positions. */
function shownAt(draw: Draw, at: readonly number[]): number[] {
  const shown: number[] = [];
  for (let i = 0; i < at.length; i++) shown.push(draw[at[i]!]!);
  return shown;
}

/** 直选单式 where no number repeats: typed tuples, each wins when the positions show it in order. */
export function distinctText(at: readonly number[], numbers: number): Rule<Lines> {
  const of: TypedNumbers = { width: at.length, from: 1, to: numbers, isOrdered: true };
  const outcomes = ordered(numbers, at.length);
  const entry = typedNumbers(of);
  return {
    entry,
    outcomes: BigInt(outcomes),
    at,
    tiers: [tier('t1', '直选', 'Direct', 1)],
    tiersShareNote: false,
    options: [],
    paysPerHit: false,
    allNotes: outcomes,
    count: (lines) => lines.length,
    hits(lines, draw) {
      return { tiers: [includesLine(lines, noteOf(shownAt(draw, at), of)) ? 1 : 0], refunds: 0 };
    },
    mostHits: () => atMost(1),
    *singles(lines) {
      for (const line of lines) {
        const note = numbersOf(line, of);
        yield {
          key: note.join(),
          at,
          judge: (draw) => (note.every((number, i) => draw[at[i]!] === number) ? 0 : LOST),
        };
      }
    },
    ...(entry.report && { report: entry.report }),
  };
}

/** 组选单式 where no number repeats: typed sets, each wins when the positions show it in any order. */
export function setText(at: readonly number[], numbers: number): Rule<Lines> {
  const of: TypedNumbers = { width: at.length, from: 1, to: numbers, isOrdered: false };
  const entry = typedNumbers(of);
  return {
    entry,
    outcomes: BigInt(ordered(numbers, at.length)),
    at,
    tiers: [groupTier(at.length)],
    tiersShareNote: false,
    options: [],
    paysPerHit: false,
    allNotes: choose(numbers, at.length),
    count: (lines) => lines.length,
    hits(lines, draw) {
      const shown = shownAt(draw, at).toSorted((a, b) => a - b);
      return { tiers: [includesLine(lines, noteOf(shown, of)) ? 1 : 0], refunds: 0 };
    },
    mostHits: () => atMost(1),
    *singles(lines) {
      for (const line of lines) yield setSingle(numbersOf(line, of), at);
    },
    ...(entry.report && { report: entry.report }),
  };
}
