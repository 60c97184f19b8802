import { expect, test } from 'vitest';
import { invariant } from '../core/invariant.ts';
import { categoryByCode } from './categories.ts';
import type { Category } from './category.ts';
import { daysToPrepare, issuesOfDay, type PlannedIssue } from './schedule.ts';

/** Sessions, weekdays, rests and running numbers, where one day leads into another. */
const named = (code: string): Category => {
  const found = categoryByCode(code);
  invariant(found, code);
  return found;
};
const at = (text: string): number => Date.parse(`${text}+08:00`);
const ends = (code: string, day: string): readonly [PlannedIssue, PlannedIssue] => {
  const issues = issuesOfDay(named(code), day);
  const [first] = issues;
  const last = issues.at(-1);
  invariant(first && last, `${code} draws on ${day}`);
  return [first, last];
};

test('the first issue of a window starts a step before its draw, every other with the close before', () => {
  const issues = issuesOfDay(named('CQSSC'), '2026-11-21');
  expect(issues[0]?.startMs).toBe(at('2026-11-21T00:10:00'));
  expect(issues[1]?.startMs).toBe(issues[0]?.closeMs);
  // 03:10 closes the night, 07:30 opens the day.
  expect(issues[8]?.drawMs).toBe(at('2026-11-21T03:10:00'));
  expect(issues[9]?.startMs).toBe(at('2026-11-21T07:10:00'));
});

test('the keno of Canada begins an hour late on Mondays, and counts so many draws less', () => {
  const [sunday, sundayLast] = ends('CAKENO', '2026-11-22');
  const [monday, mondayLast] = ends('CAKENO', '2026-11-23');
  const [tuesday] = ends('CAKENO', '2026-11-24');
  expect(sunday.drawMs).toBe(at('2026-11-22T21:00:00'));
  expect(monday.drawMs).toBe(at('2026-11-23T22:00:00'));
  expect(mondayLast.drawMs).toBeLessThanOrEqual(at('2026-11-24T20:00:00'));
  expect(issuesOfDay(named('CAKENO'), '2026-11-23')).toHaveLength(378);
  expect(monday.serialNumber).toBe(sundayLast.serialNumber + 1);
  expect(tuesday.serialNumber).toBe(monday.serialNumber + 378);
});

test('and an hour earlier while North America has summer time, without two issues at once', () => {
  const hours = ['2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01'].map((day) =>
    new Date(ends('CAKENO', day)[0].drawMs + 8 * 3_600_000).getUTCHours(),
  );
  expect(hours).toEqual([21, 20, 20, 21]);
  const [, last] = ends('CAKENO', '2026-03-07');
  const [first] = ends('CAKENO', '2026-03-08');
  expect(first.startMs).toBe(last.closeMs);
});

test('a game of weekdays is on sale from one draw to the next', () => {
  expect(issuesOfDay(named('QXC'), '2026-11-23')).toEqual([]);
  const [tuesday] = ends('QXC', '2026-11-24');
  expect(tuesday.startMs).toBe(at('2026-11-22T21:00:00'));
  expect(tuesday.closeMs).toBe(at('2026-11-24T21:00:00'));
  // The draw of the 24th is moved to the 25th.
  const calendar = { rests: [{ from: '2026-11-24', to: '2026-11-24' }], extra: ['2026-11-25'] };
  const moved = { ...named('QXC'), calendar };
  expect(issuesOfDay(moved, '2026-11-24')).toEqual([]);
  expect(issuesOfDay(moved, '2026-11-25')).toHaveLength(1);
});

test('makes issues of a listed game on its listed days only', () => {
  const hongKong = named('HKLHC');
  // A Tuesday that its weekdays propose.
  expect(issuesOfDay(hongKong, '2026-11-24')).toEqual([]);
  expect(daysToPrepare(hongKong, '2026-11-24', at('2026-11-24T12:00:00'))).toEqual([]);
  const extra = ['2026-01-03', '2026-11-22', '2026-11-25'];
  const listed = { ...hongKong, calendar: { ...hongKong.calendar!, extra } };
  expect(issuesOfDay(listed, '2026-11-24')).toEqual([]);
  expect(issuesOfDay(listed, '2026-11-25')).toEqual([
    {
      index: 1,
      serialNumber: 2026003,
      startMs: at('2026-11-22T21:15:00'),
      closeMs: at('2026-11-25T21:15:00'),
      drawMs: at('2026-11-25T21:30:00'),
    },
  ]);
  const anchor = { serialNumber: 2026129, day: '2026-11-22' };
  expect(issuesOfDay(listed, '2026-11-25', anchor)[0]?.serialNumber).toBe(2026130);
});

test('after a rest the sale begins at the midnight that ends it', () => {
  expect(issuesOfDay(named('FC3D'), '2026-10-04')).toEqual([]);
  const [first] = ends('FC3D', '2026-10-05');
  expect(first.startMs).toBe(at('2026-10-05T00:00:00'));
  expect(first.serialNumber).toBe(ends('FC3D', '2026-09-30')[0].serialNumber + 1);
});

test('draws of the year begin anew with it, a leap day counts, running numbers go on', () => {
  expect(ends('MOLHC', '2026-12-31')[0].serialNumber).toBe(2026365);
  expect(ends('MOLHC', '2027-01-01')[0].serialNumber).toBe(2027001);
  expect(ends('MOLHC', '2028-12-31')[0].serialNumber).toBe(2028366);
  const [leap] = ends('AU10', '2028-02-29');
  const [march] = ends('AU10', '2028-03-01');
  expect(march.serialNumber - leap.serialNumber).toBe(288);
});

test('a running number goes on from a draw that is known by its time', () => {
  const anchor = { serialNumber: 777_000, day: '2026-11-20', drawMs: at('2026-11-20T23:55:00') };
  expect(issuesOfDay(named('AU10'), '2026-11-21', anchor)[0]?.serialNumber).toBe(777_002);
  expect(issuesOfDay(named('AU10'), '2026-11-20', anchor)[286]?.serialNumber).toBe(777_000);
  expect(issuesOfDay(named('AU10'), '2026-11-19', anchor)[287]?.serialNumber).toBe(776_713);
});

test('counts a result on a day off as a draw', () => {
  const anchor = { serialNumber: 2026020, day: '2026-02-15' };
  expect(ends('SSQ', '2026-02-24')[0].serialNumber).toBe(2026020);
  expect(issuesOfDay(named('SSQ'), '2026-02-24', anchor)[0]?.serialNumber).toBe(2026021);
});

test.each([
  ['FFC', '2026-11-21T23:59:59', ['2026-11-21', '2026-11-22', '2026-11-23']],
  // The session of the day before goes on until 04:04.
  ['XYFT', '2026-11-21T04:03:59', ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']],
  ['XYFT', '2026-11-21T04:04:00', ['2026-11-21', '2026-11-22', '2026-11-23']],
  ['QXC', '2026-11-22T22:00:00', ['2026-11-22', '2026-11-24']],
  ['FC3D', '2026-10-01T12:00:00', ['2026-10-05']],
  // Ten days of Spring Festival.
  ['FC3D', '2026-02-16T12:00:00', []],
  ['FC3D', '2026-10-03T12:00:00', ['2026-10-05']],
  ['MMC', '2026-11-21T12:00:00', []],
])('%s at %s prepares %j', (code, now, days) => {
  expect(daysToPrepare(named(code), now.slice(0, 10), at(now))).toEqual(days);
});
