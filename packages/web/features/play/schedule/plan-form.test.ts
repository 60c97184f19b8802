import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { FIRST_FORM, issuesOf, readAmount, stopsOf } from './plan-form.ts';

const PLANNED = { cost: mills(10_000), prizes: [{ over: 19_600n * 10_000n }] };
const SERIALS = [11, 12, 13, 14];

const multiples = (form: Partial<typeof FIRST_FORM>) => {
  const made = issuesOf({ ...FIRST_FORM, ...form }, PLANNED, SERIALS);
  return made.ok ? made.value.map(({ serial, multiple }) => [serial, multiple]) : made.error.fault;
};

test('issues that are not ticked are left out, and the plan goes on without them', () => {
  expect(multiples({ kind: 'doubling', without: [12] })).toEqual([
    [11, 1],
    [13, 2],
    [14, 4],
  ]);
  expect(multiples({ kind: 'rate', without: [13, 14] })).toEqual([
    [11, 1],
    [12, 4],
  ]);
  expect(multiples({ kind: 'custom', start: 2, typed: { 12: 7 } })).toEqual([
    [11, 2],
    [12, 7],
    [13, 2],
    [14, 2],
  ]);
});

test('what cannot be is said by its kind', () => {
  expect(multiples({ kind: 'rate', percent: 200 })).toBe('IMPOSSIBLE');
  expect(multiples({ kind: 'amount', profit: '' })).toBe('INPUT');
  expect(multiples({ kind: 'doubling', times: 100 })).toBe('MULTIPLE');
});

test('an amount is read as typed, and nonsense is told from nothing', () => {
  expect(readAmount('12.5')).toBe(12_500n);
  expect(readAmount(' ')).toBeNull();
  for (const bad of ['0', '-1', 'x', '1.2345']) expect(readAmount(bad)).toBeUndefined();
  expect(stopsOf({ ...FIRST_FORM, loss: '50' })).toEqual({ win: true, earn: null, loss: 50_000n });
  expect(stopsOf({ ...FIRST_FORM, earn: 'x' })).toBeUndefined();
});
