import { expect, test } from 'vitest';
import { lastIssue } from './last-issue.ts';

const result = (SerialNumber: number, WinningNumber: string) => ({ SerialNumber, WinningNumber });

test('the first result is the last issue', () => {
  expect(lastIssue(undefined, result(7, '1'))).toEqual(result(7, '1'));
  expect(lastIssue(null, result(7, '1'))).toEqual(result(7, '1'));
});

test('a higher or equal serial replaces, a lower one does not', () => {
  expect(lastIssue(result(7, '1'), result(8, '2'))).toEqual(result(8, '2'));
  expect(lastIssue(result(7, '1'), result(7, '2'))).toEqual(result(7, '2'));
  expect(lastIssue(result(7, '1'), result(6, '2'))).toEqual(result(7, '1'));
});

test('results in any order end at the highest serial', () => {
  const orders = [
    [1, 2, 3],
    [3, 1, 2],
    [2, 3, 1],
  ];
  for (const order of orders) {
    let last: { SerialNumber: number; WinningNumber: string } | undefined;
    for (const n of order) last = lastIssue(last, result(n, `${n}`));
    expect(last?.SerialNumber).toBe(3);
  }
});
