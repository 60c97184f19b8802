import { invariant } from '../../core/invariant.ts';
import type { DrawZone } from '../draw-shape.ts';
import type { DecidedBy, Draw } from '../play.ts';

/**
 * The second mode of the proofs, for games with more than ten million outcomes: all draws, parted into
 * classes that a note cannot tell apart. Of each class one draw, and exactly how many there are.
 */
export type Partition = {
  readonly classes: ReadonlyMap<string, DrawClass>;
  /** The class of a draw. */
  keyOf(draw: Draw): string;
};

export type DrawClass = { readonly draw: Draw; readonly ways: bigint };

/** The classes of what decides a note. Where no number repeats, draws are counted as sets. */
export const partitionBy = (zone: DrawZone, by: DecidedBy): Partition =>
  by.kind === 'sum'
    ? bySum(zone)
    : by.kind === 'count'
      ? byCount(zone, by.of)
      : byNumbers(zone, by.of);

/** C(n, k), exact. */
export function choices(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/** What becomes of a number: it is not drawn, drawn, or the special one. */
type Fate = '-' | '+' | '*';

/** By what becomes of each of some numbers: classes for every combination of fates that can be. */
function byNumbers(zone: DrawZone, numbers: readonly number[]): Partition {
  invariant(!zone.repeats, 'a number is drawn once');
  const classes = new Map<string, DrawClass>();
  const add = (fates: readonly Fate[]): void => {
    if (fates.length < numbers.length) {
      for (const fate of zone.special ? (['-', '+', '*'] as const) : (['-', '+'] as const)) {
        add([...fates, fate]);
      }
      return;
    }
    const found = classOf(zone, numbers, fates);
    if (found.ways > 0n) classes.set(fates.join(''), found);
  };
  add([]);
  const keyOf = (draw: Draw): string =>
    numbers
      .map((number): Fate => {
        const at = draw.indexOf(number);
        return at < 0 ? '-' : at < zone.count ? '+' : '*';
      })
      .join('');
  return { classes, keyOf };
}

function classOf(
  zone: DrawZone,
  numbers: readonly number[],
  fates: readonly Fate[],
): { draw: Draw; ways: bigint } {
  const drawn = numbers.filter((_, i) => fates[i] === '+');
  const specials = numbers.filter((_, i) => fates[i] === '*');
  const others = range(zone.from, zone.to).filter((number) => !numbers.includes(number));
  const open = zone.count - drawn.length;
  const openSpecial = (zone.special ? 1 : 0) - specials.length;
  if (open < 0 || openSpecial < 0) return { draw: [], ways: 0n };
  return {
    draw: [
      ...[...drawn, ...others.slice(0, open)].toSorted((a, b) => a - b),
      ...specials,
      ...others.slice(open, open + openSpecial),
    ],
    ways: choices(others.length, open) * choices(others.length - open, openSpecial),
  };
}

/** By how many of some numbers are drawn. */
function byCount(zone: DrawZone, numbers: readonly number[]): Partition {
  invariant(!zone.repeats && !zone.special, 'numbers are drawn once, and all alike');
  const classes = new Map<string, DrawClass>();
  for (let drawn = 0; drawn <= Math.min(zone.count, numbers.length); drawn++) {
    const { draw, ways } = classOf(
      zone,
      numbers,
      numbers.map((_, i) => (i < drawn ? '+' : '-')),
    );
    const all = ways * choices(numbers.length, drawn);
    if (all > 0n) classes.set(String(drawn), { draw, ways: all });
  }
  const keyOf = (draw: Draw): string =>
    String(numbers.filter((number) => draw.includes(number)).length);
  return { classes, keyOf };
}

/** By the sum of all numbers. */
function bySum(zone: DrawZone): Partition {
  invariant(!zone.special, 'what the special number adds is not said');
  const ways = zone.repeats ? sumsOfTuples(zone) : sumsOfSets(zone);
  const classes = new Map<string, DrawClass>();
  ways.forEach((count, sum) => {
    if (count > 0n) classes.set(String(sum), { draw: drawWithSum(zone, sum), ways: count });
  });
  return { classes, keyOf: (draw) => String(draw.reduce((sum, number) => sum + number, 0)) };
}

/** Sets of `count` different numbers by their sum: each number is taken or not. */
function sumsOfSets({ count, from, to }: DrawZone): readonly bigint[] {
  const sums = count * to + 1;
  const ways = Array.from({ length: count + 1 }, () => new BigUint64Array(sums));
  ways[0]![0] = 1n;
  for (const number of range(from, to)) {
    for (let size = count; size > 0; size--) {
      const [bigger, smaller] = [ways[size]!, ways[size - 1]!];
      for (let sum = number; sum < sums; sum++) bigger[sum]! += smaller[sum - number]!;
    }
  }
  return [...ways[count]!];
}

/** Tuples of `count` numbers, in their order, by their sum. */
function sumsOfTuples({ count, from, to }: DrawZone): readonly bigint[] {
  let ways: bigint[] = [1n];
  for (let ball = 0; ball < count; ball++) {
    const next = Array.from({ length: ways.length + to }, () => 0n);
    ways.forEach((each, sum) => range(from, to).forEach((number) => (next[sum + number]! += each)));
    ways = next;
  }
  return ways;
}

/** A draw with a sum that can be: the lowest numbers, the last of them raised as far as need be. */
function drawWithSum({ count, from, to, repeats }: DrawZone, sum: number): Draw {
  const draw = Array.from({ length: count }, (_, i) => (repeats ? from : from + i));
  let left = sum - draw.reduce((all, number) => all + number, 0);
  for (let i = count - 1; left > 0; i--) {
    const highest = repeats ? to : to - (count - 1 - i);
    const raised = Math.min(left, highest - draw[i]!);
    draw[i]! += raised;
    left -= raised;
  }
  return draw;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
