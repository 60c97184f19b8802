import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choices, partitionBy, partitionDraws, type Partition } from './partition.ts';
import { provenPlays } from '../proof/sample.ts';
import { drawsAt, everywhere, zonesOf } from './space.ts';
import type { DrawZone } from '../draw-shape.ts';
import type { ZoneDecidedBy, Draw } from '../play.ts';

/** Every draw of a small zone: sets where no number repeats, else tuples; the special number last. */
function* drawsOf(zone: DrawZone, drawn: readonly number[] = []): Generator<Draw> {
  const { count, from, to, repeats, special } = zone;
  if (drawn.length === count + (special ? 1 : 0)) return yield drawn;
  const isFree = (number: number): boolean => {
    if (repeats) return true;
    const isInOrder = drawn.length === count || number > (drawn.at(-1) ?? -1);
    return isInOrder && !drawn.includes(number);
  };
  for (let number = from; number <= to; number++) {
    if (isFree(number)) yield* drawsOf(zone, [...drawn, number]);
  }
}

/** Every order in which the numbers of a small zone can be drawn. */
function* ordersOf(zone: DrawZone, drawn: readonly number[] = []): Generator<Draw> {
  if (drawn.length === zone.count) return yield drawn;
  for (let number = zone.from; number <= zone.to; number++) {
    if (!drawn.includes(number)) yield* ordersOf(zone, [...drawn, number]);
  }
}

/** How many draws of each class there are, counted one by one. */
function countAll(zone: DrawZone, { keyOf }: Partition): Map<string, bigint> {
  const ways = new Map<string, bigint>();
  for (const draw of drawsOf(zone)) ways.set(keyOf(draw), (ways.get(keyOf(draw)) ?? 0n) + 1n);
  return ways;
}

const anyZone = (repeats: boolean): fc.Arbitrary<DrawZone> =>
  fc
    .record({ count: fc.integer({ min: 1, max: 4 }), from: fc.nat(2), more: fc.nat(5) })
    .map(({ count, from, more }) => ({
      count,
      from,
      to: from + count + more,
      repeats,
      ordered: repeats,
    }));

const waysOf = ({ classes }: Partition): Map<string, bigint> =>
  new Map([...classes].map(([key, { ways }]) => [key, ways]));

const sorted = (ways: ReadonlyMap<string, bigint>) =>
  [...ways].toSorted(([a], [b]) => (a < b ? -1 : 1));

