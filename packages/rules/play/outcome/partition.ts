import { invariant } from '../../core/invariant.ts';
import { drawLength, type DrawZone } from '../draw-shape.ts';
import type { DecidedBy, Draw, ZoneDecidedBy } from '../play.ts';

/**
 * Partitions all draws into classes that a note cannot tell apart, for games with too many outcomes. Each class has
 * one sample draw and its exact number of draws.
 */
export type Partition = {
  readonly classes: ReadonlyMap<string, DrawClass>;
  /** The class of a draw. */
  keyOf(draw: Draw): string;
};

export type DrawClass = { readonly draw: Draw; readonly ways: bigint };

/** A partition whose classes are made one at a time. */
type Parting = {
  each(): Iterable<readonly [key: string, of: DrawClass]>;
  keyOf(draw: Draw): string;
};

/** The classes of whole draws: of each zone on its own, together. */
export function partitionDraws(zones: readonly DrawZone[], by: DecidedBy): Partition {
  const { each, keyOf } = partingOf(zones, by);
  return { classes: new Map(each()), keyOf };
}

/** The same classes one at a time, so that many of them take no memory. */
export function* drawClasses(zones: readonly DrawZone[], by: DecidedBy): Generator<DrawClass> {
  for (const [, each] of partingOf(zones, by).each()) yield each;
}

function partingOf(zones: readonly DrawZone[], by: DecidedBy): Parting {
  if (by.kind !== 'zones') {
    const [zone, ...others] = zones;
    invariant(zone && others.length === 0, 'one zone is decided by one thing');
    return makePartition(zone, by);
  }
  const parts = zones.map((zone, i) => makePartition(zone, by.zones[i]!));
  const ends = zones.map((_, i) => drawLength({ kind: 'zones', zones: zones.slice(0, i + 1) }));
  const keyOf = (draw: Draw): string =>
    parts.map((part, i) => `/${part.keyOf(draw.slice(ends[i - 1] ?? 0, ends[i]))}`).join('');
  return { each: () => together(parts), keyOf };
}

/** Every way to take one class of each part. */
function* together(
  parts: readonly Parting[],
  before: readonly [string, DrawClass] = ['', { draw: [], ways: 1n }],
): Generator<readonly [string, DrawClass]> {
  const [part, ...others] = parts;
  if (!part) return yield before;
  const [key, { draw, ways }] = before;
  for (const [more, own] of part.each()) {
    yield* together(others, [
      `${key}/${more}`,
      { draw: [...draw, ...own.draw], ways: ways * own.ways },
    ]);
  }
}

/** Notes of one play may all be decided by the same. */
const known = new WeakMap<DecidedBy, { readonly zone: DrawZone; readonly classes: Partition }>();

/**
 * The classes that decide a note. Draws without repetition are counted as sets, or as orders if the places matter.
 */
export function partitionBy(zone: DrawZone, by: ZoneDecidedBy): Partition {
  const found = known.get(by);
  if (found?.zone === zone) return found.classes;
  const { each, keyOf } = makePartition(zone, by);
  const classes = { classes: new Map(each()), keyOf };
  known.set(by, { zone, classes });
  return classes;
}

function makePartition(zone: DrawZone, by: ZoneDecidedBy): Parting {
  if (by.kind === 'sum') return bySum(zone);
  if (by.kind === 'decimals') return byDecimals(zone, by.count);
  if (by.kind === 'digits') return byDigits(zone, by.of);
  invariant(!zone.repeats, 'a number is drawn once');
  if (by.kind === 'groups') return byGroups(zone, by.of, by.special);
  if (by.kind === 'places') return byPlaces(zone, by.of);
  if (by.kind === 'count') return byGroups(zone, [by.of], 'alike');
  const each = by.of.map((number) => [number]);
  return byGroups(zone, each, zone.special ? 'apart' : 'alike');
}

