import { chanceOf, isByPlace } from './wager.ts';
import { type Layout, numbersIn, type Part } from './layout.ts';

/**
 * Counts of something whose cells have known chances. They are weighed by the likelihood ratio, which is
 * what the chi-square approximates: how much better the counts so far foretell each draw than the chances
 * do. As a wager it stays 1 on average while draws are fair, so that it may be looked at after each draw.
 */
export type Table = {
  readonly about: string;
  readonly chances: readonly number[];
  cells(draw: readonly number[]): readonly number[];
};

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);

export const tablesOf = ({ parts }: Layout): readonly Table[] => parts.flatMap(tablesOfPart);

function tablesOfPart(part: Part): readonly Table[] {
  const even = range(part.symbols).map(() => 1 / part.symbols);
  if (isByPlace(part)) {
    return range(part.count).map((place): Table => {
      const about = `place ${part.at + place + 1}`;
      const cells = (draw: readonly number[]) => [(draw[part.at + place] ?? NaN) - part.from];
      return { about, chances: even, cells };
    });
  }
  if (part.kind === 'digits') {
    return [{ about: 'all places', chances: even, cells: (draw) => numbersIn(draw, part) }];
  }
  const chance = chanceOf(part);
  return range(part.symbols).map((number) => ({
    about: `number ${part.from + number}`,
    chances: [1 - chance, chance],
    cells: (draw) => [Number(numbersIn(draw, part).includes(number))],
  }));
}

/** What was counted of a table since it began anew. */
export type Counts = { counts: number[]; log: number };

export const noCounts = ({ chances }: Table): Counts => ({
  counts: chances.map(() => 0),
  log: 0,
});

/** Adds a draw: each cell is foretold by the counts before it, with half a draw for each cell to begin with. */
export function addDraw(
  { chances, cells }: Table,
  { counts, log }: Counts,
  draw: readonly number[],
): Counts {
  const next = [...counts];
  let total = counts.reduce((sum, n) => sum + n, 0);
  let weight = log;
  for (const cell of cells(draw)) {
    const [seen = 0, chance = 0] = [next[cell], chances[cell]];
    // A number that the game does not have can never have been drawn.
    if (chance === 0) return { counts: next, log: Infinity };
    weight += Math.log((seen + 0.5) / (total + chances.length / 2) / chance);
    next[cell] = seen + 1;
    total += 1;
  }
  return { counts: next, log: weight };
}

/** The chi-square of the counts, for people. */
export function chiSquare({ chances }: Table, { counts }: Counts): number {
  const total = counts.reduce((sum, n) => sum + n, 0);
  return counts.reduce((sum, n, cell) => {
    const expected = total * (chances[cell] ?? 0);
    return expected === 0 ? sum : sum + (n - expected) ** 2 / expected;
  }, 0);
}
