import { describe, expect, test } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { CATEGORIES, categoryByCode } from '@fairlot/rules/lottery/categories';
import type { Category } from '@fairlot/rules/lottery/category';
import { issuesOfDay } from '@fairlot/rules/lottery/schedule';
import { siteDayOf, siteTimeOf } from '@fairlot/rules/lottery/site-day';
import { feedReader } from './feed-draw.ts';
import { parseFeedFile } from './feed-file.ts';

const FED = CATEGORIES.filter(({ source }) => source.kind === 'feed');
const game = (code: string): Category => {
  const found = categoryByCode(code);
  invariant(found, 'a game of the catalogue');
  return found;
};
/** A result that each family may draw. */
const RESULTS: Readonly<Record<string, string>> = {
  ssc: '0 9 9 1 2',
  k3: '1 2 6',
  x5: '01 05 07 09 11',
  kl10: '1 2 3 4 5 6 7 20',
  kl8: '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 80',
  lhc: '1 2 3 4 5 6 49',
  pk10: '1 2 3 4 5 6 7 8 9 10',
  d3: '0 9 9',
  pl5: '0 9 9 1 2',
  qxc: '0 9 9 1 2 3 14',
  ssq: '1 5 12 19 27 33 + 8',
  dlt: '2 11 20 30 35 + 4 12',
  qlc: '1 4 9 13 20 22 30 + 5',
};
/** A Monday, the Sunday on which North America loses an hour, a Thursday and a Friday. */
const DAYS = ['2027-03-08', '2027-03-14', '2027-06-17', '2027-06-18'];

/** Of a listed game these days are confirmed. */
const confirmed = (category: Category): Category =>
  category.calendar?.isListed
    ? { ...category, calendar: { ...category.calendar, extra: DAYS } }
    : category;

describe.each(FED.map((category) => [category.code, confirmed(category)] as const))(
  '%s',
  (_code, category) => {
    test('is told by serial and day, and with the time of its draw', () => {
      const read = feedReader(category);
      const [right, wrong]: [number[], string[]] = [[], []];
      for (const day of DAYS) {
        for (const { index, serialNumber, drawMs } of issuesOfDay(category, day)) {
          for (const date of [siteDayOf(drawMs), siteTimeOf(drawMs)]) {
            const line = `${serialNumber},${date},${RESULTS[category.family]}`;
            const told = read(line);
            const draw = told.ok ? told.value : undefined;
            const isRight = draw?.day === day && draw.index === index && draw.drawMs === drawMs;
            if (isRight) right.push(draw.serialNumber);
            else wrong.push(line);
          }
        }
      }
      expect(wrong).toEqual([]);
      expect(right.length).toBeGreaterThan(0);
    });
  },
);

describe('draws that a feed tells', () => {
  const KOREA = game('KR15');
  const read = (category: Category, line: string) => feedReader(category)(line);

  test('of a running number are counted on from the newest result, or placed by their time', () => {
    const [first, second] = issuesOfDay(KOREA, '2027-03-08');
    invariant(first && second, 'two draws');
    const anchor = { serialNumber: 9_000_000, day: '2027-03-08', drawMs: first.drawMs };
    const line = '9000001,2027-03-08,0 9 9 1 2';
    expect(read(KOREA, line)).toMatchObject({
      ok: false,
      error: expect.stringContaining('cannot be drawn'),
    });
    expect(feedReader(KOREA, anchor)(line)).toMatchObject({ value: { drawMs: second.drawMs } });
    const timed = `9000001,2027-03-08 ${siteTimeOf(second.drawMs).slice(11)},0 9 9 1 2`;
    expect(read(KOREA, timed)).toMatchObject({ value: { drawMs: second.drawMs, index: 2 } });
  });

  test('past the midnight of the day that opened them are told by either day', () => {
    const last = issuesOfDay(KOREA, '2027-03-08').at(-1);
    invariant(last, 'a draw');
    expect(siteDayOf(last.drawMs)).toBe('2027-03-09');
    for (const day of ['2027-03-08', '2027-03-09']) {
      const told = read(KOREA, `${last.serialNumber},${day},0 9 9 1 2`);
      expect(told).toMatchObject({ ok: true, value: { day: '2027-03-08', index: last.index } });
    }
  });

  test('on a day off there was a draw, and the numbers after it count it', () => {
    const keno = game('BJKL8');
    const numbers = RESULTS['kl8'];
    const rest = '2027-10-02';
    expect(issuesOfDay(keno, rest)).toEqual([]);
    const told = read(keno, `7777777,${rest}T09:05:20,${numbers}`);
    expect(told).toMatchObject({ ok: true, value: { day: rest, index: 1 } });
  });

  test.each([
    ['CQSSC', '2027030899,2027-03-08,0 9 9 1 2', 'not a serial'],
    ['CQSSC', '20270308099,2027-03-08,0 9 9 1 2', 'cannot be drawn'],
    ['CQSSC', '20270307001,2027-03-08,0 9 9 1 2', 'cannot be drawn'],
    ['CQSSC', '20270308001,2027-03-08,0 9 9 1', 'not a result'],
    ['KR15', '1,2027-03-08,0 9 9 1 2', 'cannot be drawn'],
    ['KR15', '1,2027-03-08 06:00,0 9 9 1 2', 'no draw is at the time'],
    ['KR15', '1,2027-03-08 25:00,0 9 9 1 2', 'not a date'],
    ['KR15', '1,2027-03-08 9:00,0 9 9 1 2', 'not a date'],
    ['KR15', '1,1999-12-31,0 9 9 1 2', 'not a date'],
    ['KR15', '1,2100-01-01,0 9 9 1 2', 'not a date'],
    ['KR15', '-1,2027-03-08,0 9 9 1 2', 'not a serial'],
    ['KR15', '9007199254740993,2027-03-08 09:00,0 9 9 1 2', 'not a serial'],
    ['HKLHC', '2027031,2027-03-08,1 2 3 4 5 6 6', 'not a result'],
  ])('%s %s: %s', (code, line, reason) => {
    expect(read(game(code), line)).toEqual({ ok: false, error: expect.stringContaining(reason) });
  });

  test('of one issue at two times contradict each other', () => {
    const line = (time: string) => `1,2027-03-08 ${time},0 9 9 1 2`;
    const file = ['issue,date,number', line('09:00'), line('09:01:30')].join('\n');
    const parsed = parseFeedFile(KOREA, file);
    expect(parsed).toMatchObject({ value: { faults: [{ line: 3 }], draws: [{ line: 2 }] } });
  });
});
