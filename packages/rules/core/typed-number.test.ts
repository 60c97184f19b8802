import { expect, test } from 'vitest';
import { plainNumber, readWhole } from './typed-number.ts';

test.each([
  ['7', 7],
  [' 7\u3000', 7],
  ['１２', 12],
  ['007', 7],
  ['1.5', undefined],
  ['1．5', undefined],
  ['1e3', undefined],
  ['1 0', undefined],
  ['1\n0', undefined],
  ['1,000', undefined],
  ['-1', undefined],
  ['+1', undefined],
  ['0x10', undefined],
  ['²', undefined],
  ['٣', undefined],
  ['', undefined],
  ['1234567890', undefined],
])('the whole number %j is read as %s', (text, number) => {
  expect(readWhole(text)).toBe(number);
});

test('full-width digits and points become plain, everything else stays', () => {
  expect(plainNumber(' １０．５ ')).toBe('10.5');
  expect(plainNumber('1 0,５e')).toBe('1 0,5e');
});
