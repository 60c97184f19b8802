import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findNumber } from './work-job.ts';

const salt = '0123456789abcdef01234567?expires=1795452000&';
const jobOf = (number: number, most = 5_000) => ({
  challenge: createHash('sha256').update(`${salt}${number}`).digest('hex'),
  salt,
  most,
});

describe('the number of a puzzle', () => {
  test.each([0, 1, 4_321, 5_000])('%i is found', (number) => {
    expect(findNumber(jobOf(number))).toBe(number);
  });

  test('is not found beyond the last, nor in a piece that it is not in', () => {
    expect(findNumber(jobOf(5_001))).toBeUndefined();
    expect(findNumber(jobOf(4_321), 0, 4_000)).toBeUndefined();
    expect(findNumber(jobOf(4_321), 4_000, 4_000)).toBe(4_321);
    expect(findNumber({ ...jobOf(1), challenge: 'no hex' })).toBeUndefined();
  });
});
