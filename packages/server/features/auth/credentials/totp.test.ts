import { expect, test } from 'vitest';
import { stepOfCode } from './totp.ts';

/** The secret and codes of RFC 6238, appendix B, cut to six digits. */
const RFC = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %i s the code of the standard is good, in its 30 seconds and the next', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(stepOfCode(RFC, code, seconds * 1_000)).toBe(step);
  expect(stepOfCode(RFC, code, (seconds + 30) * 1_000)).toBe(step);
  expect(stepOfCode(RFC, code, (seconds + 60) * 1_000)).toBeUndefined();
  expect(stepOfCode(RFC, code, (seconds - 30) * 1_000)).toBeUndefined();
});

test.each(['２８７０８２', ' 287082', '287 082', '287\u200b082'])(
  '%j is the code as people type it',
  (code) => {
    expect(stepOfCode(RFC, code, 59_000)).toBe(1);
  },
);

test.each(['', '28708', '2870820', '28708x'])('%j is no code', (code) => {
  expect(stepOfCode(RFC, code, 59_000)).toBeUndefined();
});
