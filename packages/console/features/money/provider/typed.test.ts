import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { FAULTS } from './text.ts';
import { faultsOf, isSecret, rulesOf, typedOf } from './typed.ts';

const RULES = {
  IsOn: true,
  Address: 'https://pay.example',
  PayoutMost: mills(5_000_000),
  PayoutDayMost: null,
};

test('what is typed is what was there, and an empty limit is none', () => {
  expect(typedOf(RULES)).toMatchObject({ payoutMost: '5,000.000', payoutDayMost: '' });
  expect(rulesOf(typedOf(RULES))).toEqual(RULES);
  expect(rulesOf({ ...typedOf(RULES), payoutMost: ' ' }).PayoutMost).toBeNull();
});

test('an address with a path, an amount that is none and limits out of order are named', () => {
  const of = (change: object) => faultsOf({ ...typedOf(RULES), ...change });
  expect(of({})).toEqual({});
  for (const address of ['pay.example', 'https://pay.example/', 'https://a:b@pay.example', '']) {
    expect(of({ address })).toEqual({ address: FAULTS.address });
  }
  for (const payoutDayMost of ['0', 'many', '-1', '1.0001']) {
    expect(of({ payoutDayMost })).toEqual({ payoutDayMost: FAULTS.amount });
  }
  expect(of({ payoutDayMost: '4999' })).toEqual({ payoutMost: FAULTS.order });
  expect(of({ payoutDayMost: '5000' })).toEqual({});
});

test.each([
  ['a secret', false, 16],
  ['the key of a node', true, 8],
])('%s has so many signs at least and no spaces', (_, isNode, least) => {
  const are = ['a'.repeat(least - 1), 'a'.repeat(257), `${'a'.repeat(least)} b`, '密'.repeat(20)];
  expect(are.map((typed) => isSecret(typed, isNode))).toEqual([false, false, false, false]);
  expect(isSecret('a'.repeat(least), isNode)).toBe(true);
  expect(isSecret('a'.repeat(256), isNode)).toBe(true);
});
