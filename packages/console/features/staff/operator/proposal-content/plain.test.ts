import { expect, test } from 'vitest';
import { isPlain } from './plain.ts';

test('rules are shown part by part where every part has a name and a value; anything else as it stands', () => {
  expect(isPlain({ min: '20.000', fixed: ['20.000'], isOn: false, dayMost: null })).toBe(true);
  expect(isPlain({ orderNo: 'D1x0', min: '20.000' })).toBe(false);
  expect(isPlain({ min: { least: 1 } })).toBe(false);
  expect(isPlain({ fixed: [{}] })).toBe(false);
  expect(isPlain(['min'])).toBe(false);
  expect(isPlain(null)).toBe(false);
});
