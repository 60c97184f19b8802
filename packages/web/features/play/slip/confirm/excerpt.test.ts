import { expect, test } from 'vitest';
import { around } from './excerpt.ts';

test('shows a text around a place, cut on both sides where it is long', () => {
  expect(around('3|x|||', 2)).toEqual(['3|', 'x', '|||']);
  expect(around('3||', 3)).toEqual(['3||', '', '']);
  expect(around('', 0)).toEqual(['', '', '']);
  const long = '0123456789'.repeat(5);
  expect(around(long, 25)).toEqual(['…345678901234', '5', '678901234567…']);
  expect(around('𝟘1', 0)).toEqual(['', '𝟘', '1']);
  expect(around('𝟘1', 1)).toEqual(['', '𝟘', '1']);
  const wide = `a${'𝟘'.repeat(20)}`;
  expect(around(wide, 21)).toEqual([`…${'𝟘'.repeat(6)}`, '𝟘', `${'𝟘'.repeat(6)}…`]);
  expect(around(`${wide}b`, 20)).toEqual([`…${'𝟘'.repeat(6)}`, '𝟘', `${'𝟘'.repeat(6)}…`]);
  expect(around(`12${'𝟘'.repeat(3)}345${'𝟘'.repeat(9)}`, 15)).toEqual([
    `…${'𝟘'.repeat(2)}345${'𝟘'.repeat(2)}`,
    '𝟘',
    '𝟘'.repeat(6),
  ]);
});
