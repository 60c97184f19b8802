import { expect, test } from 'vitest';
import { drawsOn, isRest, STATE_CALENDAR, withDays } from './calendar.ts';
import { addDays } from './site-day.ts';

const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, k) => addDays(from, k));

test('the state rests ten days from New Year\u2019s Eve, and four in October', () => {
  const year = days('2026-01-01', 365).filter((day) => isRest(STATE_CALENDAR, day));
  expect(year).toEqual([...days('2026-02-16', 10), ...days('2026-10-01', 4)]);
  // Where the lunar year begins in January, and in a leap year.
  expect(days('2028-01-01', 366).filter((day) => isRest(STATE_CALENDAR, day))).toEqual([
    ...days('2028-01-25', 10),
    ...days('2028-10-01', 4),
  ]);
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
