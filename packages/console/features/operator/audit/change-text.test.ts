import { expect, test } from 'vitest';
import { changeText } from './change-text.ts';

test.each([
  [{ state: 0, reason: '' }, { state: 1, reason: 'operator' }, 'state: 0 → 1  reason:  → operator'],
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, 'b: 2 → 3'],
  [null, { name: 'wang', roles: ['games'] }, 'name: wang  roles: ["games"]'],
  [{ gone: 1 }, null, 'gone: 1 → –'],
  [1, 2, '1 → 2'],
  ['toString', {}, ''],
])('%j to %j', (before, after, text) => {
  expect(changeText(before, after)).toBe(text);
});
