import { describe, expect, test } from 'vitest';
import { sha256, textBytes } from './bytes.ts';
import { derive } from './derivation.ts';
import { drawNumbers, isHashProgram } from './mapping.ts';
import { PROGRAMS } from './programs.ts';
import { range, statisticsOf, type Sample } from './testing/evenness.ts';
import { sumChances } from './testing/sum-chances.ts';
import type { Derivation, DrawStep, MappingProgram } from './mapping.ts';

/**
 * Statistics of the generator. The keys never change, so that a run that passed once passes always; what
 * they would miss is a mapping that is uneven, which other keys show as well.
 */
const DRAWS = process.env['TEST_LONG'] ? 100_000 : 3_000;
/** Beyond four standard deviations: once in 16,000 statistics of an even generator. */
const MOST_Z = 4;

const seedsOf = (name: string, many = DRAWS): Uint8Array[] =>
  range(1, many).map((n) => sha256(textBytes(`statistics ${name} ${n}`)));

/** Numbers of one pool: so many places of each draw. */
type Part = Omit<Sample, 'draws'> & { readonly count: number };

function partOf(step: DrawStep): Part {
  switch (step.op) {
    case 'digits':
      return {
        pool: range(step.offset, step.offset + step.base - 1),
        isPicked: false,
        count: step.count,
      };
    case 'pick':
      return { pool: range(step.from, step.to), isPicked: true, count: step.count };
    case 'weighted':
      throw new Error('no game draws by weights');
  }
}

const DIGITS = { pool: range(0, 9), isPicked: false };

/** What a program draws, pool by pool; of a number that is derived, its digits. */
function partsOf({ draw, derive: rule }: MappingProgram): readonly Part[] {
  switch (rule.op) {
    case 'fromRight':
      return [{ pool: range(rule.from, rule.to), isPicked: rule.different, count: rule.count }];
    case 'hashStream':
      return rule.draw.map(partOf);
    case 'digitSum':
      return [{ ...DIGITS, count: rule.last + 1 }];
    case 'setRank':
      return [{ ...DIGITS, count: rule.last }];
    case 'groupSums':
      return [{ ...DIGITS, count: rule.groups.length, weigh: weighSums(rule.groups) }];
    default:
      return draw.map(partOf);
  }
}

/** Sums of sorted numbers modulo ten are not quite even; how they come is known exactly. */
function weighSums(groups: readonly (readonly number[])[]) {
  const known = new Map<string, readonly number[]>();
  return (places: readonly number[], digits: readonly number[]): number => {
    const key = places.join();
    const chances = known.get(key) ?? sumChances(places.map((place) => groups[place]!));
    known.set(key, chances);
    return chances[Number(digits.join(''))]!;
  };
}

/** A draw in the order in which it was drawn. */
function drawOf(seed: Uint8Array, program: MappingProgram): readonly number[] {
  const rule = program.derive;
  if (rule.op === 'fromRight' || rule.op === 'hashStream') {
    return derive(
      rule,
      [...seed].flatMap((byte) => [byte >> 4, byte & 15]),
    );
  }
  const { original, winning } = drawNumbers(seed, program);
  return isDigitsOf(rule) ? winning : original;
}

const isDigitsOf = ({ op }: Derivation): boolean =>
  op === 'digitSum' || op === 'groupSums' || op === 'setRank';

function samplesOf(name: string, program: MappingProgram): readonly Sample[] {
  const draws = seedsOf(name).map((seed) => drawOf(seed, program));
  let from = 0;
  return partsOf(program).map(({ count, ...part }) => {
    const start = from;
    from += count;
    return { ...part, draws: draws.map((draw) => draw.slice(start, start + count)) };
  });
}

describe(
  'chi-square of places, pairs, draws in a row, patterns and orders',
  { timeout: 300_000 },
  () => {
    const programs: readonly (readonly [string, MappingProgram])[] = Object.entries(PROGRAMS);
    test.each(programs)('%s is even', (name, program) => {
      const samples = samplesOf(name, program);
      const found = samples.flatMap((sample) => [...statisticsOf(sample)]);
      const places = samples.reduce((sum, { draws }) => sum + Math.min(draws[0]!.length, 20), 0);
      // Of the first pool all five kinds; a pool of one number has no pairs, one of two no patterns.
      expect(found.length).toBeGreaterThanOrEqual(places + 4);
      expect(isHashProgram(program) || samples.length === program.draw.length).toBe(true);
      expect(found.filter(([, z]) => Math.abs(z) > MOST_Z)).toEqual([]);
    });
  },
);

