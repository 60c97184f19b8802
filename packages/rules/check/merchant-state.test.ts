import { expect, test } from 'vitest';
import { MERCHANT_STATES, merchantFault, type MerchantState } from './merchant-state.ts';

/** Every pair of states: at the console before and after the books have begun, by command before and after. */
const TABLE: Readonly<Record<MerchantState, Readonly<Record<MerchantState, string>>>> = {
  Enable: { Enable: '----', Initial: 'ybyb', BackEndEnable: 'yyyy', Disable: 'yyyy' },
  Initial: { Enable: 'yyyy', Initial: '----', BackEndEnable: 'yyyy', Disable: 'yyyy' },
  BackEndEnable: { Enable: 'yyyy', Initial: 'ybyb', BackEndEnable: '----', Disable: 'yyyy' },
  Disable: { Enable: 'ccyy', Initial: 'ccyb', BackEndEnable: 'ccyy', Disable: '----' },
};
const MARKS = { NO_CHANGE: '-', BOOKS_HAVE_BEGUN: 'b', BY_COMMAND_ALONE: 'c' } as const;
const CASES = [
  { hasBooks: false, isCommand: false },
  { hasBooks: true, isCommand: false },
  { hasBooks: false, isCommand: true },
  { hasBooks: true, isCommand: true },
];

test.each(MERCHANT_STATES.flatMap((from) => MERCHANT_STATES.map((to) => [from, to] as const)))(
  'from %s to %s',
  (from, to) => {
    const found = CASES.map((how) => {
      const fault = merchantFault(from, to, how);
      return fault ? MARKS[fault] : 'y';
    });
    expect(found.join('')).toBe(TABLE[from][to]);
  },
);
