import { expect, test } from 'vitest';
import fc from 'fast-check';
import { mills } from '../core/money.ts';
import { unitsFor, unitsOfMills, unitsText, worthOf } from './usdt.ts';

test('what is sent is worth the amount to the last thousandth, on every chain', () => {
  expect(unitsFor(mills(100_000), mills(7_200), 6)).toBe(13_888_889n);
  expect(unitsFor(mills(100_000), mills(7_200), 18)).toBe(13_888_889_000_000_000_000n);
  const amount = fc.bigInt({ min: 1n, max: 10n ** 12n });
  // Up to a thousand of the site's money for one USDT a millionth is worth no thousandth.
  const rate = fc.integer({ min: 1, max: 999_999 });
  fc.assert(
    fc.property(amount, rate, fc.constantFrom(6, 18), (asked, cost, decimals) => {
      const units = unitsFor(mills(asked), mills(cost), decimals);
      expect(worthOf(units, mills(cost), decimals)).toBe(asked);
    }),
  );
});

test('one base unit less is worth less where it is worth a thousandth', () => {
  expect(worthOf(13_888_888n, mills(7_200), 6)).toBe(99_999n);
  expect(worthOf(0n, mills(7_200), 6)).toBe(0n);
});

test('base units are written as a person types them', () => {
  expect(unitsText(13_888_889n, 6)).toBe('13.888889');
  expect(unitsText(5n, 6)).toBe('0.000005');
  expect(unitsText(20_000_000n, 6)).toBe('20');
  expect(unitsText(13_888_889_000_000_000_000n, 18)).toBe('13.888889');
  expect(unitsOfMills(27_777n, 6)).toBe(27_777_000n);
});
