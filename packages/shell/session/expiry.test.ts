import { expect, test } from 'vitest';
import { lifeOf } from './expiry.ts';

const NOW = 1_000_000;
const MINUTES = 60_000;

test.each([
  [undefined, undefined, 'none'],
  [NOW + 30 * MINUTES, undefined, 'fine'],
  [NOW + 5 * MINUTES, undefined, 'fine'],
  [NOW + 5 * MINUTES - 1, undefined, 'refresh'],
  [NOW + 1 * MINUTES, NOW - 9_000, 'fine'],
  [NOW + 1 * MINUTES, NOW - 10_000, 'refresh'],
  [NOW + 1, NOW - 10_000, 'refresh'],
  [NOW, undefined, 'expired'],
  [NOW - 1, NOW, 'expired'],
])('a token that ends at %s, last tried %s, is %s', (expiresAt, triedAt, life) => {
  expect(lifeOf(expiresAt, NOW, triedAt)).toBe(life);
});

test('the last token of a login is not renewed, but ends', () => {
  expect(lifeOf(NOW + MINUTES, NOW, undefined, true)).toBe('fine');
  expect(lifeOf(NOW, NOW, undefined, true)).toBe('expired');
});
