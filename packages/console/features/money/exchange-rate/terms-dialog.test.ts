import { expect, test } from 'vitest';
import { readSpread } from './TermsDialog.tsx';

test.each([
  ['0.5', 50],
  ['20', 2_000],
  ['0', 0],
  ['20.01', undefined],
  ['0.005', undefined],
  ['-1', undefined],
  ['', undefined],
])('a spread of %j is %s', (typed, read) => expect(readSpread(typed)).toBe(read));
