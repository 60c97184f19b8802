import { expect, test } from 'vitest';
import { isFresh, saysOf } from './asked.ts';

const FULL = { IsFresh: true, IsMobile: true, AppVersion: '1.2.3', DeviceId: 'a-1' };

test('a page says whether it begins anew, and what it is; one of an older program the first alone', () => {
  expect([true, false, FULL, { ...FULL, IsFresh: false }].map(isFresh)).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(saysOf(true)).toBeUndefined();
  expect(saysOf(FULL)).toEqual({ isMobile: true, appVersion: '1.2.3', deviceId: 'a-1' });
  const bad = { ...FULL, AppVersion: '1 2', DeviceId: 'a'.repeat(65) };
  expect(saysOf(bad)).toEqual({ isMobile: true, appVersion: undefined, deviceId: undefined });
});