describe('the classes of a partition', () => {
  const agree = (zone: DrawZone, by: ZoneDecidedBy): void => {
    const partition = partitionBy(zone, by);
    expect(sorted(waysOf(partition))).toEqual(sorted(countAll(zone, partition)));
    for (const [key, { draw }] of partition.classes) expect(partition.keyOf(draw)).toBe(key);
  };

  test('by numbers hold as many draws as are counted one by one', () => {
    const zone = fc.tuple(anyZone(false), fc.boolean()).map(([base, special]) => {
      return special ? { ...base, special } : base;
    });
    fc.assert(
      fc.property(zone, fc.array(fc.nat(11)), (each, any) => {
        const of = [...new Set(any)].filter((n) => n >= each.from && n <= each.to).slice(0, 5);
        agree(each, { kind: 'numbers', of });
        if (!each.special) agree(each, { kind: 'count', of });
      }),
    );
  });

  test('by groups hold as many, with the special number, without it and told apart', () => {
    fc.assert(
      fc.property(anyZone(false), fc.array(fc.nat(11)), fc.nat(4), (base, any, cut) => {
        const zone = { ...base, special: true };
        const numbers = [...new Set(any)].filter((n) => n >= base.from && n <= base.to);
        const of = [numbers.slice(0, cut), numbers.slice(cut)];
        agree(zone, { kind: 'groups', of, special: 'apart' });
        agree(zone, { kind: 'groups', of, special: 'ignored' });
        // Alike: each set of all numbers stands for the draws that have another of them as special.
        const alike = partitionBy(zone, { kind: 'groups', of, special: 'alike' });
        const ways = [...waysOf(alike)].map(
          ([key, n]) => [key, n * BigInt(zone.count + 1)] as const,
        );
        expect(sorted(new Map(ways))).toEqual(sorted(countAll(zone, alike)));
        agree(base, { kind: 'groups', of, special: 'alike' });
      }),
    );
  });

  test('by places hold as many orders as are counted one by one', () => {
    fc.assert(
      fc.property(anyZone(false), fc.array(fc.nat(11)), (zone, any) => {
        const of = [...new Set(any)].filter((n) => n >= zone.from && n <= zone.to).slice(0, 3);
        const partition = partitionBy(zone, { kind: 'places', of });
        const counted = new Map<string, bigint>();
        for (const draw of ordersOf(zone)) {
          const key = partition.keyOf(draw);
          counted.set(key, (counted.get(key) ?? 0n) + 1n);
        }
        expect(sorted(waysOf(partition))).toEqual(sorted(counted));
        for (const [key, { draw }] of partition.classes) expect(partition.keyOf(draw)).toBe(key);
      }),
      { numRuns: 30 },
    );
  });

  test('by sum hold as many draws as are counted one by one', () => {
    const zone = fc.boolean().chain(anyZone);
    fc.assert(fc.property(zone, (each) => agree(each, { kind: 'sum' })));
    // A special number adds to the sum as the others do.
    const seven = { count: 6, from: 1, to: 49, repeats: false, ordered: true, special: true };
    const ways = [...waysOf(partitionBy(seven, { kind: 'sum' })).values()];
    expect(ways.reduce((sum, each) => sum + each, 0n)).toBe(choices(49, 7));
  });

  test('by digits hold as many draws as are counted one by one', () => {
    const zone = { count: 3, from: 0, to: 4, repeats: true, ordered: true };
    for (const of of [
      [[1], [2, 3], [0]],
      [[], [0, 1, 2, 3, 4], [4]],
    ]) {
      agree(zone, { kind: 'digits', of });
    }
  });

  test('of several zones hold as many draws as of each of them together', () => {
    const zones = [
      { count: 3, from: 1, to: 7, repeats: false, ordered: false },
      { count: 2, from: 1, to: 5, repeats: false, ordered: false },
    ];
    const by = {
      kind: 'zones',
      zones: [
        { kind: 'count', of: [1, 2, 7] },
        { kind: 'numbers', of: [3, 4] },
      ],
    } as const;
    const partition = partitionDraws(zones, by);
    const counted = new Map<string, bigint>();
    for (const one of drawsOf(zones[0]!)) {
      for (const other of drawsOf(zones[1]!)) {
        const key = partition.keyOf([...one, ...other]);
        counted.set(key, (counted.get(key) ?? 0n) + 1n);
      }
    }
    expect(sorted(waysOf(partition))).toEqual(sorted(counted));
  });

  test('by last decimals hold as many draws as are counted one by one, of those that have them', () => {
    const zone = { count: 4, from: 0, to: 12, repeats: true, ordered: true };
    for (const count of [1, 2]) {
      const partition = partitionBy(zone, { kind: 'decimals', count });
      const all = [...countAll(zone, partition)].filter(([key]) => key !== 'few');
      expect(sorted(waysOf(partition))).toEqual(sorted(new Map(all)));
      for (const [key, { draw }] of partition.classes) expect(partition.keyOf(draw)).toBe(key);
    }
  });

  test('add up to all draws, beyond what a number tells apart', () => {
    const keno = { count: 20, from: 1, to: 80, repeats: false, ordered: false };
    const all = 3_535_316_142_212_174_320n;
    expect(choices(80, 20)).toBe(all);
    const ten = { kind: 'numbers', of: [1, 2, 33, 34, 64, 65, 66, 78, 79, 80] } as const;
    for (const by of [ten, { ...ten, kind: 'count' }, { kind: 'sum' }] as const) {
      const ways = [...waysOf(partitionBy(keno, by)).values()];
      expect(ways.reduce((sum, each) => sum + each, 0n)).toBe(all);
    }
  });
});

/** Plays of small spaces whose notes are decided by the sum of a whole draw: both modes can run. */
const SUMS = provenPlays().filter(({ code }) =>
  ['k3.sum', 'ssc.star5.sumBS', 'ssc.star5.sumOE', 'd3.c.sum'].includes(code),
);

test.each(SUMS)('both modes find the same wins and ties: $code', (play) => {
  const [zone] = zonesOf(play);
  const symbols = play.layout.rows[0]!.symbols;
  const all = play.parse(symbols.join());
  const { classes } = partitionBy(zone!, { kind: 'sum' });
  expect(all.ok).toBe(true);
  for (const single of all.ok ? play.singles(all.value) : []) {
    const one = new Map<number, bigint>();
    for (const draw of drawsAt(play, everywhere(play))) {
      const verdict = single.judge(draw);
      one.set(verdict, (one.get(verdict) ?? 0n) + 1n);
    }
    const other = new Map<number, bigint>();
    for (const { draw, ways } of classes.values()) {
      const verdict = single.judge(draw);
      other.set(verdict, (other.get(verdict) ?? 0n) + ways);
    }
    expect(other).toEqual(one);
  }
});
