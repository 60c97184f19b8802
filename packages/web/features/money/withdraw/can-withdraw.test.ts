import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { canWithdraw } from './can-withdraw.ts';
import type { WithdrawData } from './use-request.ts';

const units = (n: number) => mills(n * 1_000);
const target = {
  Id: 7,
  IsOn: true,
  UsableTimeStamp: 5,
  Min: units(100),
  Max: units(5_000),
  DayLeft: units(8_000),
  Available: units(9_000),
};
type Changes = { readonly target?: Partial<typeof target>; readonly data?: object };
const can = ({ target: of = {}, data = {} }: Changes = {}) =>
  canWithdraw({
    Checks: [{ Check: 'target', IsGood: true, Params: {} }],
    Owed: 0n,
    DayLeft: units(50_000),
    FirstMax: null,
    DateTimeNow: 5,
    Targets: [{ ...target, ...of }],
    ...data,
  } as unknown as WithdrawData);

test('what can be withdrawn now is the least of all limits, and it is said which', () => {
  expect(can()).toEqual({ amount: units(5_000), limit: 'time' });
  expect(can({ target: { Available: units(700) } })).toEqual({
    amount: units(700),
    limit: 'wallet',
  });
  expect(can({ target: { Available: units(700) }, data: { Owed: units(20) } })).toEqual({
    amount: units(700),
    limit: 'owed',
  });
  expect(can({ data: { DayLeft: units(300) } })).toEqual({ amount: units(300), limit: 'day' });
  expect(can({ target: { DayLeft: units(400) } })).toEqual({
    amount: units(400),
    limit: 'account',
  });
  const first = { target: { Max: units(600) }, data: { FirstMax: units(600) } };
  expect(can(first)).toEqual({ amount: units(600), limit: 'first' });
});

test('nothing while a condition is open, or while it is less than one withdrawal', () => {
  const open = [{ Check: 'requirement', IsGood: false, Params: {} }];
  expect(can({ data: { Checks: open } })).toEqual({ amount: 0n, limit: 'checks' });
  expect(can({ target: { Available: units(99) } })).toEqual({ amount: 0n, limit: 'least' });
});

test('of several accounts the one that takes most counts, and none that is closed or cooling', () => {
  const data = {
    Targets: [
      { ...target, Max: units(200) },
      { ...target, Max: units(900) },
      { ...target, Max: units(4_000), UsableTimeStamp: 6 },
      { ...target, Max: units(4_000), IsOn: false },
    ],
  };
  expect(can({ data })).toEqual({ amount: units(900), limit: 'time' });
});
