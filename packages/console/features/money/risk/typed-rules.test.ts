import { expect, test } from 'vitest';
import { FIRST_TERMS, RISK_NAMES } from '@fairlot/rules/check/risk-score';
import { readRules, readWhole, typedOf } from './typed-rules.ts';

const seen = {
  Rules: RISK_NAMES.map((Mark) => {
    const { isOn, from, weight } = FIRST_TERMS.rules[Mark];
    return { Mark, IsOn: isOn, From: from, Weight: weight };
  }),
  LookFrom: 1,
  FreezeFrom: 90,
};

test('what nobody has touched is sent as it was read', () => {
  expect(readRules(typedOf(seen))).toEqual(seen);
});

test('nothing is sent while something is typed that cannot be', () => {
  const typed = typedOf(seen);
  for (const wrong of [{ from: '0' }, { from: '' }, { weight: '101' }, { weight: '1.5' }]) {
    const rules = { ...typed.rules, BIG: { ...typed.rules.BIG, ...wrong } };
    expect(readRules({ ...typed, rules })).toBe(undefined);
  }
  expect(readRules({ ...typed, lookFrom: '0' })).toBe(undefined);
  expect(readRules({ ...typed, freezeFrom: '102' })).toBe(undefined);
});

test('a number is whole and within its bounds', () => {
  expect(readWhole(' 42 ', 1, 100)).toBe(42);
  for (const typed of ['-1', '4e2', '0x9', '٣', '12345678901']) {
    expect(readWhole(typed, 0, 1e12)).toBe(undefined);
  }
});
