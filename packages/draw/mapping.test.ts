import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256, textBytes, u32 } from './bytes.ts';
import { isMappingProgram } from './mapping-shape.ts';
import { drawNumbers, mappingHash, runMapping } from './mapping.ts';
import type { Derivation, DrawStep, MappingProgram } from './mapping.ts';
import { PROGRAMS } from './programs.ts';

const same: Derivation = { op: 'same' };
const program = (draw: DrawStep[], derive: Derivation = same): MappingProgram => ({
  id: 'test',
  v: 1,
  draw,
  derive,
});
const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
const times = (from: readonly number[], count: number): number[][] =>
  count === 0 ? [[]] : times(from, count - 1).flatMap((head) => from.map((x) => [...head, x]));

/** Runs over all words of a toy size, so that chances can be counted instead of sampled. */
function outcomes(tested: MappingProgram, size: number, words: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const values of times([...Array(size).keys()], words)) {
    const next =
      (at = [...values]) =>
      () =>
        at.shift() ?? 0;
    const { original } = runMapping(tested, { size, next: next() });
    counts.set(original.join(), (counts.get(original.join()) ?? 0) + 1);
  }
  return counts;
}

describe('counted over every word', () => {
  test('pick reaches all orders equally often', () => {
    // 12 is a multiple of 4, 3, 2 and 1, so that no word is skipped.
    const counts = outcomes(program([{ op: 'pick', from: 1, to: 4, count: 4 }]), 12, 4);
    expect(counts.size).toBe(24);
    expect(new Set(counts.values())).toEqual(new Set([12 ** 4 / 24]));
  });

  test('a part of the pool likewise', () => {
    const counts = outcomes(program([{ op: 'pick', from: 0, to: 4, count: 2 }]), 20, 2);
    expect(counts.size).toBe(20);
    expect(new Set(counts.values())).toEqual(new Set([20]));
  });

  test('digits reach all combinations equally often', () => {
    const counts = outcomes(program([{ op: 'digits', count: 2, base: 6, offset: 1 }]), 12, 2);
    expect(counts.size).toBe(36);
    expect(new Set(counts.values())).toEqual(new Set([4]));
  });

  test('weighted follows its weights, a weight of nought never', () => {
    const counts = outcomes(program([{ op: 'weighted', weights: [1, 0, 3, 2] }]), 6, 1);
    expect(Object.fromEntries(counts)).toEqual({ 0: 1, 2: 3, 3: 2 });
  });
});

test('pick gives different numbers of its pool', () => {
  const bounds = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.nat(80), fc.nat(81));
  fc.assert(
    fc.property(seeds, bounds, (seed, [from, span, wanted]) => {
      const count = Math.min(wanted, span + 1);
      const drawn = drawNumbers(seed, program([{ op: 'pick', from, to: from + span, count }]));
      expect(new Set(drawn.original).size).toBe(count);
      expect(drawn.original.every((number) => number >= from && number <= from + span)).toBe(true);
    }),
  );
});

test('operations read one after the other from one stream', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const red: DrawStep = { op: 'pick', from: 1, to: 33, count: 6 };
      const blue: DrawStep = { op: 'pick', from: 1, to: 16, count: 1 };
      const both = drawNumbers(seed, program([red, blue]));
      expect(both.original.slice(0, 6)).toEqual(drawNumbers(seed, program([red])).original);
      expect(both.trace.flatMap(({ makes }) => makes ?? [])).toEqual(both.original);
    }),
  );
});

test('group sums of the sorted numbers', () => {
  const derive: Derivation = {
    op: 'groupSums',
    groups: [
      [1, 2],
      [3, 4],
    ],
    modulus: 10,
  };
  const tested = program([{ op: 'pick', from: 6, to: 9, count: 4 }], derive);
  expect(drawNumbers(new Uint8Array(32), tested).winning).toEqual([3, 7]);
});

test('the hashes of published programs never change', () => {
  const hashes = Object.values(PROGRAMS).map((each) => [each.id, mappingHash(each).slice(0, 16)]);
  expect(Object.fromEntries(hashes)).toMatchInlineSnapshot(`
    {
      "d3": "fdd506344b3ca3f3",
      "dlt": "c1d944cd6359cac5",
      "h281": "8a55b59280be3b4f",
      "h3d1": "9e9699130f276f96",
      "hash": "29c309bf101b2230",
      "hashSsc": "ea7cff932da56688",
      "hashSscNext": "e3e6b73b794dc23d",
      "hashX5": "8fd4c91ce8693638",
      "hk31": "aa826c2af37c467c",
      "hk35": "952f98fa79afb72c",
      "hlhc1": "f5b6c6f9318c4c1e",
      "hlhc5": "731600783e5249dd",
      "hpk1": "2c3b954d44d16aa3",
      "hpk5": "99cfbd07ded51c40",
      "k3": "42736c4b4e27c3e2",
      "keno28": "ae7209b85218d094",
      "kenoPcdd": "f24cefed5dc7dee8",
      "kenoRank5": "4a7a7c45a772bfc6",
      "kenoSsc": "b1976fc907972a08",
      "kl10": "2893cee68c9c95c6",
      "kl8": "5de8d6d7fd1c4c62",
      "lhc": "04c7069628193bff",
      "online": "a17797c255b26c12",
      "pc28": "b54b9534eb7092ef",
      "pk10": "f87898a3e105c8ef",
      "pl5": "2621a31a4d6cc1f7",
      "qlc": "534659b5070d03c2",
      "qxc": "9502cf9e1796a9e5",
      "ssc": "290e30a71642aab6",
      "ssq": "442f10f9af4a8b6d",
      "x5": "d440199d43576977",
    }
  `);
});

describe('programs from outside', () => {
  test.each(Object.entries(PROGRAMS))('%s is one', (_id, each) => {
    expect(isMappingProgram(each)).toBe(true);
  });
  test.each<unknown>([
    null,
    { ...PROGRAMS.ssc, more: 1 },
    program([]),
    program([{ op: 'pick', from: 1, to: 3, count: 4 }]),
    program([{ op: 'pick', from: 3, to: 1, count: 1 }]),
    program([{ op: 'pick', from: 0, to: 2 ** 31, count: 1 }]),
    program([{ op: 'digits', count: 1, base: 0, offset: 0 }]),
    program([{ op: 'digits', count: 1, base: 2 ** 32 + 1, offset: 0 }]),
    program([{ op: 'weighted', weights: [] }]),
    program([{ op: 'weighted', weights: [0] }]),
    program([{ op: 'weighted', weights: [2 ** 32, 1] }]),
    program([{ op: 'digits', count: 1, base: 2, offset: 0 }], {
      op: 'groupSums',
      groups: [[2]],
      modulus: 10,
    }),
  ])('%j is none', (value) => {
    expect(isMappingProgram(value)).toBe(false);
  });
});

test('digits of a fixed key are even by chi-square', () => {
  const key = textBytes('fixed key of the smoke test');
  const counts = Array.from({ length: 50 }, () => 0);
  const draws = 4_000;
  for (let draw = 0; draw < draws; draw += 1) {
    const { original } = drawNumbers(sha256(key, u32(draw)), PROGRAMS.ssc);
    for (const [place, digit] of original.entries()) {
      counts[place * 10 + digit] = (counts[place * 10 + digit] ?? 0) + 1;
    }
  }
  const expected = draws / 10;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 45 degrees of freedom: 0.1 % lies below 20.1 and 0.1 % above 80.1. The key never changes.
  expect(chi).toBeGreaterThan(20.1);
  expect(chi).toBeLessThan(80.1);
});
