/** Statistics of an even generator: how far what was counted is from what chance would bring. */

/** Numbers in the order in which they were drawn, all of one pool; `isPicked`: none comes twice. */
export type Sample = {
  readonly draws: readonly (readonly number[])[];
  readonly pool: readonly number[];
  readonly isPicked: boolean;
  /** How often digits come at places, as against others there; all alike where it is left out. */
  weigh?(places: readonly number[], digits: readonly number[]): number;
};

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Cells that are expected more seldom would say nothing. */
const FEWEST_EXPECTED = 5;
/** Of a larger pool, numbers that stand beside each other are one class to pairs. */
const MOST_CLASSES = 12;

/** How far a chi-square is from what is expected of an even one, in standard deviations (Wilson, Hilferty). */
function zOf(chi: number, freedom: number): number {
  const share = 2 / (9 * freedom);
  return (Math.cbrt(chi / freedom) - (1 - share)) / Math.sqrt(share);
}

/** Counts of cells against their chances, which are given as ways; rare cells are one together. */
function evenness(cells: readonly string[], ways: ReadonlyMap<string, number>): number {
  const all = [...ways.values()].reduce((sum, each) => sum + each, 0);
  const counts = countOf(cells);
  let chi = 0;
  let freedom = -1;
  const rare = { counted: 0, expected: 0 };
  const add = (counted: number, expected: number): void => {
    chi += (counted - expected) ** 2 / expected;
    freedom += 1;
  };
  for (const [cell, own] of ways) {
    const expected = (cells.length * own) / all;
    const counted = counts.get(cell) ?? 0;
    if (expected >= FEWEST_EXPECTED) add(counted, expected);
    else {
      rare.counted += counted;
      rare.expected += expected;
    }
  }
  if (rare.expected > 1) add(rare.counted, rare.expected);
  return zOf(chi, freedom);
}

function countOf(cells: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return counts;
}

/** Every way to draw so many of the pool, in order. */
function* tuples({ pool, isPicked }: Sample, size: number): Generator<readonly number[]> {
  if (size === 0) return yield [];
  for (const start of tuples({ draws: [], pool, isPicked }, size - 1)) {
    for (const next of pool) if (!isPicked || !start.includes(next)) yield [...start, next];
  }
}

/** Which of the classes a number is of. */
const classIn = ({ pool }: Sample) => {
  const classes = Math.min(pool.length, MOST_CLASSES);
  return (number: number): number =>
    Math.floor(((number - (pool[0] ?? 0)) * classes) / pool.length);
};

/** How three numbers stand to each other: greater, smaller or equal. */
const orderOf = ([a = 0, b = 0, c = 0]: readonly number[]): string =>
  [a - b, b - c, a - c].map(Math.sign).join(' ');

/** How many of three are alike; where none comes twice, how many are odd. */
const patternOf = (isPicked: boolean) => (three: readonly number[]) =>
  String(
    isPicked ? three.filter((number) => number % 2 === 1).length : new Set(three.slice(0, 3)).size,
  );

/** Every statistic that a sample allows, by its kind. */
export function statisticsOf(sample: Sample): ReadonlyMap<string, number> {
  const { draws, isPicked } = sample;
  const found = new Map<string, number>();
  const places = draws[0]?.length ?? 0;
  for (const place of range(0, Math.min(places, 20) - 1)) {
    const column = draws.map((draw) => String(draw[place]));
    found.set(`place ${place}`, evenness(column, waysOf(sample, [place], String)));
  }
  const classOf = classIn(sample);
  const classed = (numbers: readonly number[]): string => numbers.map(classOf).join(' ');
  // One draw after another: couples of draws that do not overlap.
  const serial = draws.flatMap(([a = 0], n) =>
    n % 2 === 0 && n + 1 < draws.length ? [classed([a, draws[n + 1]![0]!])] : [],
  );
  found.set('serial', evenness(serial, couplesOf(waysOf(sample, [0], classed))));
  if (places < 2) return found;
  const pairs = draws.map((draw) => classed(draw.slice(0, 2)));
  found.set('pairs', evenness(pairs, waysOf(sample, [0, 1], classed)));
  if (places < 3) return found;
  const threes = draws.map((draw) => draw.slice(0, 3));
  const kinds = { order: orderOf, pattern: patternOf(isPicked) };
  for (const [kind, cellOf] of Object.entries(kinds)) {
    found.set(kind, evenness(threes.map(cellOf), waysOf(sample, [0, 1, 2], cellOf)));
  }
  return found;
}

/** In how many ways each cell comes about at some places. */
function waysOf(
  sample: Sample,
  places: readonly number[],
  cellOf: (numbers: readonly number[]) => string,
): ReadonlyMap<string, number> {
  const ways = new Map<string, number>();
  for (const numbers of tuples(sample, places.length)) {
    const cell = cellOf(numbers);
    ways.set(cell, (ways.get(cell) ?? 0) + (sample.weigh?.(places, numbers) ?? 1));
  }
  return ways;
}

/** The same of two draws that know nothing of each other. */
const couplesOf = (ways: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
  new Map([...ways].flatMap(([a, one]) => [...ways].map(([b, two]) => [`${a} ${b}`, one * two])));
