import type { DrawStep } from './draw-step.ts';
import type { MappingProgram } from './mapping.ts';

/** Programs of games that are read off the twenty numbers that another game has drawn. */
const KENO: readonly DrawStep[] = [{ op: 'pick', from: 1, to: 80, count: 20 }];

const sums = (id: string, groups: readonly (readonly number[])[]) =>
  ({
    id,
    v: 1,
    draw: KENO,
    derive: { op: 'groupSums', groups, modulus: 10 },
  }) satisfies MappingProgram;

const run = (from: number, count: number, step = 1): readonly number[] =>
  Array.from({ length: count }, (_, at) => from + at * step);

export const KENO_PROGRAMS = {
  /** Three digits: places 1-6, 7-12, 13-18. */
  kenoPcdd: sums('kenoPcdd', [run(1, 6), run(7, 6), run(13, 6)]),
  /** Three digits: every third place from the second, third and fourth. */
  keno28: sums('keno28', [run(2, 6, 3), run(3, 6, 3), run(4, 6, 3)]),
  /** Five digits: the last ones of the rank of the set; chances of results differ by 3 in 10^14 at most. */
  kenoRank5: { id: 'kenoRank5', v: 1, draw: KENO, derive: { op: 'setRank', last: 5 } },
  /** Five digits: four places each. Not even; kept for what was announced with it (decision 0057). */
  kenoSsc: sums('kenoSsc', [run(1, 4), run(5, 4), run(9, 4), run(13, 4), run(17, 4)]),
} as const satisfies Readonly<Record<string, MappingProgram>>;
