import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { money, odds, text } from './fields.ts';
import { codes, textOf } from './codes.ts';

describe('money on the wire', () => {
  it('goes out and comes back unchanged, for every amount a double holds', () => {
    const most = 2n ** 43n * 1000n - 1n;
    fc.assert(
      fc.property(fc.bigInt(-most, most), (thousandths) => {
        const text = JSON.stringify(z.encode(money, mills(thousandths)));
        expect(z.decode(money, JSON.parse(text) as number)).toBe(thousandths);
      }),
    );
  });

  it.each([0.0001, 1.2345, 2 ** 43, 1e16, Number.MAX_VALUE, Number.NaN])('refuses %d', (value) => {
    expect(z.safeDecode(money, value).success).toBe(false);
  });
});

test('a text has no NUL and no half of a surrogate pair, which no database keeps', () => {
  for (const value of ['a\0b', '\ud800', 'a\udc00b', '\udc00\ud800']) {
    expect(z.safeDecode(text, value).success).toBe(false);
  }
  expect(z.decode(text, '😀 龙')).toBe('😀 龙');
});

describe('odds on the wire', () => {
  it('are exact to four decimals, whatever their size', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 43n }), (tenThousandths) => {
        const sent = JSON.parse(JSON.stringify(z.encode(odds, tenThousandths)));
        expect(z.decode(odds, sent)).toBe(tenThousandths);
      }),
    );
    expect(z.encode(odds, 5_000_000_001n)).toBe(500_000.0001);
  });

  it('refuse more decimals, less than nothing and what no number can tell apart', () => {
    for (const value of [1.00001, -1, 2 ** 43, Infinity, NaN]) {
      expect(z.safeDecode(odds, value).success).toBe(false);
    }
  });
});

describe('texts of refusals', () => {
  const table = codes({ GAP: { number: 1, zh: '还差 {gap}', en: '{gap} short' } });
  it('fill their parameters in both languages', () => {
    expect(textOf(table.GAP, { gap: '1.500' })).toBe('还差 1.500');
    expect(textOf(table.GAP, { gap: '1.500' }, 'en')).toBe('1.500 short');
  });
});
