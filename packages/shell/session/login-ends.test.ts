import { expect, test } from 'vitest';
import { ACTS, endingOf, isActivity, mayReport } from './login-ends.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ENDS = { idleEndAt: 30 * MINUTE, loginEndAt: 12 * HOUR };

test.each([
  [0, 'none'],
  [28 * MINUTE - 1, 'none'],
  [28 * MINUTE, 'idle'],
  [30 * MINUTE - 1, 'idle'],
  [30 * MINUTE, 'over'],
])('at %s ms a login without activity has %s to say', (nowMs, kind) => {
  expect(endingOf(ENDS, nowMs)).toEqual({ kind, endsAt: 30 * MINUTE });
});

test('the last end is announced and not asked about, however active the player is', () => {
  const kinds = [-10 * MINUTE - 1, -10 * MINUTE, -1, 0].map(
    (beforeEnd) =>
      endingOf({ ...ENDS, idleEndAt: 12 * HOUR + 5 * MINUTE }, 12 * HOUR + beforeEnd).kind,
  );
  expect(kinds).toEqual(['none', 'last', 'last', 'over']);
});

test('an idle end within the last minutes is still one that staying can move', () => {
  const ends = { ...ENDS, idleEndAt: 12 * HOUR - 5 * MINUTE };
  expect(endingOf(ends, 12 * HOUR - 6 * MINUTE)).toEqual({
    kind: 'idle',
    endsAt: ends.idleEndAt,
  });
});

test('activity is reported at most once a minute', () => {
  expect(mayReport(undefined, 0)).toBe(true);
  expect(mayReport(1000, 60_999)).toBe(false);
  expect(mayReport(1000, 61_000)).toBe(true);
});

test('only what a person does on a page in sight is activity, and moving the mouse is not', () => {
  expect(isActivity({ isTrusted: true }, 'visible')).toBe(true);
  expect(isActivity({ isTrusted: false }, 'visible')).toBe(false);
  expect(isActivity({ isTrusted: true }, 'hidden')).toBe(false);
  expect(ACTS).toEqual(['keydown', 'pointerdown', 'wheel']);
});
