import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { invariant } from '../core/invariant.ts';
import { CATEGORIES, categoryByCode } from './categories.ts';
import { type Category, dailyIssueCount, intervalSeconds } from './category.ts';
import { catalogueKindOf } from './kind.ts';
import { issuesOfDay } from './schedule.ts';
import { siteDayStart } from './site-day.ts';

/** The timetables against plays.md section 5: how many draws, the first, the last and the first number. */
const SATURDAY = '2026-11-21';
const named = (code: string): Category => {
  const found = categoryByCode(code);
  invariant(found, code);
  return found;
};
/** As the site draws a listed game in a rehearsal: on each day that its weekdays propose. */
const proposed = (code: string): Category => {
  const { calendar, ...category } = named(code);
  return calendar?.isListed ? category : named(code);
};
const two = (value: number) => String(value).padStart(2, '0');
/** Hours, minutes and seconds from the midnight that a day begins with: 26:00:00 is of the next one. */
const clock = (ms: number, day: string): string => {
  const seconds = (ms - (siteDayStart(day) ?? 0)) / 1_000;
  return [seconds / 3_600, (seconds / 60) % 60, seconds % 60].map(Math.floor).map(two).join(':');
};
const told = (code: string, day: string) => {
  const issues = issuesOfDay(proposed(code), day);
  const [first] = issues;
  const last = issues.at(-1);
  invariant(first && last, `${code} draws on ${day}`);
  return [
    issues.length,
    clock(first.drawMs, day),
    clock(last.drawMs, day),
    first.serialNumber,
    last.serialNumber,
  ];
};

describe('plays.md section 5', () => {
  test.each([
    ['SSC15S', 5760, '00:00:15', '24:00:00', 202611210001, 202611215760],
    ['SSC30S', 2880, '00:00:30', '24:00:00', 202611210001, 202611212880],
    ['JSSSC', 1152, '00:01:15', '24:00:00', 202611210001, 202611211152],
    ['SSC15', 960, '00:01:30', '24:00:00', 20261121001, 20261121960],
    ['SSC2', 720, '00:02:00', '24:00:00', 20261121001, 20261121720],
    ['SSC10', 144, '00:10:00', '24:00:00', 20261121001, 20261121144],
    ['HN1', 1440, '00:01:00', '24:00:00', 202611210001, 202611211440],
    ['HN5', 288, '00:05:00', '24:00:00', 20261121001, 20261121288],
    ['TOK15', 960, '00:01:30', '24:00:00', 20261121001, 20261121960],
    ['CQSSC', 59, '00:30:00', '23:50:00', 20261121001, 20261121059],
    ['TJSSC', 42, '09:20:00', '23:00:00', 20261121001, 20261121042],
    ['XJSSC', 48, '10:20:00', '26:00:00', 2026112101, 2026112148],
    ['JSK3', 41, '08:50:00', '22:10:00', 20261121001, 20261121041],
    ['AHK3', 40, '09:00:00', '22:00:00', 20261121001, 20261121040],
    ['HUBK3', 39, '09:20:00', '22:00:00', 20261121001, 20261121039],
    ['JLK3', 40, '08:40:00', '21:40:00', 261121001, 261121040],
    ['GXK3', 40, '09:30:00', '22:30:00', 261121001, 261121040],
    ['HEBK3', 41, '08:50:00', '22:10:00', 20261121001, 20261121041],
    ['XYFT', 180, '13:09:00', '28:04:00', 20261121001, 20261121180],
    ['SGFT', 180, '13:04:00', '27:59:00', 20261121001, 20261121180],
    ['SHSSL', 23, '10:30:00', '21:30:00', 2026112101, 2026112123],
    ['HKLHC', 1, '21:30:00', '21:30:00', 2026140, 2026140],
    ['MOLHC', 1, '21:32:32', '21:32:32', 2026325, 2026325],
    ['MOLHC2', 1, '22:30:00', '22:30:00', 2026325, 2026325],
    ['FC3D', 1, '21:15:00', '21:15:00', 2026311, 2026311],
    ['FCKL8', 1, '21:30:00', '21:30:00', 2026311, 2026311],
  ])('%s: %i draws, from %s to %s, numbered from %i to %i', (code, ...expected) => {
    expect(told(code, SATURDAY)).toEqual(expected);
  });

  test.each([
    ['KR15', 880, '07:01:30', '29:00:00'],
    ['TW5', 203, '07:05:00', '23:55:00'],
    ['BJK3', 44, '09:20:00', '23:40:00'],
    ['BJPK10', 44, '09:30:00', '23:50:00'],
    ['BJKL8', 179, '09:05:00', '23:55:00'],
    ['CAKENO', 395, '21:00:00', '43:59:00'],
    ['AU10', 288, '00:05:00', '24:00:00'],
  ])('%s counts on over the days: %i draws, from %s to %s', (code, count, first, last) => {
    expect(told(code, SATURDAY).slice(0, 3)).toEqual([count, first, last]);
    const [before] = told(code, '2026-11-20').slice(4);
    const [next] = told(code, SATURDAY).slice(3);
    expect(next).toBe(Number(before) + 1);
  });

  test('what waits for its family has its row all the same', () => {
    expect(told('TWLOTTO', '2026-11-20')[1]).toBe('20:30:00');
    expect(issuesOfDay(proposed('TWLOTTO'), SATURDAY)).toEqual([]);
  });
});

