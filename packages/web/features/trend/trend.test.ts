import { expect, it } from 'vitest';
import { trendRows } from './trend.ts';

it('shows the newest draws, oldest first, with figures counted from before them', () => {
  const draws = [
    { serial: 4, digits: [5, 1] },
    { serial: 3, digits: [5, 2] },
    { serial: 2, digits: [7, 1] },
    { serial: 1, digits: [0] },
  ];
  const rows = trendRows(draws, 0, 2);
  expect(rows.map(({ serial, digit }) => [serial, digit])).toEqual([
    [3, 5],
    [4, 5],
  ]);
  expect(rows[1]?.missing.slice(0, 8)).toEqual([3, 4, 4, 4, 4, 0, 4, 2]);
  expect(trendRows(draws, 1, 10).map(({ serial }) => serial)).toEqual([2, 3, 4]);
  expect(trendRows([], 0, 8)).toEqual([]);
});
