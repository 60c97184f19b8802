import { expect, test } from 'vitest';
import { addDays } from '@fairlot/rules/lottery/site-day';
import { withTestServer } from '#testing';
import { withoutBet } from '#testing/stand-ins';
import { fair } from '../../fair/index.ts';
import { changeTimetable, type TimetableInput } from './change-timetable.ts';
import { lottery } from '../index.ts';
import { previewTimetable } from './preview-timetable.ts';
import { categoryOn } from '../games/store-game.ts';

/** The windows in which a game draws: changed as its other times are, from a day that nobody was promised. */
const [SSC3, CQSSC] = [8, 19];
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const server = withTestServer({
  features: [lottery, fair, withoutBet],
  startAt: Date.parse('2027-03-05T04:00:30Z'),
  withJobs: false,
  games: [SSC3, CQSSC],
});

const change = (wish: TimetableInput, gameId: number) =>
  changeTimetable(server().db, 'command', { gameId, reason: 'a test' }, wish);
const codeOf = async (wish: TimetableInput, gameId: number) => {
  const result = await change(wish, gameId);
  return result.ok ? 'done' : result.error.code;
};

test('a game that draws in windows gets others, with other breaks, from a day on', async () => {
  const sessions = [
    { fromSeconds: 9 * HOUR, toSeconds: 12 * HOUR, everySeconds: 20 * MINUTE },
    { fromSeconds: 14 * HOUR, toSeconds: 26 * HOUR, everySeconds: 10 * MINUTE },
  ];
  expect(await codeOf({ sessions, intervalSeconds: 60 }, CQSSC)).toBe('BAD_SCHEDULE');
  expect(await codeOf({ sessions }, SSC3)).toBe('BAD_SCHEDULE');
  expect(await codeOf({ sessions: [] }, CQSSC)).toBe('BAD_SCHEDULE');
  const touching = sessions.map((each) => ({ ...each, fromSeconds: each.fromSeconds - 2 * HOUR }));
  expect(await codeOf({ sessions: touching }, CQSSC)).toBe('BAD_SCHEDULE');
  expect(await codeOf({ sessions, closeLeadSeconds: 600 }, CQSSC)).toBe('BAD_LEAD');
  const made = await change({ sessions }, CQSSC);
  expect(made).toMatchObject({ ok: true });
  const { fromDay } = made.ok ? made.value : { fromDay: '' };
  const on = await categoryOn(server().db, { id: CQSSC, categoryId: CQSSC }, fromDay);
  expect(on?.schedule).toEqual({ kind: 'sessions', sessions });
  const rows = await previewTimetable(server().db, { gameId: CQSSC, days: 10 });
  const day = rows.ok ? rows.value.find((each) => each.day === fromDay) : undefined;
  expect(day?.windows).toEqual([
    { ...sessions[0], count: 10 },
    { ...sessions[1], count: 73 },
  ]);
  expect(day?.count).toBe(83);
  // Stored and read again it is the same: nothing else is proposed by it.
  expect(await codeOf({ sessions }, CQSSC)).toBe('NO_CHANGE');
});

test('windows that would draw before the day before has drawn its last are refused', async () => {
  const night = [{ fromSeconds: 13 * HOUR, toSeconds: 28 * HOUR, everySeconds: 20 * MINUTE }];
  const made = await change({ sessions: night }, CQSSC);
  expect(made).toMatchObject({ ok: true });
  const { fromDay } = made.ok ? made.value : { fromDay: '' };
  const next = addDays(fromDay, 1);
  const from = (seconds: number) => [
    { fromSeconds: seconds, toSeconds: 23 * HOUR, everySeconds: 20 * MINUTE },
  ];
  expect(await codeOf({ sessions: from(HOUR), fromDay: next }, CQSSC)).toBe('BAD_SCHEDULE');
  expect(await codeOf({ sessions: from(4 * HOUR), fromDay: next }, CQSSC)).toBe('BAD_SCHEDULE');
  expect(await codeOf({ sessions: from(5 * HOUR), fromDay: next }, CQSSC)).toBe('done');
});
