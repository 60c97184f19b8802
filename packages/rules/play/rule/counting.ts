export { countBits } from '../../core/bit-set.ts';

/** C(n, k): the number of ways to choose `k` of `n`; 0 when there are too few. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** C(n, k), exact however large. */
export function chooseExact(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/** The positions of the ones, ascending. */
export function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let bit = 0; mask >>> bit !== 0; bit++) if ((mask >>> bit) & 1) bits.push(bit);
  return bits;
}

/** Every choice of `k` of the items, in order. */
export function* subsets<T>(items: readonly T[], k: number, from = 0): Generator<T[]> {
  if (k === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= items.length - k; i++) {
    for (const rest of subsets(items, k - 1, i + 1)) yield [items[i] as T, ...rest];
  }
}

/** Every way to take one item of each row: the first row changes slowest. */
export function* product<T>(rows: readonly (readonly T[])[]): Generator<T[]> {
  const [first, ...others] = rows;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const item of first) for (const rest of product(others)) yield [item, ...rest];
}

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The digits of a number, with leading zeros up to a width. */
export function digitsOf(value: number, width: number): number[] {
  const digits: number[] = [];
  for (let rest = value; digits.length < width; rest = Math.floor(rest / 10)) {
    digits.unshift(rest % 10);
  }
  return digits;
}

/** A table is asked for by several rules and made once. */
function once<T>(make: (width: number) => T): (width: number) => T {
  const made = new Map<number, T>();
  return (width) => {
    const table = made.get(width) ?? make(width);
    made.set(width, table);
    return table;
  };
}

/** All `10 ** width` digit tuples, ascending. */
export const tuples = once((width): readonly (readonly number[])[] =>
  Array.from({ length: 10 ** width }, (_, value) => digitsOf(value, width)),
);

const isAscending = (digits: readonly number[]): boolean =>
  digits.every((digit, i) => i === 0 || digit >= digits[i - 1]!);

/** All digit multisets of a size, as ascending tuples, without those of one digit only. */
export const mixedMultisets = once((width): readonly (readonly number[])[] =>
  tuples(width).filter((digits) => isAscending(digits) && digits[0] !== digits.at(-1)),
);

/** The draw's digits at the positions of a zone. */
export const digitsAt = (draw: readonly number[], zone: readonly number[]): number[] =>
  zone.map((position) => draw[position]!);

/** Sum of the digits at the positions of a zone. */
export function sumAt(draw: readonly number[], zone: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < zone.length; i++) sum += draw[zone[i]!]!;
  return sum;
}

/** Largest minus smallest digit at the positions of a zone. */
export function spanAt(draw: readonly number[], zone: readonly number[]): number {
  let low = 9;
  let high = 0;
  for (let i = 0; i < zone.length; i++) {
    const digit = draw[zone[i]!]!;
    if (digit < low) low = digit;
    if (digit > high) high = digit;
  }
  return high - low;
}

/**
 * How often each digit occurs in a zone, three bits a digit in one integer: no allocation. A zone
 * has at most five positions, so three bits are enough.
 */
export function tallyAt(draw: readonly number[], zone: readonly number[]): number {
  let tally = 0;
  for (let i = 0; i < zone.length; i++) tally += 1 << (3 * draw[zone[i]!]!);
  return tally;
}

/** How often a digit occurs in a tally. */
export const timesIn = (tally: number, digit: number): number => (tally >>> (3 * digit)) & 7;

/** The set of digits of a zone as a mask of ten bits. */
export function digitSetAt(draw: readonly number[], zone: readonly number[]): number {
  let set = 0;
  for (let i = 0; i < zone.length; i++) set |= 1 << draw[zone[i]!]!;
  return set;
}

/** Number of ordered tuples with each sum (plays.md section 2.1), index = sum. */
export function directSums(width: number): readonly number[] {
  let counts = [1];
  for (let place = 0; place < width; place++) {
    const next = Array.from({ length: counts.length + 9 }, () => 0);
    counts.forEach((count, sum) => TEN.forEach((digit) => (next[sum + digit]! += count)));
    counts = next;
  }
  return counts;
}

/** Number of ordered tuples with each span (plays.md section 2.1), index = span. */
export function directSpans(width: number): readonly number[] {
  return TEN.map((k) =>
    k === 0 ? 10 : (10 - k) * ((k + 1) ** width - 2 * k ** width + (k - 1) ** width),
  );
}
