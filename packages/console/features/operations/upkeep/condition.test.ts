import { expect, test } from 'vitest';
import { conditionOf } from './condition.ts';

test('is pending before the first backup exists', () => {
  expect(conditionOf(false, 0)).toBe('pending');
  expect(conditionOf(false, 1)).toBe('good');
});

test('shows an alarm with and without backups', () => {
  expect(conditionOf(true, 0)).toBe('alarm');
  expect(conditionOf(true, 3)).toBe('alarm');
});
