import { expect, it } from 'vitest';
import { PAST } from '@fairlot/rules/play/past';
import { trendRows } from './trend.ts';

it('shows the newest draws, oldest first, with figures counted from before them', async () => {
  const [first, second] = await PAST['ssc']!.loadTrends();
  const draws = [
    { serial: 4, draw: [5, 1, 0, 0, 0], drawMs: 0 },
    { serial: 3, draw: [5, 2, 0, 0, 0], drawMs: 0 },
    { serial: 2, draw: [7, 1, 0, 0, 0], drawMs: 0 },
    { serial: 1, draw: [0, 0, 0, 0, 0], drawMs: 0 },
  ];
  const rows = trendRows(draws, first!, 2);
  expect(rows.map(({ serial, index }) => [serial, index])).toEqual([
    [3, 5],
    [4, 5],
  ]);
  expect(rows[1]?.missing.slice(0, 8)).toEqual([3, 4, 4, 4, 4, 0, 4, 2]);
  expect(trendRows(draws, second!, 10).map(({ serial }) => serial)).toEqual([1, 2, 3, 4]);
  expect(trendRows([], first!, 8)).toEqual([]);
});