/** C(n, k), exact. */
export function choices(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/** How the special number counts; a zone without one has `alike`. */
type Special = 'alike' | 'ignored' | 'apart';

/** Classes by the count drawn from each group. Numbers outside all groups form the last group. */
function byGroups(
  zone: DrawZone,
  named: readonly (readonly number[])[],
  special: Special,
): Parting {
  const taken = named.flat();
  invariant(new Set(taken).size === taken.length, 'groups share no number');
  const rest = range(zone.from, zone.to).filter((number) => !taken.includes(number));
  const groups = [...named, rest];
  const groupOf = new Map(groups.flatMap((group, i) => group.map((number) => [number, i])));
  const isApart = zone.special && special !== 'alike';
  const regular = zone.special && !isApart ? zone.count + 1 : zone.count;
  function* each(): Generator<readonly [string, DrawClass]> {
    for (const { counts, ways } of countsOf(groups, regular)) {
      const drawn = groups
        .flatMap((group, i) => group.slice(0, counts[i]))
        .toSorted((a, b) => a - b);
      if (!isApart) {
        yield [counts.join(), { draw: drawn, ways }];
        continue;
      }
      const left = groups.map((group, i) => group.slice(counts[i]));
      const ends =
        special === 'ignored'
          ? [['', left.flat()] as const]
          : left.map((own, i) => [`*${i}`, own] as const);
      for (const [end, specials] of ends) {
        const [first] = specials;
        if (first === undefined) continue;
        const of = { draw: [...drawn, first], ways: ways * BigInt(specials.length) };
        yield [counts.join() + end, of];
      }
    }
  }
  const keyOf = (draw: Draw): string => {
    const counts = groups.map(() => 0);
    for (const number of draw.slice(0, regular)) counts[groupOf.get(number)!]!++;
    const end = isApart && special === 'apart' ? `*${groupOf.get(draw[regular]!)}` : '';
    return counts.join() + end;
  };
  return { each, keyOf };
}

/** Every way in which `drawn` numbers can fall on groups, and how many sets of numbers it has. */
function* countsOf(
  groups: readonly (readonly number[])[],
  drawn: number,
  counts: readonly number[] = [],
  ways = 1n,
): Generator<{ counts: readonly number[]; ways: bigint }> {
  const size = groups[counts.length]?.length ?? 0;
  if (counts.length === groups.length - 1) {
    if (drawn <= size) yield { counts: [...counts, drawn], ways: ways * choices(size, drawn) };
    return;
  }
  for (let own = 0; own <= Math.min(size, drawn); own++) {
    yield* countsOf(groups, drawn - own, [...counts, own], ways * choices(size, own));
  }
}

/** By the place of each of some numbers in the order of the draw, if it is drawn. */
function byPlaces(zone: DrawZone, numbers: readonly number[]): Parting {
  invariant(!zone.repeats && !zone.special, 'numbers are drawn once, and all alike');
  const others = range(zone.from, zone.to).filter((number) => !numbers.includes(number));
  function* each(places: readonly number[] = []): Generator<readonly [string, DrawClass]> {
    if (places.length < numbers.length) {
      yield* each([...places, -1]);
      for (let place = 0; place < zone.count; place++) {
        if (!places.includes(place)) yield* each([...places, place]);
      }
      return;
    }
    const draw = Array.from({ length: zone.count }, () => -1);
    places.forEach((place, i) => place >= 0 && (draw[place] = numbers[i]!));
    const open = draw.filter((number) => number < 0).length;
    if (open > others.length) return;
    let next = 0;
    const filled = draw.map((number) => (number < 0 ? others[next++]! : number));
    yield [places.join(), { draw: filled, ways: orders(others.length, open) }];
  }
  const keyOf = (draw: Draw): string => numbers.map((number) => draw.indexOf(number)).join();
  return { each: () => each(), keyOf };
}

/** Orders of `k` of `n`: n(n-1)(n-2)... */
const orders = (n: number, k: number): bigint => (k === 0 ? 1n : BigInt(n) * orders(n - 1, k - 1));

/** By the sum of all numbers. */
function bySum(zone: DrawZone): Parting {
  invariant(!zone.special || !zone.repeats, 'the special number is none of the others');
  const balls = { ...zone, count: zone.count + (zone.special ? 1 : 0) };
  // Counting takes long, and a search for the largest payout does not need it.
  let counted: readonly bigint[] | undefined;
  const waysOf = (sum: number): bigint => {
    counted ??= zone.repeats ? sumsOfTuples(zone) : sumsOfSets(balls);
    return counted[sum]!;
  };
  const lowest = range(0, balls.count - 1).map((i) => zone.from + (zone.repeats ? 0 : i));
  const least = lowest.reduce((sum, number) => sum + number, 0);
  const most = lowest.reduce((sum, number) => sum + zone.from + zone.to - number, 0);
  function* each(): Generator<readonly [string, DrawClass]> {
    for (const sum of range(least, most)) {
      const draw = drawWithSum(balls, sum);
      yield [
        String(sum),
        {
          draw,
          get ways() {
            return waysOf(sum);
          },
        },
      ];
    }
  }
  const keyOf = (draw: Draw): string => String(draw.reduce((sum, number) => sum + number, 0));
  return { each, keyOf };
}

/**
 * Classes by the sum of the last decimal digits of a hash. Draws with fewer digits are left out: every tuple of digits
 * is equally frequent, so the chances are those of the digits alone.
 */
function byDecimals({ count: length, to }: DrawZone, count: number): Parting {
  const letters = BigInt(to - 9);
  let all = BigInt(to + 1) ** BigInt(length);
  for (let few = 0; few < count; few++) {
    all -= choices(length, few) * 10n ** BigInt(few) * letters ** BigInt(length - few);
  }
  const digits = { count, from: 0, to: 9, repeats: true, ordered: true };
  const classes = new Map<string, DrawClass>();
  sumsOfTuples(digits).forEach((tuples, sum) => {
    if (tuples === 0n) return;
    const head = Array.from({ length: length - count }, () => to);
    const ways = (all / 10n ** BigInt(count)) * tuples;
    classes.set(String(sum), { draw: [...head, ...drawWithSum(digits, sum)], ways });
  });
  const keyOf = (draw: Draw): string => {
    const last = draw.filter((digit) => digit < 10).slice(-count);
    return last.length < count ? 'few' : String(last.reduce((sum, digit) => sum + digit, 0));
  };
  return { each: () => classes, keyOf };
}

/** Classes by the listed digits at each place; all other digits are equal. */
function byDigits({ from, to, repeats }: DrawZone, of: readonly (readonly number[])[]): Parting {
  invariant(repeats, 'a place knows nothing of the others');
  const numbers = range(from, to);
  function* each(
    key = '',
    draw: readonly number[] = [],
    ways = 1n,
  ): Generator<readonly [string, DrawClass]> {
    const named = of[draw.length];
    if (!named) return yield [key, { draw, ways }];
    for (const number of named) yield* each(`${key}${number},`, [...draw, number], ways);
    const rest = numbers.filter((number) => !named.includes(number));
    const [other] = rest;
    if (other !== undefined) {
      yield* each(`${key}-,`, [...draw, other], ways * BigInt(rest.length));
    }
  }
  const keyOf = (draw: Draw): string =>
    draw.map((number, i) => (of[i]!.includes(number) ? `${number},` : '-,')).join('');
  return { each: () => each(), keyOf };
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
