import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { derive } from './derivation.ts';
import { fromTheRight } from './hash-text.ts';
import { isMappingProgram } from './mapping-shape.ts';
import { runMapping } from './mapping.ts';
import type { Derivation, MappingProgram } from './mapping.ts';
import { PROGRAMS } from './programs.ts';

const digitsOf = (hash: string): number[] => [...hash].map((digit) => Number.parseInt(digit, 16));
/** What a program reads off a hash. */
const read = (program: MappingProgram, hash: string): readonly number[] =>
  derive(program.derive, digitsOf(hash));

/** The end of a published block, with whatever stands before it. */
const BLOCK = `${'0'.repeat(16)}${'c'.repeat(28)}${'a4b1d536b0569b73'.padStart(20, 'e')}`;

describe('read off a hash', () => {
  test('the last five digits, and the five before them', () => {
    expect(BLOCK).toHaveLength(64);
    expect(read(PROGRAMS.hashSsc, BLOCK)).toEqual([5, 6, 9, 7, 3]);
    expect(read(PROGRAMS.hashSscNext, BLOCK)).toEqual([1, 5, 3, 6, 0]);
  });

  test('five different numbers of eleven', () => {
    expect(read(PROGRAMS.hashX5, BLOCK)).toEqual([6, 9, 11, 7, 3]);
  });

  test('a hash of few digits is read on in hashes of it, further and further left', () => {
    const scarce = `${'1'.repeat(16)}${'f'.repeat(46)}47`;
    const reading = fromTheRight(scarce, 48);
    const first = Array.from({ length: 48 + 64 }, () => reading.next().value as number);
    const digits = first.filter((value) => value < 10);
    // The height in front of a TRON block is never read.
    expect(digits.slice(0, 2)).toEqual([7, 4]);
    expect(read(PROGRAMS.hashSsc, scarce)).toEqual(digits.slice(0, 5).toReversed());
  });
});

describe('drawn from the bytes of a hash and the code of a game', () => {
  // Computed apart from this code: hashlib's SHA-256, rejection and shuffle written from the scheme.
  test.each([
    ['hk31', [2, 4, 6]],
    ['hpk1', [9, 3, 4, 5, 10, 7, 6, 1, 8, 2]],
    ['hlhc1', [34, 10, 36, 15, 20, 13, 4]],
    ['h281', [3, 7, 1]],
  ] as const)('%s', (id, numbers) => {
    expect(read(PROGRAMS[id], BLOCK)).toEqual(numbers);
  });

  test('two games of one block are not alike', () => {
    expect(read(PROGRAMS.hpk1, BLOCK)).not.toEqual(read(PROGRAMS.hpk5, BLOCK));
  });
});

test('pools one behind the other ascend each on its own, and the special number stays last', () => {
  expect(derive(PROGRAMS.ssq.derive, [33, 1, 27, 5, 19, 12, 8])).toEqual([1, 5, 12, 19, 27, 33, 8]);
  expect(derive(PROGRAMS.dlt.derive, [30, 2, 35, 11, 20, 12, 4])).toEqual([
    2, 11, 20, 30, 35, 4, 12,
  ]);
  expect(derive(PROGRAMS.qlc.derive, [30, 1, 4, 9, 13, 20, 22, 5])).toEqual([
    1, 4, 9, 13, 20, 22, 30, 5,
  ]);
  const short = { ...PROGRAMS.ssq, derive: { op: 'ascendingParts', sizes: [6] } };
  expect(isMappingProgram(short)).toBe(false);
});

/** All sets of so many of the numbers 1 to `most`, descending. */
const subsets = (most: number, count: number): number[][] => {
  if (count === 0) return [[]];
  if (most < count) return [];
  const withMost = subsets(most - 1, count - 1).map((set) => [most, ...set]);
  return [...subsets(most - 1, count), ...withMost];
};

describe('read off another draw', () => {
  const KENO = [1, 2, 4, 8, 15, 16, 25, 31, 40, 41, 43, 47, 55, 56, 59, 66, 69, 74, 78, 79];

  test('three digits of twenty numbers, in whatever order these were drawn', () => {
    expect(derive(PROGRAMS.kenoPcdd.derive, KENO)).toEqual([6, 7, 9]);
    expect(derive(PROGRAMS.kenoPcdd.derive, KENO.toReversed())).toEqual([6, 7, 9]);
  });

  test('three digits of every third number', () => {
    // 2+15+31+43+56+69, 4+16+40+47+59+74, 8+25+41+55+66+78
    expect(derive(PROGRAMS.keno28.derive, KENO)).toEqual([6, 0, 3]);
  });

  test('five digits of the rank of the set, in whatever order it was drawn', () => {
    // Computed apart from this code, by Python's math.comb: 2548144571023034905.
    expect(derive(PROGRAMS.kenoRank5.derive, KENO)).toEqual([3, 4, 9, 0, 5]);
    expect(derive(PROGRAMS.kenoRank5.derive, KENO.toReversed())).toEqual([3, 4, 9, 0, 5]);
  });

  test('the first set has the rank 0, the next one 1, the last one all sets less one', () => {
    const run = (from: number) => Array.from({ length: 20 }, (_, at) => from + at);
    expect(derive(PROGRAMS.kenoRank5.derive, run(1))).toEqual([0, 0, 0, 0, 0]);
    expect(derive(PROGRAMS.kenoRank5.derive, [...run(1).slice(0, 19), 21])).toEqual([
      0, 0, 0, 0, 1,
    ]);
    // C(80, 20) = 3535316142212174320 sets, one after another from 0.
    const whole: Derivation = { op: 'setRank', last: 19 };
    expect(derive(whole, run(61)).join('')).toBe('3535316142212174319');
  });

  test('every set of a small pool has a rank of its own, and none is left out', () => {
    const sets = subsets(9, 4);
    const ranks = sets.map((set) => Number(derive({ op: 'setRank', last: 3 }, set).join('')));
    expect(ranks.toSorted((a, b) => a - b)).toEqual(sets.map((_, at) => at));
  });

  test('a result comes at most 3 in 10^14 of its chance more often than another', () => {
    // Ranks run from 0 to C(80, 20) - 1, so that each ending has so many of them, or one more.
    const fewest = 3_535_316_142_212_174_320n / 100_000n;
    expect(fewest).toBe(35_353_161_422_121n);
    expect(1 / Number(fewest)).toBeLessThan(3e-14);
  });

  test('five digits of four numbers each', () => {
    // 15, 87, 171, 236, 300
    expect(derive(PROGRAMS.kenoSsc.derive, KENO)).toEqual([5, 7, 1, 6, 0]);
  });
});

