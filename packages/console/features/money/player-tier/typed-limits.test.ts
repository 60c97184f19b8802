import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { faultsOf, limitsOf, plainLimits, typedOf } from './typed-limits.ts';

const typed = { min: '', max: '1,000.5', dayMost: '', feeRate: '0.5', feeCap: '' };

test('what is typed and what holds are the same limits, empty for what holds anyway', () => {
  const limits = limitsOf(typed);
  expect(limits).toEqual({
    Min: null,
    Max: mills(1_000_500n),
    DayMost: null,
    FeeRate: 50,
    FeeCap: null,
  });
  expect(typedOf(limits)).toEqual({ ...typed, max: '1,000.500' });
  expect(plainLimits(limits)).toEqual({
    min: null,
    max: '1,000.500',
    dayMost: null,
    feeRate: 50,
    feeCap: null,
  });
});

test('each line says what is wrong with it', () => {
  const wrong = { min: '0', max: '1.2345', dayMost: 'x', feeRate: '50.01', feeCap: '0' };
  expect(Object.keys(faultsOf(wrong)).toSorted()).toEqual(['dayMost', 'feeRate', 'max', 'min']);
  expect(Object.keys(faultsOf({ ...typed, min: '2000' }))).toEqual(['max']);
  expect(faultsOf(typed)).toEqual({});
});
