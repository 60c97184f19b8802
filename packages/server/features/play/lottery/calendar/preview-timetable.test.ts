import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { withTestServer } from '#testing';
import { withoutBet } from '#testing/stand-ins';
import { fair } from '../../fair/index.ts';
import { lottery } from '../index.ts';
import { previewTimetable } from './preview-timetable.ts';

/** The days to come as a timetable would make them; nothing is written by looking. */
const START = Date.parse('2027-03-05T04:00:30Z');
const [MINUTES, KENO, DAILY] = [8, 59, 96];
const server = withTestServer({
  features: [lottery, fair, withoutBet],
  startAt: START,
  withJobs: false,
  settings: { isRehearsing: true },
  games: [MINUTES, KENO, DAILY],
});

const written = async () => {
  const { rows } = await sql`
    SELECT (SELECT count(*) FROM game_version) AS versions, (SELECT count(*) FROM issue) AS issues,
      (SELECT max(version) FROM game) AS version`.execute(server().owner);
  return rows[0];
};
const look = async (gameId: number, input: object = {}, days = 5) => {
  const result = await previewTimetable(server().db, { gameId, days, ...input });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

test('shows what is made as it is, and from the first day that is not what it would be', async () => {
  await server().runJobs('fair.prepare');
  const before = await written();
  const rows = await look(MINUTES, { intervalSeconds: 240, closeLeadSeconds: 40 });
  expect(rows.map(({ day, isMade, count }) => [day, isMade, count])).toEqual([
    ['2027-03-05', true, 480],
    ['2027-03-06', true, 480],
    ['2027-03-07', true, 480],
    ['2027-03-08', false, 360],
    ['2027-03-09', false, 360],
  ]);
  const [first] = rows.slice(3);
  expect(first?.first).toMatchObject({
    serialNumber: 20270308001,
    drawMs: Date.parse('2027-03-08T00:04:00+08:00'),
    closeMs: Date.parse('2027-03-08T00:03:20+08:00'),
  });
  expect(first?.windows).toEqual([
    { fromSeconds: 240, toSeconds: 86_400, everySeconds: 240, count: 360 },
  ]);
  expect(await written()).toEqual(before);
});

test('shows days off, and one draw a day at its time', async () => {
  const rows = await look(DAILY, { drawAtSeconds: 72_000, fromDay: '2027-03-10' }, 31);
  const count = (day: string) => rows.find((row) => row.day === day);
  expect(count('2027-03-09')?.first?.drawMs).toBe(Date.parse('2027-03-09T21:15:00+08:00'));
  expect(count('2027-03-10')?.first?.drawMs).toBe(Date.parse('2027-03-10T20:00:00+08:00'));
  expect(rows.every(({ isRest, count: draws }) => draws === (isRest ? 0 : 1))).toBe(true);
});

test('refuses what could not be proposed', async () => {
  const refused = await previewTimetable(server().db, {
    gameId: MINUTES,
    days: 3,
    intervalSeconds: 7,
  });
  expect(refused).toMatchObject({ ok: false, error: { code: 'BAD_SCHEDULE' } });
});
