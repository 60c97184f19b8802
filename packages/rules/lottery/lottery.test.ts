import { describe, expect, test } from 'vitest';
import { invariant } from '../core/invariant.ts';
import { CATEGORIES, categoryByCode, categoryOf } from './categories.ts';
import { dailyIssueCount, hasBeaconRoom, intervalSeconds } from './category.ts';
import { catalogueKindOf } from './kind.ts';
import { issuesOfDay } from './schedule.ts';
import { formatSerial, shortSerial } from './serial.ts';
import { addDays, dayOfYear, siteDayOf, siteDayStart } from './site-day.ts';
import { commitChainOf, gameKindOf, isRehearsal, isStoodInFor, type Source } from './source.ts';
import { formatWinningNumber, parseWinningNumber } from './winning-number.ts';

const DAY = '2026-11-21';
const category = (code: string) => {
  const found = categoryByCode(code);
  invariant(found, code);
  return found;
};

describe('categories', () => {
  test('ids and codes are unique, and found by either', () => {
    expect(new Set(CATEGORIES.map((each) => each.id)).size).toBe(CATEGORIES.length);
    expect(new Set(CATEGORIES.map((each) => each.code)).size).toBe(CATEGORIES.length);
    for (const each of CATEGORIES) expect(categoryOf(each.id)).toBe(categoryByCode(each.code));
    expect(categoryOf(1_000)).toBeUndefined();
  });

  test.each([
    ['FFC', 1440, 60],
    ['SSC3', 480, 180],
    ['SSC5', 288, 300],
    ['D31', 1440, 60],
    ['FC3D', 1, null],
  ])('%s draws %i times a day', (code, count, interval) => {
    expect(dailyIssueCount(category(code))).toBe(count);
    expect(intervalSeconds(category(code))).toBe(interval);
    expect(issuesOfDay(category(code), DAY)).toHaveLength(count);
  });

  test('a game of a minute or more closes early enough for a beacon round, a faster one never', () => {
    for (const each of CATEGORIES) {
      const isFast = (intervalSeconds(each) ?? 60) < 60 || each.schedule.kind === 'instant';
      expect(hasBeaconRoom(each), each.code).toBe(!isFast);
    }
    expect(categoryByCode('SSC15S')?.closeLeadSeconds).toBe(3);
  });

  test('are called what the catalogue calls them', () => {
    const kinds = ['FFC', 'HXDS1', 'FC3D', 'HKLHC', 'MMC'].map((code) =>
      catalogueKindOf(category(code)),
    );
    expect(kinds).toEqual(['platform', 'hash', 'official', 'overseas', 'instant']);
  });

  test('have names of their own, short enough for a line of a list', () => {
    for (const language of ['zh', 'en'] as const) {
      expect(new Set(CATEGORIES.map(({ name }) => name[language])).size).toBe(CATEGORIES.length);
    }
    expect(CATEGORIES.filter(({ name }) => name.en.length > 24 || name.zh.length > 9)).toEqual([]);
  });
});

describe('where numbers come from', () => {
  const standIn = { kind: 'chain', program: 'hash' } as const;
  const rehearsal = { kind: 'chain', program: 'd3' } as const;
  test.each<[Source, string, boolean]>([
    [{ kind: 'chain', program: 'ssc' }, 'ssc', false],
    [{ kind: 'block', chain: 'tron', standIn }, 'hash', true],
    [{ kind: 'parent', parent: 'KL81', program: 'keno28' }, 'keno28', false],
    [{ kind: 'feed', rehearsal }, 'd3', false],
  ])('%j', (source, program, isStandIn) => {
    expect(commitChainOf({ source }).program).toBe(program);
    expect(isStoodInFor({ source })).toBe(isStandIn);
  });

  test('a game with a feed is drawn here only where it is rehearsed', () => {
    const fed = { source: { kind: 'feed', rehearsal } } as const;
    const child = { source: { kind: 'parent', parent: 'KL8', program: 'keno28' } } as const;
    const own = { source: rehearsal } as const;
    expect([gameKindOf(fed, false), gameKindOf(fed, true)]).toEqual(['official', 'platform']);
    expect([gameKindOf(own, false), gameKindOf(own, true)]).toEqual(['platform', 'platform']);
    expect([isRehearsal(fed, 'official'), isRehearsal(fed, 'platform')]).toEqual([false, true]);
    expect([gameKindOf(child, false), gameKindOf(child, true)]).toEqual(['official', 'platform']);
    expect([isRehearsal(own, 'platform'), isRehearsal(child, 'platform')]).toEqual([false, true]);
  });
});

