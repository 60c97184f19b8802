import { expect, test } from 'vitest';
import { nextSize } from './use-cursor-list.ts';

test('pages grow, so that many rows are few questions, and never beyond what the contract gives', () => {
  expect([1, 2, 3, 4, 5, 6].map((pages) => nextSize(pages, 1000))).toEqual([
    100, 200, 400, 800, 1000, 1000,
  ]);
  expect(nextSize(1, 200)).toBe(100);
  expect(nextSize(200, 200)).toBe(200);
  let rows = 50;
  let questions = 1;
  for (; rows < 10_000; questions += 1) rows += nextSize(questions, 1000);
  expect(questions).toBeLessThan(15);
});
