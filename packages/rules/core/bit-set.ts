import { invariant } from './invariant.ts';

/**
 * A set of whole numbers from 0 below a size, in words of 32 bits: element i is bit i % 32 of word
 * i / 32. Sets of one size are as long as one another, so equal sets are equal arrays. Never changed
 * once made.
 */
export type BitSet = readonly number[];

const WORD = 32;

const wordsOf = (size: number): number => Math.ceil(size / WORD);

/** The empty set for elements below `size`. */
export const emptySet = (size: number): BitSet => Array.from({ length: wordsOf(size) }, () => 0);

/** The set of some elements below `size`. */
export function setOf(size: number, elements: Iterable<number>): BitSet {
  const words = Array.from({ length: wordsOf(size) }, () => 0);
  for (const element of elements) {
    invariant(element >= 0 && element < size, `${element} is below ${size}`);
    words[element >>> 5]! |= 1 << (element & 31);
  }
  return words;
}

/** 1 for an element, 0 for any other whole number from 0. */
export const holds = (set: BitSet, element: number): 0 | 1 =>
  (((set[element >>> 5] ?? 0) >>> (element & 31)) & 1) as 0 | 1;

/** The set with an element more, or the same set. */
export const withElement = (set: BitSet, element: number): BitSet =>
  set.map((word, i) => (i === element >>> 5 ? word | (1 << (element & 31)) : word));

/** The set without an element. */
export const withoutElement = (set: BitSet, element: number): BitSet =>
  set.map((word, i) => (i === element >>> 5 ? word & ~(1 << (element & 31)) : word));

/** Number of ones among the 32 bits. */
export function countBits(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many elements a set has. */
export function sizeOf(set: BitSet): number {
  let size = 0;
  for (const word of set) size += countBits(word);
  return size;
}

/** How many elements two sets share. */
export function sharedSize(a: BitSet, b: BitSet): number {
  let size = 0;
  for (let i = 0; i < a.length; i++) size += countBits(a[i]! & (b[i] ?? 0));
  return size;
}

export const isSameSet = (a: BitSet, b: BitSet): boolean =>
  a.length === b.length && a.every((word, i) => word === b[i]);

/** The elements, ascending. */
export function elementsOf(set: BitSet): number[] {
  const elements: number[] = [];
  set.forEach((word, i) => {
    for (let bit = 0; bit < WORD && word >>> bit !== 0; bit++) {
      if ((word >>> bit) & 1) elements.push(i * WORD + bit);
    }
  });
  return elements;
}

/** Whether words from outside are a set of elements below `size`. */
export const isSetBelow = (words: readonly number[], size: number): boolean =>
  words.length === wordsOf(size) &&
  words.every((word) => word === (word | 0)) &&
  elementsOf(words).every((element) => element < size);
