import { describe, expect, test } from 'vitest';
import { sha256, textBytes } from './bytes.ts';
import { derive } from './derivation.ts';
import type { FromRight } from './derivation.ts';
import { drawNumbers, isHashProgram } from './mapping.ts';
import type { MappingProgram } from './mapping.ts';
import { PROGRAMS } from './programs.ts';

/**
 * Statistics of the generator. The keys never change, so that a run that passed once passes always; what
 * they would miss is a mapping that is uneven, which other keys show as well.
 */
const DRAWS = process.env['TEST_LONG'] ? 100_000 : 3_000;
/** Beyond four standard deviations: once in 16,000 statistics of an even generator. */
const MOST_Z = 4;

/** How far a chi-square is from what is expected of an even one, in standard deviations (Wilson, Hilferty). */
function zOf(chi: number, freedom: number): number {
  const share = 2 / (9 * freedom);
  return (Math.cbrt(chi / freedom) - (1 - share)) / Math.sqrt(share);
}

/** Counts against the chance of each cell; cells that are expected too seldom would say nothing. */
function evenness(counts: ReadonlyMap<string, number>, chances: ReadonlyMap<string, number>) {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let chi = 0;
  for (const [cell, chance] of chances) {
    const expected = total * chance;
    chi += ((counts.get(cell) ?? 0) - expected) ** 2 / expected;
  }
  return zOf(chi, chances.size - 1);
}

function countOf(cells: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return counts;
}

/** Cells of equal chance. */
const even = (cells: readonly string[]): ReadonlyMap<string, number> =>
  new Map(cells.map((cell) => [cell, 1 / cells.length]));

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Numbers in the order in which they were drawn, and the pool of each place. */
type Sample = {
  readonly draws: readonly (readonly number[])[];
  readonly pool: readonly number[];
  readonly isPicked: boolean;
};

function sampleOf(name: string, program: MappingProgram): Sample {
  const seeds = range(1, DRAWS).map((n) => sha256(textBytes(`statistics ${name} ${n}`)));
  const { derive: rule } = program;
  if (rule.op === 'fromRight' || rule.op === 'hashStream') {
    const draws = seeds.map((seed) =>
      derive(
        rule,
        [...seed].flatMap((byte) => [byte >> 4, byte & 15]),
      ),
    );
    return { draws, ...shapeOf(rule.op === 'fromRight' ? rule : rule.draw[0]) };
  }
  const isDerived = rule.op === 'digitSum';
  const draws = seeds.map((seed) => {
    const { original, winning } = drawNumbers(seed, program);
    return isDerived ? winning : original;
  });
  return { draws, ...shapeOf(isDerived ? { from: 0, to: 9 } : program.draw[0]) };
}

type Shape = MappingProgram['draw'][number] | Omit<FromRight, 'op'> | { from: number; to: number };

function shapeOf(shape: Shape | undefined): Omit<Sample, 'draws'> {
  if (!shape || 'weights' in shape) return { pool: [], isPicked: false };
  if ('base' in shape) {
    return { pool: range(shape.offset, shape.offset + shape.base - 1), isPicked: false };
  }
  const isPicked = 'different' in shape ? shape.different : 'count' in shape;
  return { pool: range(shape.from, shape.to), isPicked };
}

const columnOf = ({ draws }: Sample, place: number): number[] =>
  draws.map((draw) => draw[place] ?? -1);

/** Every statistic that a sample allows, by its name. */
function statisticsOf(sample: Sample): ReadonlyMap<string, number> {
  const { draws, pool, isPicked } = sample;
  const cells = pool.map(String);
  const found = new Map<string, number>();
  const places = Math.min(draws[0]?.length ?? 0, 20);
  for (const place of range(0, places - 1)) {
    found.set(
      `place ${place}`,
      evenness(countOf(columnOf(sample, place).map(String)), even(cells)),
    );
  }
  // One draw after another: pairs that do not overlap.
  if (pool.length <= 20) {
    const [first, second] = [columnOf(sample, 0), columnOf(sample, 1)];
    const all = pool.flatMap((a) =>
      pool.filter((b) => !isPicked || a !== b).map((b) => `${a} ${b}`),
    );
    found.set('pairs', evenness(countOf(first.map((a, n) => `${a} ${second[n]}`)), even(all)));
    const serial = first.flatMap((a, n) =>
      n % 2 === 0 && n + 1 < first.length ? [`${a} ${first[n + 1]}`] : [],
    );
    const each = pool.flatMap((a) => pool.map((b) => `${a} ${b}`));
    found.set('serial', evenness(countOf(serial), even(each)));
  }
  if (isPicked) {
    const orders = draws.map(([a = 0, b = 0, c = 0]) => `${a < b} ${b < c} ${a < c}`);
    found.set('order of three', evenness(countOf(orders), ORDERS));
  } else if (places >= 3) {
    found.set('pattern', evenness(countOf(draws.map(patternOf)), patternsOf(pool.length)));
  }
  return found;
}

const ORDERS = even([
  'true true true',
  'true false true',
  'true false false',
  'false true true',
  'false true false',
  'false false false',
]);

/** How many of the first three are alike. */
const patternOf = (draw: readonly number[]): string => String(new Set(draw.slice(0, 3)).size);
const patternsOf = (n: number): ReadonlyMap<string, number> =>
  new Map([
    ['1', 1 / n ** 2],
    ['2', (3 * (n - 1)) / n ** 2],
    ['3', ((n - 1) * (n - 2)) / n ** 2],
  ]);

/** One program of each way to draw; those that differ in what they derive share it. */
const NAMES = ['ssc', 'd3', 'k3', 'pk10', 'x5', 'kl8', 'kl10', 'lhc', 'online', 'hash'] as const;
const READ = ['hashSsc', 'hashSscNext', 'hashX5', 'hk31', 'hpk1', 'hlhc1', 'h281'] as const;

describe('chi-square of places, pairs, draws in a row, patterns and orders', () => {
  test.each([...NAMES, ...READ])('%s is even', (name) => {
    const program: MappingProgram = PROGRAMS[name];
    const statistics = [...statisticsOf(sampleOf(name, program))];
    expect(statistics.length).toBeGreaterThan(isHashProgram(program) ? 2 : 4);
    expect(statistics.filter(([, z]) => Math.abs(z) > MOST_Z)).toEqual([]);
  });

  test('a byte modulo ten, and a shuffle that swaps with any place, are found out', () => {
    const pool = range(0, 9);
    const bytes = range(1, DRAWS * 4).map((n) => sha256(textBytes(`uneven ${n}`)));
    const modulo = bytes.flatMap((hash) =>
      range(0, 5).map((at) => Array.from(hash.subarray(at * 5, at * 5 + 5), (byte) => byte % 10)),
    );
    const digits = statisticsOf({ draws: modulo, pool, isPicked: false });
    expect([...digits.values()].some((z) => z > MOST_Z)).toBe(true);
    const naive = bytes.map((hash) => {
      const order = range(1, 10);
      for (const at of range(0, 9)) {
        const other = (hash[at] ?? 0) % 10;
        [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
      }
      return order;
    });
    const picked = statisticsOf({ draws: naive, pool: range(1, 10), isPicked: true });
    expect([...picked.values()].some((z) => z > MOST_Z)).toBe(true);
  });
});
