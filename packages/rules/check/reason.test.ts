import { expect, test } from 'vitest';
import { isReason } from './reason.ts';

test.each([
  ['机房检修', true],
  ['a b c', true],
  ['👍👍👍', true],
  ['维\u200b修\u200b中', true],
  ['ab', false],
  ['a \u3000 b', false],
  ['   \t\n', false],
  ['\u200b\u200c\u200d\u2060\ufeff', false],
  ['\u3164\u115f\u00ad\u034f', false],
  ['\u2800\u2800\u2800', false],
  ['\u0001\u0002\u0003', false],
  ['x'.repeat(500), true],
  ['x'.repeat(501), false],
])('%j is a reason: %s', (text, isOne) => {
  expect(isReason(text)).toBe(isOne);
});
