import { expect, test } from 'vitest';
import { gatherRows } from './gather.ts';

/** Seven rows in pages of three; the cursor is where the next page begins. */
const ROWS = [1, 2, 3, 4, 5, 6, 7];
const read = (from = 0) => {
  const rows = ROWS.slice(from, from + 3);
  const next = from + 3 < ROWS.length ? from + 3 : undefined;
  return Promise.resolve({ rows, next, total: ROWS.length });
};

test('every row, and how far it is', async () => {
  const told: unknown[] = [];
  const gathered = await gatherRows(read, (...how) => told.push(how));
  expect(gathered).toEqual({ rows: ROWS, isCut: false });
  expect(told).toEqual([
    [3, 7],
    [6, 7],
    [7, 7],
  ]);
});

test('no more than there may be, and it says so', async () => {
  expect(await gatherRows(read, () => {}, 5)).toEqual({ rows: [1, 2, 3, 4, 5], isCut: true });
  expect(await gatherRows(read, () => {}, 6)).toEqual({ rows: [1, 2, 3, 4, 5, 6], isCut: true });
  expect(await gatherRows(read, () => {}, 7)).toEqual({ rows: ROWS, isCut: false });
});

test('a cursor that leads to nothing ends it', async () => {
  const empty = () => Promise.resolve({ rows: [], next: 1 });
  expect(await gatherRows(empty, () => {})).toEqual({ rows: [], isCut: false });
});

test('what fails on the way fails as a whole', async () => {
  const broken = (from?: number) => (from === 3 ? Promise.reject(new Error('gone')) : read(from));
  await expect(gatherRows(broken, () => {})).rejects.toThrow('gone');
});
