import { describe, expect, test } from 'vitest';
import { CATEGORIES, categoryByCode } from './categories.ts';
import { invariant } from '../core/invariant.ts';
import type { Category, Schedule } from './category.ts';
import {
  addedGameCode,
  areGameNames,
  categoryOfCode,
  OWN_GAMES_FROM,
  timetableFault,
} from './game.ts';

const named = (code: string): Category => {
  const found = categoryByCode(code);
  if (!found) throw new Error(`${code} is a category`);
  return found;
};
const allDay = (intervalSeconds: number, closeLeadSeconds: number) => ({
  schedule: { kind: 'allDay', intervalSeconds } as const,
  closeLeadSeconds,
});
const daily = (drawAtSeconds: number, closeLeadSeconds: number) => ({
  schedule: { kind: 'daily', drawAtSeconds } as const,
  closeLeadSeconds,
});

test('numbers of categories are below those of games that operators add, and codes are words', () => {
  for (const { id, code } of CATEGORIES) {
    expect(id).toBeLessThan(OWN_GAMES_FROM);
    // Codes of added games have a hyphen: one never takes the code of a category to come.
    expect(code).toMatch(/^[A-Z0-9]+$/);
  }
});

test('the code of a game tells its category, also of one that was added', () => {
  const ffc = named('FFC');
  expect(addedGameCode(ffc, 1_001)).toBe('FFC-1001');
  expect([categoryOfCode('FFC'), categoryOfCode('FFC-1001')]).toEqual([ffc, ffc]);
  expect([categoryOfCode('FFC-'), categoryOfCode('NONE-1'), categoryOfCode('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('every category brings a timetable that a game of it may have', () => {
  for (const category of CATEGORIES) expect(timetableFault(category, category)).toBeUndefined();
});

describe('a timetable', () => {
  test.each([
    [allDay(60, 10), undefined],
    [allDay(30, 20), undefined],
    [allDay(86_400, 10), undefined],
    [allDay(15, 3), undefined],
    [allDay(210, 30), undefined],
    [allDay(14, 3), 'SCHEDULE'],
    [allDay(7, 5), 'SCHEDULE'],
    [allDay(3_601, 5), 'SCHEDULE'],
    [allDay(60.5, 5), 'SCHEDULE'],
    [allDay(Number.NaN, 5), 'SCHEDULE'],
    [daily(3_600, 60), 'SCHEDULE'],
    [allDay(60, 51), 'LEAD'],
    [allDay(60, 9), 'LEAD'],
    [allDay(30, 2), 'LEAD'],
    [allDay(15, 6), 'LEAD'],
    [allDay(60, 10.5), 'LEAD'],
    [allDay(60, -10), 'LEAD'],
  ])('%j of a game that draws all day: %s', (timetable, fault) => {
    expect(timetableFault(named('FFC'), timetable)).toBe(fault);
  });

  test.each([
    [daily(75_600, 900), undefined],
    [daily(0, 5), 'SCHEDULE'],
    [daily(86_400, 5), 'SCHEDULE'],
    [allDay(60, 10), 'SCHEDULE'],
    [daily(600, 601), 'LEAD'],
    [daily(75_600, 43_201), 'LEAD'],
  ])('%j of a game that draws once a day: %s', (timetable, fault) => {
    expect(timetableFault(named('FC3D'), timetable)).toBe(fault);
  });

  const CQSSC = named('CQSSC');
  invariant(CQSSC.schedule.kind === 'sessions', 'it draws in windows');
  const window = (fromSeconds: number, toSeconds: number, everySeconds = 1_200) => ({
    fromSeconds,
    toSeconds,
    everySeconds,
  });
  const HOUR = 3_600;
  const DAY = 24 * HOUR;

  test.each([
    [[window(HOUR, 3 * HOUR), window(8 * HOUR, 23 * HOUR)], undefined],
    [[window(9 * HOUR, 23 * HOUR)], undefined],
    // Over midnight, and up to a second before the next day begins to draw.
    [[window(9 * HOUR, DAY + 9 * HOUR - 1)], undefined],
    [[window(9 * HOUR, DAY + 9 * HOUR)], 'SCHEDULE'],
    // Six with breaks between them, and no more.
    [
      Array.from({ length: 6 }, (_, i) => window((3 * i + 1) * HOUR, (3 * i + 3) * HOUR)),
      undefined,
    ],
    [
      Array.from({ length: 7 }, (_, i) => window((3 * i + 1) * HOUR, (3 * i + 3) * HOUR)),
      'SCHEDULE',
    ],
    [[], 'SCHEDULE'],
    // Without a break, the wrong way round, or without a draw.
    [[window(HOUR, 3 * HOUR), window(3 * HOUR, 4 * HOUR)], 'SCHEDULE'],
    [[window(8 * HOUR, 9 * HOUR), window(HOUR, 3 * HOUR)], 'SCHEDULE'],
    // A second or fourteen behind the window before there is no time for an issue.
    [[window(HOUR, 3 * HOUR), window(3 * HOUR + 14, 4 * HOUR)], 'SCHEDULE'],
    [[window(HOUR, 3 * HOUR), window(3 * HOUR + 15, 4 * HOUR)], undefined],
    [[window(3 * HOUR, HOUR)], 'SCHEDULE'],
    [[window(0, HOUR)], 'SCHEDULE'],
    [[window(DAY, DAY + HOUR)], 'SCHEDULE'],
    [[window(9 * HOUR, 9 * HOUR + 0.5)], 'SCHEDULE'],
    [[window(9 * HOUR, 23 * HOUR, 14)], 'SCHEDULE'],
    // A thousand draws have no number of three digits.
    [[window(60, 60 * 999, 60)], 'LEAD'],
    [[window(60, 60 * 1_000, 60)], 'SCHEDULE'],
    // The end of sale fits the shortest step.
    [[window(HOUR, 3 * HOUR), window(8 * HOUR, 23 * HOUR, 95)], 'LEAD'],
  ] as const)('of windows %j: %s', (sessions, fault) => {
    const schedule = { ...CQSSC.schedule, kind: 'sessions', sessions } as const;
    expect(timetableFault(CQSSC, { schedule, closeLeadSeconds: 90 })).toBe(fault);
  });

  test('of a game of weekdays, of a running number and without a clock stays', () => {
    const moved = (code: string, schedule: Schedule) =>
      timetableFault(named(code), { schedule, closeLeadSeconds: named(code).closeLeadSeconds });
    const tuesdays = { kind: 'daily', drawAtSeconds: 75_600, weekdays: [2] } as const;
    expect(moved('HKLHC', tuesdays)).toBe('SCHEDULE');
    expect(moved('HKLHC', { ...tuesdays, weekdays: [2, 4, 6] })).toBeUndefined();
    expect(moved('CQSSC', allDay(300, 30).schedule)).toBe('SCHEDULE');
    const { schedule } = CQSSC;
    invariant(schedule.kind === 'sessions', 'it draws in windows');
    expect(moved('CQSSC', { ...schedule, mondayLateSeconds: 60 })).toBe('SCHEDULE');
    for (const code of ['BJPK10', 'CAKENO', 'PCDD']) {
      const category = CATEGORIES.find((each) => each.code === code);
      if (category?.schedule.kind !== 'sessions') continue;
      const { sessions } = category.schedule;
      const later = sessions.map((each) => ({ ...each, toSeconds: each.toSeconds - 1_200 }));
      expect([code, moved(code, { ...category.schedule, sessions: later })]).toEqual([
        code,
        'SCHEDULE',
      ]);
    }
    expect(moved('AU10', allDay(600, 30).schedule)).toBe('SCHEDULE');
    expect(moved('MMC', allDay(60, 10).schedule)).toBe('SCHEDULE');
    expect(timetableFault(named('MMC'), { ...named('MMC'), closeLeadSeconds: 5 })).toBe('LEAD');
  });

  test('a day has no more issues than their numbers have places', () => {
    expect(timetableFault(named('SSC3'), allDay(90, 10))).toBeUndefined();
    expect(timetableFault(named('SSC3'), allDay(80, 10))).toBe('SCHEDULE');
  });
});

test.each([
  ['一分时时彩', 'Five Digits · 1 min', true],
  ['', 'x', false],
  [' 空', 'x', false],
  ['空 ', 'x', false],
  ['x'.repeat(41), 'x', false],
  ['换\n行', 'x', false],
  ['翻\u202E转', 'x', false],
  ['零\u200B宽', 'x', false],
  ['空\u0000', 'x', false],
  ['半\uD800', 'x', false],
  ['\u3164', 'x', false],
  ['\u2800', 'x', false],
  ['一\u2028分', 'x', false],
  ['高\u0351\u036b\u0343', 'x', false],
  ['\u0351高', 'x', false],
  ['五星\u2b50\ufe0f', 'Cafe\u0301 · 1 min', true],
])('%j and %j are names: %s', (zh, en, isGood) => {
  expect(areGameNames({ zh, en })).toBe(isGood);
});
