import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { feeFor, firstOf, mostOf, targetOf, type WithdrawData } from './use-request.ts';

const units = (n: number) => mills(n * 1_000);
const target = {
  Id: 7,
  DayLeft: units(800),
  Min: units(50),
  Max: units(900),
  FeeRate: 500,
  FeeCap: units(20),
  Available: units(700),
};
const data = {
  Available: units(750),
  DayLeft: units(5_000),
  Max: units(600),
  FirstMax: null,
  FreeLeft: 0,
  FeeRate: 100,
  FeeCap: units(50),
  Targets: [target],
} as unknown as WithdrawData;
const chosen = targetOf(data, 7);

test('a fee is that of where it is paid to, and that of the site before anything is chosen', () => {
  expect(feeFor(data, chosen, units(200))).toBe(units(10));
  expect(feeFor(data, chosen, units(900))).toBe(units(20));
  expect(feeFor(data, undefined, units(200))).toBe(units(2));
  expect(feeFor({ ...data, FreeLeft: 1 }, chosen, units(200))).toBe(0n);
});

test('the most at once is the least of what its target takes, of the day and of what is there', () => {
  expect(mostOf(data, chosen)).toBe(units(700));
  expect(mostOf({ ...data, DayLeft: units(300) }, chosen)).toBe(units(300));
  expect(mostOf(data, undefined)).toBe(units(600));
  expect(mostOf({ ...data, FirstMax: units(90) }, undefined)).toBe(units(90));
});

test('the form begins with the first by which something can be asked for', () => {
  const shut = { ...target, Id: 8, IsOn: true, UsableTimeStamp: 5, Shut: 'NOTHING' };
  const good = { ...shut, Id: 9, Shut: null };
  const off = { ...good, Id: 10, IsOn: false };
  const of = (...targets: readonly object[]) =>
    firstOf({ ...data, DateTimeNow: 5, Targets: targets } as unknown as WithdrawData)?.Id;
  expect(of(off, shut, good)).toBe(9);
  expect(of(off, shut)).toBe(8);
  expect(of(off, { ...good, UsableTimeStamp: 6 })).toBeUndefined();
});
