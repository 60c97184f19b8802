import { expect, test } from 'vitest';
import { countdownState, secondToSay } from './countdown-state.ts';

test.each([
  [31_000, 'open'],
  [30_000, 'soon'],
  [10_001, 'soon'],
  [10_000, 'last'],
  [1, 'last'],
  [0, 'shut'],
  [-1, 'shut'],
])('%d ms left look %s', (leftMs, state) => {
  expect(countdownState(leftMs)).toBe(state);
});

test('a screen reader hears 60, 30, 10 and the close, once each, and nothing after a jump', () => {
  expect(secondToSay(61_000, 60_000)).toBe(60);
  expect(secondToSay(60_000, 59_000)).toBeUndefined();
  expect(secondToSay(10_400, 9_400)).toBe(10);
  expect(secondToSay(1_000, 0)).toBe(0);
  expect(secondToSay(0, -1_000)).toBeUndefined();
  expect(secondToSay(45_000, 20_000)).toBeUndefined();
});
