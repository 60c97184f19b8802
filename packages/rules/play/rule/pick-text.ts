import { includesLine, type Lines } from '../entry/lines.ts';
import { noteOf, numbersOf, typedNumbers, type TypedNumbers } from '../entry/typed-numbers.ts';
import { choose, chooseExact, subsets } from './counting.ts';
import { LOST } from '../play.ts';
import { atMost, tier } from './rule.ts';
import type { Draw } from '../play.ts';
import type { Keno } from './keno-pick.ts';
import type { Rule } from './rule.ts';

/**
 * 任选单式: typed sets of `size` numbers. A set of no more numbers than are drawn wins when all of them are
 * drawn, a larger one when it has all that are drawn.
 */
export function pickText({ drawn, numbers }: Keno, size: number): Rule<Lines> {
  const of: TypedNumbers = { width: size, from: 1, to: numbers, isOrdered: false };
  const entry = typedNumbers(of);
  const hits = Math.min(size, drawn);
  const wins = chooseExact(size, hits) * chooseExact(numbers - size, drawn - hits);
  return {
    entry,
    outcomes: chooseExact(numbers, drawn),
    tiers: [tier('t1', '任选', 'Any order', wins)],
    tiersShareNote: false,
    options: [],
    paysPerHit: false,
    allNotes: choose(numbers, size),
    count: (lines) => lines.length,
    hits(lines, draw) {
      let won = 0;
      for (const note of winners(draw, numbers, size)) {
        if (includesLine(lines, noteOf(note, of))) won++;
      }
      return { tiers: [won], refunds: 0 };
    },
    mostHits: (lines) => atMost(Math.min(lines.length, mostOf(drawn, numbers, size))),
    *singles(lines) {
      for (const line of lines) {
        const note = numbersOf(line, of);
        yield {
          key: note.join(),
          decidedBy: { kind: 'count', of: note },
          judge: (draw) => (note.filter((n) => draw.includes(n)).length === hits ? 0 : LOST),
        };
      }
    },
    ...(entry.report && { report: entry.report }),
  };
}

/** How many sets win by one draw. */
const mostOf = (drawn: number, numbers: number, size: number): number =>
  size <= drawn ? choose(drawn, size) : choose(numbers - drawn, size - drawn);

/** The sets that win by a draw, each ascending. */
function* winners(draw: Draw, numbers: number, size: number): Generator<number[]> {
  const drawn = draw.toSorted((a, b) => a - b);
  if (size <= drawn.length) return yield* subsets(drawn, size);
  const others = Array.from({ length: numbers }, (_, i) => i + 1).filter((n) => !draw.includes(n));
  for (const more of subsets(others, size - drawn.length)) {
    yield [...drawn, ...more].toSorted((a, b) => a - b);
  }
}