test('five digits of a count of people online', () => {
  expect(derive(PROGRAMS.online.derive, [246_810_357])).toEqual([6, 0, 3, 5, 7]);
});

test('a count of people online makes every result as often', () => {
  // The same program with two summed digits in place of four, over all of its counts.
  const small = { ...PROGRAMS.online, draw: [{ op: 'digits', count: 1, base: 1e4, offset: 2e4 }] };
  const tested = { ...small, derive: { op: 'digitSum', last: 2 } } as unknown as MappingProgram;
  const seen = new Map<string, number>();
  for (let value = 0; value < 10_000; value += 1) {
    const { winning } = runMapping(tested, { size: 10_000, next: () => value });
    seen.set(winning.join(), (seen.get(winning.join()) ?? 0) + 1);
  }
  expect(seen.size).toBe(1_000);
  expect(new Set(seen.values())).toEqual(new Set([10]));
});

test('whatever the hash, every program of a hash makes numbers of its range', () => {
  const digit = fc.oneof(fc.nat(15), fc.constant(15));
  const hash = fc.array(digit, { minLength: 64, maxLength: 64 });
  fc.assert(
    fc.property(hash, (digits) => {
      expect(derive(PROGRAMS.hashSsc.derive, digits).every((digit) => digit < 10)).toBe(true);
      const five = derive(PROGRAMS.hashX5.derive, digits);
      expect(new Set(five).size).toBe(5);
      const racers = derive(PROGRAMS.hpk1.derive, digits).toSorted((a, b) => a - b);
      expect(racers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }),
  );
});

test('a rank is read of one set of numbers from 1 on, and of as many digits as a number may have', () => {
  const { derive: rank } = PROGRAMS.kenoRank5;
  const by = (change: object) => isMappingProgram({ ...PROGRAMS.kenoRank5, ...change });
  expect(by({})).toBe(true);
  expect(by({ derive: { ...rank, last: 0 } })).toBe(false);
  expect(by({ derive: { ...rank, last: 11 } })).toBe(false);
  const pick = { op: 'pick', from: 1, to: 80, count: 20 };
  expect(by({ draw: [pick, pick] })).toBe(false);
  expect(by({ draw: [{ ...pick, from: 0 }] })).toBe(false);
  expect(by({ draw: [{ op: 'digits', count: 20, base: 80, offset: 1 }] })).toBe(false);
});

describe('a derivation from outside that never ends, or asks for what is not there, is none', () => {
  const { derive: ssc } = PROGRAMS.hashSsc;
  const { derive: x5 } = PROGRAMS.hashX5;
  const { derive: racers } = PROGRAMS.hpk1;
  test.each<unknown>([
    { ...x5, count: 12 },
    { ...x5, skip: 7 },
    { ...ssc, from: 10, to: 9 },
    { ...ssc, to: 16 },
    { ...ssc, window: 0 },
    { ...ssc, window: 65 },
    { ...ssc, count: 0 },
    { ...racers, draw: [{ op: 'digits', count: 1, base: 257, offset: 0 }] },
    { ...racers, draw: [{ op: 'pick', from: 1, to: 257, count: 1 }] },
    { ...racers, draw: [{ op: 'weighted', weights: [200, 57] }] },
    { ...racers, game: '' },
    { op: 'digitSum', last: 0 },
    { op: 'digitSum', last: 11 },
    { op: 'toString' },
  ])('%j', (derivation) => {
    expect(isMappingProgram({ ...PROGRAMS.hash, derive: derivation })).toBe(false);
  });

  test('nor is a hash of another length', () => {
    const draw = [{ op: 'digits', count: 63, base: 16, offset: 0 }] as const;
    expect(isMappingProgram({ ...PROGRAMS.hashSsc, draw })).toBe(false);
    const number: Derivation = { op: 'digitSum', last: 1 };
    const below = [{ op: 'digits', count: 1, base: 9, offset: -9 }];
    expect(isMappingProgram({ ...PROGRAMS.hash, draw: below, derive: number })).toBe(false);
  });
});
