import { expect, test } from 'vitest';
import { takesTurn } from './play-cue.ts';

test('the same cue is not heard twice within 400 ms, another is', () => {
  expect(takesTurn('tap', 1000)).toBe(true);
  expect(takesTurn('tap', 1399)).toBe(false);
  expect(takesTurn('draw', 1399)).toBe(true);
  expect(takesTurn('tap', 1400)).toBe(true);
  // A clock that was set back silences nothing.
  expect(takesTurn('tap', 500)).toBe(true);
});
