import { expect, test } from 'vitest';
import { regionOf } from './region.ts';

test.each([
  ['CN', 'CN'],
  ['de', 'DE'],
  [' US ', 'US'],
  ['T1', 'T1'],
  // What a proxy says of an address that it does not know.
  ['XX', undefined],
  ['', undefined],
  ['China', undefined],
  ['C', undefined],
  ['1A', undefined],
  // Twice, one of them by whoever asks.
  ['CN, US', undefined],
  ['CN'.repeat(4_000), undefined],
  [undefined, undefined],
  [['CN', 'US'], undefined],
])('%j tells of %s', (said, region) => {
  expect(regionOf({ 'cf-ipcountry': said }, 'cf-ipcountry')).toBe(region);
});

test('where no header was named nobody tells a region', () => {
  expect(regionOf({ 'cf-ipcountry': 'CN', undefined: 'CN' }, undefined)).toBeUndefined();
});
