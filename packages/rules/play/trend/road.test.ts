import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPlay } from '../index.ts';
import { beadRoad, bigRoad, DERIVED, derivedRoad, ROAD_ROWS, runsOf, type Side } from './road.ts';
import { runOf } from './run.ts';
import { twoSidedOf } from './two-sided.ts';

const anySides = fc.array(fc.constantFrom<Side>(0, 0, 0, 1, 1, undefined), { maxLength: 80 });
const sidesOf = (text: string): Side[] =>
  [...text].map((letter) => (letter === 'T' ? undefined : letter === 'B' ? 0 : 1));
/** Columns as text: B, P, a dot where nothing is. */
const drawn = (road: ReturnType<typeof bigRoad>): string[] =>
  road.map((column) =>
    column
      .map((stone) => (stone ? 'BP'[stone.side ?? 0] : '.'))
      .join('')
      .replace(/\.+$/, ''),
  );

describe('the roads', () => {
  test('beads are draw after draw in columns of six', () => {
    fc.assert(
      fc.property(anySides, (sides) => {
        const road = beadRoad(sides);
        expect(road.flat().map((stone) => stone?.side)).toEqual(sides);
        for (const column of road) expect(column.length).toBeLessThanOrEqual(ROAD_ROWS);
      }),
    );
  });

  test('the big road has each side once, a column a run, and ties on the stone before them', () => {
    fc.assert(
      fc.property(anySides, (sides) => {
        const stones = bigRoad(sides)
          .flat()
          .filter((stone) => stone !== undefined);
        for (const side of [0, 1]) {
          expect(stones.filter((stone) => stone.side === side).length).toBe(
            sides.filter((each) => each === side).length,
          );
        }
        if (stones.length > 0) {
          const ties = stones.reduce((sum, stone) => sum + stone.ties, 0);
          expect(ties).toBe(sides.filter((side) => side === undefined).length);
        }
      }),
    );
  });

  test('the big road turns right at the sixth row and where a tail lies', () => {
    expect(drawn(bigRoad(sidesOf('BBPB')))).toEqual(['BB', 'P', 'B']);
    expect(drawn(bigRoad(sidesOf('BBBBBBBB')))).toEqual(['BBBBBB', '.....B', '.....B']);
    expect(drawn(bigRoad(sidesOf('BBBBBBBPPPPPPP')))).toEqual([
      'BBBBBB',
      'PPPPPB',
      '....P',
      '....P',
    ]);
    expect(bigRoad(sidesOf('TBTT'))[0]?.[0]).toEqual({ side: 0, ties: 3 });
  });

  test('the derived roads say whether the big road repeats itself', () => {
    // Columns of two, two and one: the second repeats the first, the third is shorter.
    const marks = (text: string, offset: 1 | 2 | 3) => drawn(derivedRoad(sidesOf(text), offset));
    expect(marks('BBPPB', 1)).toEqual(['BB']);
    expect(marks('BPPB', 1)).toEqual(['PP']);
    expect(marks('BBPPPB', 1)).toEqual(['B', 'PP']);
    expect(marks('BBPBBPBB', 2)).toEqual(['BBBB']);
    expect(marks('BBPBBPPB', 2)).toEqual(['BB', 'PP']);
    fc.assert(
      fc.property(anySides, fc.constantFrom(...DERIVED), (sides, offset) => {
        const runs = runsOf(sides);
        const expected = runs.reduce((sum, run, column) => {
          if (column < offset) return sum;
          return sum + (column === offset ? run.length - 1 : run.length);
        }, 0);
        const found = derivedRoad(sides, offset).flat().filter(Boolean).length;
        expect(found).toBe(expected);
      }),
    );
  });
});

describe('a run', () => {
  const [sum] = twoSidedOf([findPlay('d3.c.dt')!]);
  const draw = (letter: string, at: number) => ({
    draw: letter === 'D' ? [5, 0, 1] : letter === 'T' ? [4, 0, 4] : [1, 0, 5],
    drawMs: at,
  });
  const run = (text: string) => runOf(sum!, [...text].map(draw));

  test('is as long as the newest side came, and no tie counts or ends it', () => {
    expect(run('DDDH')).toEqual({ side: 0, length: 3, sinceMs: 2 });
    expect(run('TDTDHD')).toEqual({ side: 0, length: 2, sinceMs: 3 });
    expect(run('HH')).toEqual({ side: 1, length: 2, sinceMs: 1 });
    expect(run('TT')).toBeUndefined();
    expect(run('')).toBeUndefined();
  });
});
