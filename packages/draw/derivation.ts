import { invariant } from '@fairlot/rules/core/invariant';
import { runStep } from './draw-step.ts';
import type { DrawStep } from './draw-step.ts';
import { fromTheRight, hashBytes, hashText } from './hash-text.ts';
import { sampleFrom } from './stream.ts';

/** Sort ascending; one number a group: the sum of its places modulo `modulus`. Places count from 1. */
export type GroupSums = {
  readonly op: 'groupSums';
  readonly groups: readonly (readonly number[])[];
  readonly modulus: number;
};

/**
 * Of a hash: its last `window` digits are read from the right, those of from..to are kept (each value
 * once, where they are `different`), the first `skip` of them passed over, and `count` written down
 * from left to right. Only the window: the first 16 digits of a TRON block are its height.
 */
export type FromRight = {
  readonly op: 'fromRight';
  readonly window: number;
  readonly from: number;
  readonly to: number;
  readonly different: boolean;
  readonly skip: number;
  readonly count: number;
};

/** Of a hash: steps of a draw that read the bytes of SHA-256(hash:game:counter). */
export type HashStream = {
  readonly op: 'hashStream';
  readonly game: string;
  readonly draw: readonly DrawStep[];
};

/** Of one number: the sum of its digits modulo ten, then its last `last` digits. */
export type DigitSum = { readonly op: 'digitSum'; readonly last: number };

/**
 * Of different numbers from 1 on: the rank of their set among all sets of that size, counted from 0, the
 * sum of C(n - 1, k) over its k-th smallest numbers n. Its last `last` digits, noughts in front included.
 */
export type SetRank = { readonly op: 'setRank'; readonly last: number };

/**
 * Several pools, one behind the other: so many numbers of each, ascending on their own. What is a part of
 * one keeps its place, as the special number does.
 */
export type AscendingParts = { readonly op: 'ascendingParts'; readonly sizes: readonly number[] };

/** How the winning number is read from the original one. */
export type Derivation =
  | { readonly op: 'same' }
  | { readonly op: 'ascending' }
  | AscendingParts
  | GroupSums
  | FromRight
  | HashStream
  | SetRank
  | DigitSum;

/** The winning number of an original one. */
export function derive(derivation: Derivation, original: readonly number[]): readonly number[] {
  switch (derivation.op) {
    case 'same':
      return original;
    case 'ascending':
      return ascending(original);
    case 'ascendingParts':
      return ascendingParts(derivation, original);
    case 'groupSums':
      return groupSums(derivation, ascending(original));
    case 'fromRight':
      return fromRight(derivation, hashText(original));
    case 'hashStream': {
      const { below } = sampleFrom(hashBytes(hashText(original), derivation.game));
      return derivation.draw.flatMap((step) => runStep(step, below));
    }
    case 'digitSum':
      return digitSum(derivation, at(original, 0));
    case 'setRank':
      return setRank(derivation, ascending(original));
  }
}

const ascending = (numbers: readonly number[]): readonly number[] =>
  numbers.toSorted((a, b) => a - b);

function ascendingParts({ sizes }: AscendingParts, numbers: readonly number[]): number[] {
  let end = 0;
  return sizes.flatMap((size) => {
    end += size;
    return ascending(numbers.slice(end - size, end));
  });
}

const groupSums = ({ groups, modulus }: GroupSums, sorted: readonly number[]): number[] =>
  groups.map((places) => places.reduce((sum, place) => sum + at(sorted, place - 1), 0) % modulus);

function fromRight(derivation: FromRight, hash: string): number[] {
  const { window, from, to, different, skip, count } = derivation;
  const kept: number[] = [];
  for (const value of fromTheRight(hash, window)) {
    if (value < from || value > to || (different && kept.includes(value))) continue;
    kept.push(value);
    if (kept.length === skip + count) break;
  }
  return kept.slice(skip).toReversed();
}

function digitSum({ last }: DigitSum, number: number): number[] {
  const digits = [...String(number).padStart(last, '0')].map(Number);
  return [digits.reduce((sum, digit) => sum + digit, 0) % 10, ...digits.slice(-last)];
}

function setRank({ last }: SetRank, sorted: readonly number[]): number[] {
  const rank = sorted.reduce((sum, number, place) => sum + choose(number - 1, place + 1), 0n);
  return [...String(rank).padStart(last, '0')].slice(-last).map(Number);
}

/** Ways to choose `count` of so many, exactly. */
function choose(many: number, count: number): bigint {
  let ways = 1n;
  for (let n = 1; n <= count; n += 1) ways = (ways * BigInt(many - count + n)) / BigInt(n);
  return ways;
}

function at(numbers: readonly number[], place: number): number {
  const value = numbers[place];
  invariant(value !== undefined, 'a place within the list');
  return value;
}
