import { expect, test } from 'vitest';
import { momentOf } from './moment.ts';

test.each([
  ['2026-11-26T04:30:00Z', Date.UTC(2026, 10, 26, 4, 30)],
  ['2026-11-26 12:30+08:00', Date.UTC(2026, 10, 26, 4, 30)],
  ['2028-02-29T00:00:00.001Z', Date.UTC(2028, 1, 29) + 1],
])('%s is a moment', (text, ms) => {
  expect(momentOf(text)).toBe(ms);
});

test.each([
  '2026-11-26T04:30:00',
  '2026-11-26',
  '2026-02-30T12:00:00Z',
  '2027-02-29T12:00:00Z',
  '2026-13-01T12:00:00Z',
  '2026-11-26T25:00:00Z',
  'yesterday',
  '',
])('%j is none', (text) => {
  expect(momentOf(text)).toBeUndefined();
});
