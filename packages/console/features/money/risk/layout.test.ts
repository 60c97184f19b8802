import { expect, test } from 'vitest';
import type { Related, Tie } from '@fairlot/wire/money/risk';
import { layOut } from './layout.ts';

const player = (PlayerId: number, Steps: number): Related => ({
  PlayerId,
  UserName: `p${PlayerId}`,
  Steps,
  HasCase: false,
  IsFrozen: false,
  Colour: null,
});
const tie = (...PlayerIds: number[]): Tie => ({ Kind: 'ip', Shown: 'x', Colour: null, PlayerIds });

test('whom one asked about is in the middle, and everybody within the drawing, no two at one place', () => {
  const players = [
    player(1, 0),
    ...Array.from({ length: 12 }, (_, at) => player(at + 2, 1)),
    ...Array.from({ length: 27 }, (_, at) => player(at + 20, 2)),
  ];
  const { spots } = layOut(players, [], 400);
  expect(spots[0]).toMatchObject({ x: 200, y: 200 });
  expect(new Set(spots.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(40);
  for (const { x, y } of spots) {
    expect(Math.hypot(x - 200, y - 200)).toBeLessThanOrEqual(200 - 44);
  }
});

test('a tie stands between those whom it ties, and leads to each of them that is shown', () => {
  const players = [player(1, 0), player(2, 1), player(3, 1)];
  const { knots, spots } = layOut(players, [tie(1, 2), tie(2, 3, 99)], 400);
  const [one, two, three] = spots;
  expect(knots[0]?.x).toBeCloseTo(((one?.x ?? 0) + (two?.x ?? 0)) / 2);
  expect(knots[1]?.ends).toEqual([two, three]);
});

test('what ties two across the middle does not stand on who is in the middle', () => {
  const players = [player(1, 0), player(2, 1), player(3, 1)];
  const { knots } = layOut(players, [tie(2, 3), tie(1, 2, 3)], 400);
  for (const { x, y } of knots) expect(Math.hypot(x - 200, y - 200)).toBeGreaterThanOrEqual(16);
});
