import { expect, test } from 'vitest';
import { breaksOf, readSessions, typedSessions } from './sessions.ts';

const TWO = [
  { FromSeconds: 1_800, ToSeconds: 11_400, EverySeconds: 1_200 },
  { FromSeconds: 27_000, ToSeconds: 93_670, EverySeconds: 90 },
];

test('windows are typed as they are read, with their breaks', () => {
  expect(typedSessions(TWO)).toEqual([
    { from: '00:30', to: '03:10', every: '1200' },
    { from: '07:30', to: '26:01:10', every: '90' },
  ]);
  expect(readSessions(typedSessions(TWO))).toEqual(TWO);
  expect(breaksOf(TWO)).toEqual(['03:10–07:30']);
  expect([typedSessions(null), breaksOf([])]).toEqual([[], []]);
});

const window = (from: string, to: string, every = '600') => ({ from, to, every });

test.each([
  [[]],
  [[window('', '10:00')]],
  [[window('09:00', '10:00', '0')]],
  [[window('09:00', '10:00', 'ten')]],
  [[window('10:00', '09:00')]],
  [[window('09:00', '10:00'), window('10:00', '11:00')]],
  [[window('09:00', '48:00')]],
])('%j are no windows', (typed) => {
  expect(readSessions(typed)).toBeUndefined();
});
