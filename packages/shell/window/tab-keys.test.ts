import { expect, test } from 'vitest';
import { tabAfter } from './tab-keys.ts';

test.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowRight', 2, 3, 0],
  ['ArrowLeft', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Tab', 0, 3, undefined],
  ['ArrowRight', 0, 1, undefined],
])('%s from %d of %d leads to %s', (key, from, count, to) => {
  expect(tabAfter(key, from, count)).toBe(to);
});