/** Digits of hashes as they should be: even ones. */
const evenDigits = (name: string): number[][] =>
  seedsOf(name).map((seed) => [...drawNumbers(seed, PROGRAMS.ssc).original]);

/** Once in eight. */
const isNow = (n: number): boolean => sha256(textBytes(`now ${n}`))[0]! < 32;

/** Generators that are uneven in one way, and the kind of statistic that is there for it. */
const UNEVEN: readonly (readonly [kind: string, how: string, make: () => Sample])[] = [
  [
    'place 0',
    'a byte modulo ten',
    () => ({
      ...DIGITS,
      draws: seedsOf('modulo', DRAWS * 4).flatMap((hash) =>
        range(0, 5).map((at) => Array.from(hash.subarray(at * 5, at * 5 + 5), (byte) => byte % 10)),
      ),
    }),
  ],
  [
    'pairs',
    'a second digit that is the first one again too often',
    () => ({
      ...DIGITS,
      draws: evenDigits('pairs').map(([a = 0, b = 0, c = 0], n) => [a, isNow(n) ? a : b, c]),
    }),
  ],
  [
    'serial',
    'a draw that repeats the one before too often',
    () => {
      const draws = evenDigits('serial');
      return { ...DIGITS, draws: draws.map((draw, n) => (isNow(n) && draws[n - 1]) || draw) };
    },
  ],
  [
    'pattern',
    'a third digit that makes a pair too often',
    () => ({
      ...DIGITS,
      draws: evenDigits('pattern').map(([a = 0, b = 0, c = 0], n) => [a, b, isNow(n) ? a : c]),
    }),
  ],
  [
    'pattern',
    'three odd numbers too often',
    () => {
      const draws = seedsOf('odd').map((seed) => drawNumbers(seed, PROGRAMS.lhc).original);
      const isOdd = (draw: readonly number[]) => draw.slice(0, 3).every((each) => each % 2 === 1);
      return {
        pool: range(1, 49),
        isPicked: true,
        draws: draws.map((draw, n) => (isNow(n) && draws.slice(n).find(isOdd)) || draw),
      };
    },
  ],
  [
    'order',
    'numbers that are left in ascending order too often',
    () => ({
      pool: range(1, 11),
      isPicked: true,
      draws: seedsOf('order').map((seed, n) => {
        const draw = drawNumbers(seed, PROGRAMS.x5).original;
        return isNow(n) ? draw.toSorted((a, b) => a - b) : draw;
      }),
    }),
  ],
  [
    'place 0',
    'a shuffle that swaps with any place',
    () => ({
      pool: range(1, 10),
      isPicked: true,
      draws: seedsOf('naive', DRAWS * 4).map((hash) => {
        const order = range(1, 10);
        for (const at of range(0, 9)) {
          const other = (hash[at] ?? 0) % 10;
          [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
        }
        return order;
      }),
    }),
  ],
];

describe('each kind finds out what is uneven in its way', { timeout: 300_000 }, () => {
  test.each(UNEVEN)('%s: %s', (kind, _, make) => {
    expect(statisticsOf(make()).get(kind)).toBeGreaterThan(MOST_Z);
  });

  test('digits of sums of Keno are not even: of five, even ones come 1.9 % too often', () => {
    const five = PROGRAMS.kenoSsc.derive.groups.map((places) => sumChances([places]));
    const even = five.map((chances) =>
      chances.reduce((sum, chance, digit) => sum + (digit % 2 === 0 ? chance : 0), 0),
    );
    for (const chance of even) expect(chance).toBeCloseTo(0.5096, 4);
    const three = PROGRAMS.keno28.derive.groups.map((places) => sumChances([places]));
    for (const chance of three.flat()) expect(chance).toBeCloseTo(0.1, 5);
  });

  test('and what is even passes', () => {
    const found = [...statisticsOf({ ...DIGITS, draws: evenDigits('pairs') }).values()];
    expect(found.filter((z) => Math.abs(z) > MOST_Z)).toEqual([]);
  });
});