describe('schedule', () => {
  test('the first and the last issue of a day of the one-minute game', () => {
    const issues = issuesOfDay(category('FFC'), DAY);
    const midnight = Date.parse('2026-11-20T16:00:00Z');
    expect(issues[0]).toEqual({
      index: 1,
      serialNumber: 202611210001,
      startMs: midnight,
      closeMs: midnight + 50_000,
      drawMs: midnight + 60_000,
    });
    expect(issues.at(-1)).toEqual({
      index: 1440,
      serialNumber: 202611211440,
      startMs: midnight + 86_400_000 - 70_000,
      closeMs: midnight + 86_400_000 - 10_000,
      drawMs: midnight + 86_400_000,
    });
  });

  test.each(['FFC', 'SSC3', 'SSC5', 'D31'])('%s: every issue starts as the last closes', (code) => {
    const issues = issuesOfDay(category(code), DAY);
    for (const [k, issue] of issues.entries()) {
      const before = issues[k - 1];
      if (before) expect(issue.startMs).toBe(before.closeMs);
      expect(issue.drawMs - issue.closeMs).toBe(category(code).closeLeadSeconds * 1_000);
      expect(issue.closeMs).toBeGreaterThan(issue.startMs);
      expect(issue.serialNumber).toBe((before?.serialNumber ?? issue.serialNumber - 1) + 1);
    }
  });

  test('the state game draws at 21:15 and sells until 21:00 of the site', () => {
    const [issue] = issuesOfDay(category('FC3D'), DAY);
    expect(issue).toEqual({
      index: 1,
      serialNumber: 2026311,
      startMs: Date.parse('2026-11-20T13:00:00Z'),
      closeMs: Date.parse('2026-11-21T13:00:00Z'),
      drawMs: Date.parse('2026-11-21T13:15:00Z'),
    });
  });

  test('the state game counts its draws, so its number goes on from the newest result', () => {
    const anchor = { serialNumber: 2022264, day: '2022-10-05' };
    const next = (day: string) => issuesOfDay(category('FC3D'), day, anchor)[0]?.serialNumber;
    expect(next('2022-10-06')).toBe(2022265);
    expect(next('2022-12-31')).toBe(2022351);
    expect(next('2023-01-01')).toBe(2023001);
  });

  test('a serial on screen', () => {
    expect(shortSerial(category('FFC'), 202611210142)).toBe('0142');
    expect(formatSerial(category('SSC5'), 20261121001)).toBe('20261121-001');
    expect(formatSerial(category('FC3D'), 2026311)).toBe('2026-311');
  });
});

describe('days of the site', () => {
  test('a day begins at 16:00 UTC of the day before', () => {
    expect(siteDayStart(DAY)).toBe(Date.parse('2026-11-20T16:00:00Z'));
    expect(siteDayOf(Date.parse('2026-11-20T15:59:59.999Z'))).toBe('2026-11-20');
    expect(siteDayOf(Date.parse('2026-11-20T16:00:00Z'))).toBe(DAY);
  });

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', 'today', ''])('%j is no day', (text) => {
    expect(siteDayStart(text)).toBeUndefined();
  });

  test('days are counted over the ends of months and years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(dayOfYear('2026-01-01')).toBe(1);
    expect(dayOfYear('2024-12-31')).toBe(366);
  });
});

describe('winning numbers', () => {
  test.each([
    ['SSC5', '6,0,9,1,5', [6, 0, 9, 1, 5]],
    ['SSC5', '60915', [6, 0, 9, 1, 5]],
    ['FC3D', '0 9 9', [0, 9, 9]],
    ['FC3D', ' 0, 9 ,9 ', [0, 9, 9]],
  ])('%s %j', (code, text, digits) => {
    expect(parseWinningNumber(category(code), text)).toEqual({ ok: true, value: digits });
    expect(parseWinningNumber(category(code), formatWinningNumber(category(code), digits))).toEqual(
      {
        ok: true,
        value: digits,
      },
    );
  });

  test.each([
    ['FC3D', '0 9', 'LENGTH'],
    ['FC3D', '0 9 9 1', 'LENGTH'],
    ['FC3D', '0 9 10', 'RANGE'],
    ['FC3D', '', 'DIGIT'],
    ['FC3D', '0,,9', 'DIGIT'],
    ['FC3D', '0 -9 9', 'DIGIT'],
    ['SSC5', '099', 'LENGTH'],
  ])('%s refuses %j', (code, text, error) => {
    expect(parseWinningNumber(category(code), text)).toEqual({ ok: false, error });
  });
});
