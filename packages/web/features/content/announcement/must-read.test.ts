import { expect, test } from 'vitest';
import { hasBoard, nextToTick, NONE_POPPED_UP, readPoppedUp, withPoppedUp } from './must-read.ts';

const NOON = Date.parse('2027-03-05T12:00:00+08:00');
const DAY_MS = 86_400_000;
const WAITING = [{ Seq: 3 }, { Seq: 7 }, { Seq: 9 }];

test('one after the other, two a day, and those that were put off come again on the next', () => {
  let popped = NONE_POPPED_UP;
  expect(nextToTick(WAITING, popped, NOON)).toEqual({ Seq: 3 });
  popped = withPoppedUp(popped, 3, NOON);
  expect(nextToTick(WAITING, popped, NOON)).toEqual({ Seq: 7 });
  popped = withPoppedUp(popped, 7, NOON);
  expect(nextToTick(WAITING, popped, NOON)).toBeUndefined();
  expect(nextToTick(WAITING, popped, NOON + DAY_MS)).toEqual({ Seq: 3 });
  expect(withPoppedUp(popped, 3, NOON + DAY_MS).seqs).toEqual([3]);
  expect(nextToTick([], NONE_POPPED_UP, NOON)).toBeUndefined();
});

test.each([null, 'x', {}, { day: 1, seqs: [] }, { day: 'x', seqs: ['1'] }])(
  'what was kept as %j is as if nothing had been',
  (json) => expect(readPoppedUp(json)).toBeUndefined(),
);

test('nothing pops up where numbers are picked', () => {
  expect(['/Bet/4', '/bet/12', '/ComboBet'].map(hasBoard)).toEqual([true, true, true]);
  expect(['/', '/DrawHistory/4', '/Bet/ScheduleAgreements'].map(hasBoard)).toEqual([
    false,
    false,
    false,
  ]);
});
