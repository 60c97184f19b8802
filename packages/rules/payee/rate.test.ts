import { expect, test } from 'vitest';
import fc from 'fast-check';
import { mills } from '../core/money.ts';
import { isNear, medianOf, rateIn, rateOut, readPrice } from './rate.ts';

test('the spread is the house’s both ways, and so is what is cut off', () => {
  expect(rateIn(mills(7_200), 50)).toBe(7_164n);
  expect(rateOut(mills(7_200), 50)).toBe(7_236n);
  expect([rateIn(mills(7_201), 50), rateOut(mills(7_201), 50)]).toEqual([7_164n, 7_238n]);
  const any = [
    fc.integer({ min: 1, max: 999_999_999 }),
    fc.integer({ min: 0, max: 5_000 }),
  ] as const;
  fc.assert(
    fc.property(...any, (mid, spread) => {
      const [bought, sold] = [rateIn(mills(mid), spread), rateOut(mills(mid), spread)];
      expect(bought <= BigInt(mid) && BigInt(mid) <= sold).toBe(true);
    }),
  );
});

test.each([
  [[], undefined],
  [[7], 7n],
  [[7, 9], 8n],
  [[7, 8], 7n],
  [[900, 7, 8], 8n],
  [[1, 9, 5, 7], 6n],
])('the middle of %j is %s', (values, middle) => expect(medianOf(values.map(mills))).toBe(middle));

test('a bound is kept to the last thousandth', () => {
  expect(isNear(mills(10_000), mills(10_500), 500)).toBe(true);
  expect(isNear(mills(10_000), mills(10_501), 500)).toBe(false);
  expect(isNear(mills(10_000), mills(9_499), 500)).toBe(false);
});

test.each([
  ['7.2345', 7_234n],
  [7.2, 7_200n],
  ['7', 7_000n],
  ['0.0009', undefined],
  ['-7.2', undefined],
  ['7,2', undefined],
  [1e21, undefined],
  [Number.NaN, undefined],
  [null, undefined],
  ['1234567', undefined],
])('the price %j is %s', (told, read) => expect(readPrice(told)).toBe(read));
