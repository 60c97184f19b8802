import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  elementsOf,
  emptySet,
  holds,
  isSameSet,
  isSetBelow,
  setOf,
  sharedSize,
  sizeOf,
  withElement,
  withoutElement,
} from './bit-set.ts';

const SIZES = [1, 10, 31, 32, 33, 49, 64, 80, 1000];

const anySet = fc.constantFrom(...SIZES).chain((size) => {
  const elements = fc.uniqueArray(fc.nat(size - 1));
  return fc.tuple(fc.constant(size), elements, elements);
});

describe('a set of any width', () => {
  test('does what a set of the language does', () => {
    fc.assert(
      fc.property(anySet, fc.nat(), ([size, first, second], any) => {
        const [a, b] = [setOf(size, first), setOf(size, second)];
        const element = any % size;
        expect(elementsOf(a)).toEqual(first.toSorted((x, y) => x - y));
        expect(sizeOf(a)).toBe(first.length);
        expect(holds(a, element)).toBe(first.includes(element) ? 1 : 0);
        expect(sharedSize(a, b)).toBe(first.filter((each) => second.includes(each)).length);
        expect(isSameSet(a, b)).toBe(sharedSize(a, b) === sizeOf(a) && sizeOf(a) === sizeOf(b));
        const more = withElement(a, element);
        expect(elementsOf(more)).toEqual(elementsOf(setOf(size, [...first, element])));
        expect(holds(withoutElement(more, element), element)).toBe(0);
        expect(isSetBelow(a, size)).toBe(true);
      }),
    );
  });

  test('tells the 33rd element from the first, and the 32nd from a sign', () => {
    const set = setOf(80, [32]);
    expect([holds(set, 0), holds(set, 32), holds(set, 64)]).toEqual([0, 1, 0]);
    expect(elementsOf(setOf(80, [31]))).toEqual([31]);
    expect(sizeOf(setOf(80, [31, 63]))).toBe(2);
  });

  test('is empty at first, and has no element beyond its size', () => {
    expect(sizeOf(emptySet(80))).toBe(0);
    expect(holds(emptySet(80), 500)).toBe(0);
    expect(() => setOf(49, [49])).toThrow('49 is below 49');
  });

  test.each([
    ['too few words', [0, 0]],
    ['too many', [0, 0, 0, 0]],
    ['an element beyond', [0, 0, 1 << 16]],
    ['what is no word', [2 ** 32, 0, 0]],
    ['a fraction', [0.5, 0, 0]],
  ])('is not %s', (_, words) => {
    expect(isSetBelow(words, 80)).toBe(false);
  });
});
