import { expect, test } from 'vitest';
import { faultsOf, NEW_CHANNEL, rulesOf, typedOf, type TypedChannel } from './typed-channel.ts';

const good: TypedChannel = {
  ...NEW_CHANNEL,
  zh: '银行卡',
  en: 'Card',
  min: '20',
  max: '500',
  step: '10',
  fixed: '20 100',
  from: '10:00',
  to: '2:30',
  dayMost: '100000',
  maintenanceUntil: '2027-03-05 18:30',
  maintenanceZh: '升级',
  maintenanceEn: 'Upgrade',
  feeRate: '0.5',
  bonusRate: '2',
  bonusTimes: '1.5',
  isOn: true,
};

test('what is typed is sent as it is meant, and comes back as it was typed', () => {
  expect(faultsOf(good)).toEqual({});
  const rules = rulesOf(good);
  expect(rules).toMatchObject({
    Min: 20_000n,
    FromMinute: 600,
    ToMinute: 150,
    DayMost: 100_000_000n,
    // Per cent as they are typed, hundredths as they are kept.
    FeeRate: 50,
    BonusRate: 200,
    BonusTimes: 150,
  });
  expect(rules.FixedAmounts).toEqual([20_000n, 100_000n]);
  expect(typedOf(rules)).toEqual({
    ...good,
    min: '20.000',
    max: '500.000',
    step: '10.000',
    fixed: '20.000 100.000',
    to: '02:30',
    dayMost: '100000.000',
  });
});

test.each<[keyof TypedChannel, string]>([
  ['zh', ' '],
  ['min', '0'],
  ['max', '10'],
  ['step', 'x'],
  ['fixed', '25'],
  ['fixed', '600'],
  ['feeRate', '50.01'],
  ['bonusRate', '1.005'],
  ['minutes', '0'],
  ['from', '25:00'],
  ['to', ''],
  ['to', '10:00'],
  ['dayMost', '-1'],
  ['maintenanceUntil', 'tomorrow'],
])('%s of %j is said before anything is sent', (line, typed) => {
  expect(Object.keys(faultsOf({ ...good, [line]: typed }))).toEqual([line]);
});

test('a step of which no multiple lies between the bounds is said, and that alone', () => {
  const some = { ...good, min: '20', max: '25', step: '7', fixed: '' };
  expect(Object.keys(faultsOf(some))).toEqual([]);
  expect(Object.keys(faultsOf({ ...some, min: '22', max: '27' }))).toEqual(['step']);
});

test('maintenance says why in both languages', () => {
  expect(Object.keys(faultsOf({ ...good, maintenanceEn: '' }))).toEqual(['maintenanceZh']);
});
