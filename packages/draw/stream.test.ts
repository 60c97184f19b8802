import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256, textBytes } from './bytes.ts';
import { sampleFrom, seedWords } from './stream.ts';
import type { WordReader } from './stream.ts';

/** Words of eight bits, so that all of them can be tried. */
const toyWords = (values: readonly number[]): WordReader => {
  let at = 0;
  return {
    size: 256,
    next: () => {
      const value = values[at];
      if (value === undefined) throw new Error('no words left');
      at += 1;
      return value;
    },
  };
};

describe('below(n) over every word of a toy size', () => {
  test('each outcome has exactly the same number of words, for every n', () => {
    for (let n = 1; n <= 256; n += 1) {
      const counts = Array.from({ length: n }, () => 0);
      let skipped = 0;
      for (let value = 0; value < 256; value += 1) {
        const { below, trace } = sampleFrom(toyWords([value, 0]));
        const outcome = below(n);
        if (trace[0]?.skipped) skipped += 1;
        else counts[outcome] = (counts[outcome] ?? 0) + 1;
      }
      expect(new Set(counts), `n = ${n}`).toEqual(new Set([Math.floor(256 / n)]));
      expect(skipped).toBe(256 % n);
    }
  });

  test('a plain remainder would not be even', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (let value = 0; value < 256; value += 1) counts[value % 10] = (counts[value % 10] ?? 0) + 1;
    expect(new Set(counts)).toEqual(new Set([25, 26]));
  });
});

test('the trace tells every word, skipped ones with it', () => {
  const { below, trace } = sampleFrom(toyWords([255, 250, 249, 7]));
  expect([below(10), below(10)]).toEqual([9, 7]);
  expect(trace).toEqual([
    { position: 0, value: 255, below: 10, skipped: true, outcome: null },
    { position: 1, value: 250, below: 10, skipped: true, outcome: null },
    { position: 2, value: 249, below: 10, skipped: false, outcome: 9 },
    { position: 3, value: 7, below: 10, skipped: false, outcome: 7 },
  ]);
});

test.each([0, -1, 1.5, 257, Number.NaN])('a bound of %s is a bug', (n) => {
  expect(() => sampleFrom(toyWords([0])).below(n)).toThrow('bound');
});

test('the largest bound takes every word', () => {
  const seed = sha256(textBytes('largest'));
  expect(sampleFrom(seedWords(seed)).below(2 ** 32)).toBe(seedWords(seed).next());
});

test('outcomes stay below n and come again from the same seed', () => {
  const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
  fc.assert(
    fc.property(seeds, fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
      const one = sampleFrom(seedWords(seed));
      const two = sampleFrom(seedWords(seed));
      for (let draw = 0; draw < 20; draw += 1) {
        const outcome = one.below(n);
        expect(outcome >= 0 && outcome < n && Number.isInteger(outcome)).toBe(true);
        expect(two.below(n)).toBe(outcome);
      }
      expect(one.trace).toEqual(two.trace);
    }),
  );
});