/** Collected apart from this code; its first lines name the columns. */
const TIMETABLES = readFileSync(new URL('./timetables.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => line.split('\t'));

const FORMATS: Readonly<Record<string, string>> = {
  running: 'INC',
  ofPlayer: 'per-user sequence',
};
const PREFIXES: Readonly<Record<string, string>> = {
  dayNumber: 'yyyyMMdd',
  shortDayNumber: 'yyMMdd',
  yearNumber: 'yyyy',
};
const formatOf = ({ serial }: Category): string | undefined =>
  'digits' in serial ? `${PREFIXES[serial.kind]}+${serial.digits}` : FORMATS[serial.kind];

const sessionsOf = ({ schedule }: Category): string => {
  if (schedule.kind === 'allDay') {
    const { intervalSeconds: step } = schedule;
    return `${step}-86400/${step}`;
  }
  if (schedule.kind !== 'sessions') return '';
  return schedule.sessions
    .map((each) => `${each.fromSeconds}-${each.toSeconds}/${each.everySeconds}`)
    .join(' ');
};

/** An empty column has no value. */
const numberOf = (text: string | undefined): number | null => (text ? Number(text) : null);

describe('the timetable of every game', () => {
  test.each(TIMETABLES.map((row) => [row[1] ?? '', row] as const))('%s', (code, row) => {
    const [id, , family, kind, interval, daily, lead, weekdays, serial, sessions] = row;
    const category = named(code);
    const { schedule } = category;
    const isDaily = schedule.kind === 'daily';
    expect([category.id, category.family]).toEqual([Number(id), family]);
    expect(catalogueKindOf(category)).toBe(kind);
    expect(dailyIssueCount(category)).toBe(Number(daily));
    expect(intervalSeconds(category)).toBe(numberOf(interval));
    expect(sessionsOf(category)).toBe(sessions ?? '');
    expect(formatOf(category)).toBe(serial);
    const days = isDaily ? (schedule.weekdays ?? [1, 2, 3, 4, 5, 6, 7]).join('') : '';
    expect(days).toBe(weekdays);
    const isLong = (numberOf(interval) ?? 60) >= 60;
    // Ten seconds at least where a round of the beacon is waited for.
    const least = isLong && kind !== 'instant' ? 10 : 0;
    expect(category.closeLeadSeconds).toBe(Math.max(least, Number(lead)));
  });
});

test('on any day each issue has its time on sale, and no two overlap', () => {
  for (const category of CATEGORIES) {
    let lastCloseMs = -Infinity;
    // Around New Year, both changes of North America's clock, Mondays, a leap day and the rests.
    for (const day of DAYS) {
      for (const { startMs, closeMs, drawMs } of issuesOfDay(category, day)) {
        invariant(startMs >= lastCloseMs && closeMs > startMs, `${category.code} ${day}`);
        invariant(drawMs - closeMs === category.closeLeadSeconds * 1_000, category.code);
        lastCloseMs = closeMs;
      }
    }
  }
});

const DAYS = [
  '2026-02-15',
  '2026-02-16',
  '2026-02-26',
  '2026-03-07',
  '2026-03-08',
  '2026-03-09',
  '2026-10-31',
  '2026-11-01',
  '2026-11-02',
  '2026-12-31',
  '2027-01-01',
  '2028-02-28',
  '2028-02-29',
  '2028-03-01',
];
