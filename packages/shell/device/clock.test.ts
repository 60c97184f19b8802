import { expect, test } from 'vitest';
import { offsetOf, serverNow, setClock, localNow, untilNextSecond } from './clock.ts';

test('the offset takes half of the round trip', () => {
  expect(offsetOf({ sentAt: 1000, receivedAt: 1200, serverAt: 6100 })).toBe(5000);
  expect(offsetOf({ sentAt: 1000, receivedAt: 1000, serverAt: 400 })).toBe(-600);
});

test('server time is local time plus the offset', () => {
  const sentAt = localNow();
  setClock({ sentAt, receivedAt: sentAt, serverAt: sentAt + 90_000 });
  const drift = serverNow() - localNow() - 90_000;
  expect(Math.abs(drift)).toBeLessThan(50);
});

test('the ticker wakes at the full second of the server', () => {
  expect(untilNextSecond(5_000)).toBe(1000);
  expect(untilNextSecond(5_999)).toBe(1);
});
