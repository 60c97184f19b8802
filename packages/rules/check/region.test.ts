import { expect, test } from 'vitest';
import { isRegion, MOST_REGIONS, REGION_FORM, unknownRegion } from './region.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const ALL = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

test('a region is one that ISO 3166-1 assigned, or that proxies tell beside', () => {
  const known = ALL.filter(isRegion);
  // All that are assigned, and Kosovo.
  expect(known).toHaveLength(250);
  expect(known.length + 1).toBeLessThanOrEqual(MOST_REGIONS);
  // Each has a name in whatever the platform knows of regions.
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  expect(known.filter((code) => names.of(code) === undefined)).toEqual([]);
  expect(known.every((code) => REGION_FORM.test(code))).toBe(true);
  expect(isRegion('T1')).toBe(true);
});

test.each(['AA', 'ZZ', 'XX', 'UK', 'EU', 'AN', 'SU', 'cn', 'CHN', ''])('%s is none', (code) => {
  expect(unknownRegion(['CN', code, 'US'])).toBe(code);
});

test('where all are regions none is unknown', () => {
  expect(unknownRegion(['CN', 'XK', 'T1'])).toBeUndefined();
});
