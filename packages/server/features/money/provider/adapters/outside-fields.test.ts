import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitsNumber, mills } from '@fairlot/rules/core/money';
import { readPrice } from '@fairlot/rules/payee/rate';
import { money, safeEncode, timestamp } from '@fairlot/wire/core';
import { readBalance, readOrder, readPayout, readStatement } from './sandbox-answers.ts';
import { readNotice, readUnreadable } from '../notices.ts';

/** Hostile provider data: every accepted value can be added up and shown. */
const EXTREMES = [
  '-1',
  '-0',
  '0',
  '1',
  '1e3',
  '0.1',
  '0.0001',
  '1000000000000',
  '1000000000001',
  '1e15',
  '1000000000000001',
  '8796093022208000',
  '9e15',
  '9007199254740991',
  '9007199254740993',
  '9223372036854775808',
  '1e300',
  '-1e300',
  '1e-300',
  '1E+400',
  'null',
  'true',
  '"1"',
  '"NaN"',
  '"Infinity"',
  '"1e9"',
  '[]',
  '{}',
];
const number = fc.oneof(
  fc.constantFrom(...EXTREMES),
  fc.bigInt().map(String),
  fc.double().map(String),
);
const name = fc.oneof(
  fc.constantFrom('"P1"', '"a\\u0000b"', '"\\ud800"', '""', '7', 'null'),
  fc.string({ unit: 'binary', maxLength: 130 }).map((text) => JSON.stringify(text)),
);
/** Writes an answer as JSON text, with numbers beyond any value of this program. */
const object = (fields: Readonly<Record<string, fc.Arbitrary<string>>>) =>
  fc.record(fields).map(
    (of) =>
      `{${Object.entries(of)
        .map(([key, text]) => `"${key}":${text}`)
        .join(',')}}`,
  );
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
const listOf = (rows: fc.Arbitrary<string>) =>
  fc.array(rows, { maxLength: 4 }).map((each) => `[${each.join(',')}]`);

/** A thousand of them can be added up and are a number of the contract all the same. */
const isShown = (amount: bigint): boolean =>
  safeEncode(money, mills(amount)).success && fitsNumber(mills(amount * 8n));
const isPayment = (amount: bigint): boolean => amount >= 0n && isShown(amount * 1_000n);
const isText = (text: string): boolean => text.length <= 100 && !/[\0\p{Cs}]/u.test(text);
const isTime = (ms: number): boolean => timestamp.safeParse(ms).success;

const payment = object({ PayId: name, Amount: number, TimeStamp: number });
const line = object({
  Kind: fc.constantFrom('"deposit"', '"payout"', '"settle"', '"fund"', '"chargeback"', '"x"', '1'),
  No: name,
  Ref: name,
  Amount: number,
  Currency: fc.constantFrom('"DEM"', '"dem"', '"TOOLONG"', '"A\\u0000B"', '1'),
  TimeStamp: number,
});

describe('answers of a provider', () => {
  test('keeps payments within the bounds or reports them as unreadable', () => {
    fc.assert(
      fc.property(listOf(payment), (list) => {
        const all = parsed(list);
        fc.pre(Array.isArray(all));
        const { payments, unreadable = [] } = readOrder('D1', { State: 'PAID', Payments: all });
        for (const { amount, atMs, payId } of payments) {
          expect([isPayment(amount), isTime(atMs), isText(payId)]).toEqual([true, true, true]);
        }
        for (const each of unreadable) expect(isText(each.ref) && isText(each.said)).toBe(true);
        expect(payments.length + unreadable.length).toBe((all as unknown[]).length);
      }),
      { numRuns: 500 },
    );
  });

  test('keeps statement lines within the bounds or reports them as unreadable', () => {
    fc.assert(
      fc.property(listOf(line), (list) => {
        const all = parsed(list);
        fc.pre(Array.isArray(all));
        const page = readStatement({ State: 'PAID', Rows: all, Next: null });
        for (const { kind, amount, atMs, no, ref, currency } of page?.rows ?? []) {
          expect(kind === 'settle' || kind === 'fund' ? isShown(amount) : isPayment(amount)).toBe(
            true,
          );
          expect([isTime(atMs), isText(no), isText(ref)]).toEqual([true, true, true]);
          expect(currency).toMatch(/^[A-Z]{3}$/);
        }
        for (const { no, ref, currency, said } of page?.unreadable ?? []) {
          expect([no, ref, currency, said].every(isText)).toBe(true);
        }
        expect((page?.rows.length ?? 0) + (page?.unreadable.length ?? 0)).toBe(
          (all as unknown[]).length,
        );
      }),
      { numRuns: 500 },
    );
  });

  test('keeps balances within the bounds or reports them as unreadable', () => {
    fc.assert(
      fc.property(number, (text) => {
        const said = parsed(text);
        fc.pre(said !== undefined);
        const {
          state,
          amount,
          unreadable = [],
        } = readBalance('DEM', { State: 'PAID', Amount: said });
        expect(isShown(amount)).toBe(true);
        expect(state === 'PAID').toBe(unreadable.length === 0);
      }),
      { numRuns: 500 },
    );
  });

  test('accepts only storable payout references', () => {
    fc.assert(
      fc.property(name, (text) => {
        const { ref = 'none' } = readPayout({ State: 'PAID', Ref: parsed(text) });
        expect(isText(ref)).toBe(true);
      }),
    );
  });
});

test('keeps notices within the bounds or reports them as unreadable', () => {
  const notice = object({
    Event: fc.constantFrom('"deposit"', '"payout"', '"chargeback"'),
    No: fc.constantFrom('"D1"', '"a b"'),
    Ref: name,
    PayId: fc.constantFrom('"P1"', '"a\\u0000"'),
    State: fc.constant('"PAID"'),
    Amount: number,
    Currency: fc.constantFrom('"DEM"', '"dem"'),
    TimeStamp: number,
  });
  fc.assert(
    fc.property(notice, (text) => {
      const body = Buffer.from(text);
      const read = readNotice(body, { id: 'x', number: 1 });
      const unreadable = readUnreadable(body);
      if (read) {
        expect([isPayment(read.amount), isTime(read.atMs), isText(read.ref)]).toEqual([
          true,
          true,
          true,
        ]);
      }
      for (const each of Object.values(unreadable ?? {})) expect(isText(each)).toBe(true);
      expect(read === undefined || unreadable === undefined).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('accepts only prices within the bounds of the contract', () => {
  fc.assert(
    fc.property(number, (text) => {
      for (const given of [text, parsed(text)]) {
        const price = readPrice(given);
        if (price !== undefined) expect(price > 0n && price < 10n ** 9n).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
