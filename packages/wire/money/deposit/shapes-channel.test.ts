import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ChannelRules } from './shapes-channel.ts';

const rules = {
  Name: '卡',
  NameEn: 'Card',
  Min: 10,
  Max: 100,
  Step: 5,
  FixedAmounts: [10, 50],
  FeeRate: 0,
  BonusRate: 0,
  BonusTimes: 0,
  NeedsName: false,
  NeedsBank: false,
  NeedsCard: false,
  FromMinute: null,
  ToMinute: null,
  DayMost: null,
  Minutes: 15,
  Sort: 1,
  IsOn: true,
  Layers: [],
  MostFails: 3,
  MaintenanceUntil: null,
  MaintenanceText: { zh: '', en: '' },
};

const fits = (change: object): boolean =>
  z.safeParse(ChannelRules, { ...rules, ...change }).success;

test('a layer is named once', () => {
  expect(fits({ Layers: [1, 2] })).toBe(true);
  expect(fits({ Layers: [1, 1] })).toBe(false);
});

test('fixed amounts lie between the bounds and on a step; a step of nothing is refused, not divided by', () => {
  expect(fits({})).toBe(true);
  expect(fits({ FixedAmounts: [12] })).toBe(false);
  expect(fits({ FixedAmounts: [105] })).toBe(false);
  expect(fits({ Step: 0 })).toBe(false);
  expect(fits({ FixedAmounts: [], Min: 100, Max: 100, Step: 7 })).toBe(false);
  expect(fits({ FixedAmounts: [], Min: 98, Max: 100, Step: 7 })).toBe(true);
});

test('hours begin and end at two minutes of the day, or there are none', () => {
  expect(fits({ FromMinute: 600, ToMinute: 120 })).toBe(true);
  expect(fits({ FromMinute: 600, ToMinute: 600 })).toBe(false);
  expect(fits({ FromMinute: 600, ToMinute: null })).toBe(false);
});

test('a name of blanks is none', () => {
  expect(fits({ Name: '  ' })).toBe(false);
  expect(fits({ NameEn: '' })).toBe(false);
});
