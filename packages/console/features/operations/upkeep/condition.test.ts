import { expect, test } from 'vitest';
import { conditionOf } from './condition.ts';

test('says nothing is in order before the first copy exists', () => {
  expect(conditionOf(false, 0)).toBe('pending');
  expect(conditionOf(false, 1)).toBe('good');
});

test('shows an alarm with and without copies', () => {
  expect(conditionOf(true, 0)).toBe('alarm');
  expect(conditionOf(true, 3)).toBe('alarm');
});
