import { expect, test } from 'vitest';
import { isRead, MOST_BEYOND, withAllRead, withRead, withTick, type Marks } from './marks.ts';

const NONE: Marks = { upto: 10n, beyond: [], ticked: [] };
const isReadBy = (marks: Marks, seq: bigint) => isRead(marks, { seq, mustRead: false });

test('one is read, those beside it are not, and twice is once', () => {
  const marks = withRead(withRead(withRead(NONE, 15n), 12n), 15n);
  expect(marks.beyond).toEqual([12n, 15n]);
  expect([10n, 11n, 12n, 13n, 15n].map((seq) => isReadBy(marks, seq))).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
  expect(withRead(marks, 3n)).toBe(marks);
});

test('all that was seen is read, what came behind it is not, and nothing goes back', () => {
  const marks = withAllRead(withRead(withRead(NONE, 12n), 20n), 15n);
  expect(marks).toMatchObject({ upto: 15n, beyond: [20n] });
  expect(withAllRead(marks, 3n)).toBe(marks);
});

test('as many single marks as there is room for; then what was passed over counts as read', () => {
  let marks = NONE;
  // Number 11 is passed over.
  for (let n = 0; n < MOST_BEYOND; n += 1) marks = withRead(marks, BigInt(12 + 2 * n));
  expect(marks.beyond).toHaveLength(MOST_BEYOND);
  expect(isReadBy(marks, 11n)).toBe(false);
  marks = withRead(marks, 5_000n);
  expect(marks.beyond).toHaveLength(MOST_BEYOND);
  expect([11n, 12n, 13n, 14n, 5_000n].map((seq) => isReadBy(marks, seq))).toEqual([
    true,
    true,
    false,
    true,
    true,
  ]);
});

test('what must be ticked is read when it is, and old ticks go with what they were of', () => {
  const seen = withAllRead(NONE, 30n);
  expect(isRead(seen, { seq: 20n, mustRead: true })).toBe(false);
  const ticked = withTick({ ...seen, ticked: [2n, 18n] }, 20n, new Set([18n, 20n, 21n]));
  expect(ticked.ticked).toEqual([18n, 20n]);
  expect(isRead(ticked, { seq: 20n, mustRead: true })).toBe(true);
});
