import { expect, test } from 'vitest';
import {
  drawsOn,
  isRest,
  isUnconfirmed,
  LISTED_CALENDAR,
  proposedDays,
  proposedRests,
  STATE_CALENDAR,
  withDays,
  withYears,
} from './calendar.ts';
import { addDays } from './site-day.ts';

const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, k) => addDays(from, k));

test('follows announced days off instead of the rule', () => {
  const year = days('2026-01-01', 365).filter((day) => isRest(STATE_CALENDAR, day));
  expect(year).toEqual([...days('2026-02-14', 10), ...days('2026-10-01', 4)]);
  // The rule expects 26 January 2025 as well.
  expect(proposedRests(2025)[0]).toEqual({ from: '2025-01-26', to: '2025-02-04' });
  expect(
    ['2025-01-26', '2025-01-27', '2025-02-05'].map((day) => isRest(STATE_CALENDAR, day)),
  ).toEqual([false, true, true]);
});

test('keeps proposed days off until the year is announced', () => {
  expect(isUnconfirmed(STATE_CALENDAR, '2026-12-31')).toBe(false);
  expect(isUnconfirmed(STATE_CALENDAR, '2027-01-01')).toBe(true);
  const rests = (calendar: typeof STATE_CALENDAR) =>
    days('2027-01-01', 365).filter((day) => isRest(calendar, day));
  expect(rests(STATE_CALENDAR)).toEqual([...days('2027-02-03', 10), ...days('2027-10-01', 4)]);
  const announced = withYears(STATE_CALENDAR, new Map([[2027, '2027-01-01']]));
  expect(isUnconfirmed(announced, '2027-01-01')).toBe(false);
  expect(rests(announced)).toEqual([]);
  // An announcement in March changes no earlier day.
  const late = withYears(STATE_CALENDAR, new Map([[2027, '2027-03-06']]));
  expect(rests(late)).toEqual(days('2027-02-03', 10));
  // Built-in years stay.
  const again = withYears(STATE_CALENDAR, new Map([[2026, '2026-12-01']]));
  expect(isUnconfirmed(again, '2026-02-14')).toBe(false);
  // Behind the list of lunar years nothing is proposed, and the year is unconfirmed all the same.
  expect(proposedRests(2036)).toEqual([]);
  expect(isUnconfirmed(STATE_CALENDAR, '2036-01-01')).toBe(true);
  expect(withYears(LISTED_CALENDAR, new Map([[2027, '2027-01-01']]))).toBe(LISTED_CALENDAR);
});

test('proposes the weekdays of a listed game that are not confirmed', () => {
  const said = withDays(
    LISTED_CALENDAR,
    new Map([
      ['2026-12-01', 'extra'],
      ['2026-12-03', 'rest'],
      ['2026-12-06', 'extra'],
    ]),
  );
  const week = { from: '2026-12-01', to: '2026-12-08' };
  expect(proposedDays(said, [2, 4, 6], week)).toEqual(['2026-12-05', '2026-12-08']);
  expect(days('2026-12-01', 8).filter((day) => drawsOn(said, [2, 4, 6], day))).toEqual([
    '2026-12-01',
    '2026-12-06',
  ]);
  expect(proposedDays(STATE_CALENDAR, [2, 4, 6], week)).toEqual([]);
});

test('weekdays, rests and extra days decide in this order', () => {
  const calendar = {
    rests: [{ from: '2026-11-24', to: '2026-11-26' }],
    extra: ['2026-11-25', '2026-11-29'],
  };
  const drawing = (weekdays?: readonly number[]) =>
    days('2026-11-23', 7)
      .filter((day) => drawsOn(calendar, weekdays, day))
      .map((day) => day.slice(8));
  // Monday is the 23rd.
  expect(drawing()).toEqual(['23', '25', '27', '28', '29']);
  expect(drawing([2, 4, 6])).toEqual(['25', '28', '29']);
  expect(drawsOn(undefined, [7], '2026-11-29')).toBe(true);
  expect(drawsOn(undefined, [7], '2026-11-28')).toBe(false);
});

test('what operators say of a day goes before what the calendar says', () => {
  const [rest, open, extra] = ['2027-03-01', '2027-10-02', '2027-10-03'];
  const said = withDays(
    STATE_CALENDAR,
    new Map([
      [rest, 'rest'],
      [open, 'open'],
      [extra, 'extra'],
    ]),
  );
  const rests = [rest, '2027-03-02', '2027-10-01', open, extra].map(
    (day) => said && isRest(said, day),
  );
  expect(rests).toEqual([true, false, true, false, false]);
  // 2 October 2027 is a Saturday: opened, it draws where its weekdays say; the extra day does anyway.
  expect(drawsOn(said, [1, 3], open)).toBe(false);
  expect(drawsOn(said, [6], open)).toBe(true);
  expect(drawsOn(said, [1, 3], extra)).toBe(true);
  expect(withDays(undefined, new Map())).toBeUndefined();
  expect(withDays(undefined, new Map([[rest, 'rest']]))).toMatchObject({ extra: [], open: [] });
});
