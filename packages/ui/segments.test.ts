import { expect, test } from 'vitest';
import { choiceAfter } from './Segments.tsx';

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowDown', 3, 0],
  ['ArrowLeft', 0, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['Tab', 1, undefined],
  ['1', 1, undefined],
])('%s leads from choice %i to %s', (key, at, to) => {
  expect(choiceAfter(key, at, 4)).toBe(to);
});
