import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY, withoutBet } from '#testing/stand-ins';
import { fair } from '../../fair/index.ts';
import { operator } from '../../../staff/operator/index.ts';
import { claimOf, signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { login } from '../../../auth/login/index.ts';
import { settings } from '../../../site/settings/index.ts';
import { lottery } from '../index.ts';
import { calendarQueue, watchCalendar } from './watch-calendar.ts';

/** An unconfirmed next year, on a site that rehearses two state games and a listed one. */
const [OURS, STATE, WEEKLY, LISTED] = [4, 96, 101, 89];
const at = (time: string): number => Date.parse(`${time}:00+08:00`);
const server = withTestServer({
  features: [settings, login, operator, lottery, fair, withoutBet, ...PASSWORD_ONLY],
  startAt: at('2026-11-30T23:58'),
  withJobs: false,
  settings: { isRehearsing: true },
  games: [OURS, STATE, WEEKLY, LISTED],
});

let two: Awaited<ReturnType<typeof signInOperator>>[] = [];
let maker = '';
let checker = '';
beforeAll(async () => {
  two = [
    await signInOperator(server(), 'maker', ['games']),
    await signInOperator(server(), 'checker', ['games']),
  ];
  [maker = '', checker = ''] = two.map(({ token }) => token);
});
const to = async (time: string) => {
  await server().clock.set(at(time));
  const tokens: string[] = [];
  for (const each of two) {
    const claim = await claimOf(each, server());
    tokens.push((await server().callConsole(operatorHttp.signIn, claim)).value.access_token);
  }
  [maker = '', checker = ''] = tokens;
  await server().runJobs('fair.prepare');
  await watchCalendar(server().platform);
};
const alarms = async () =>
  (await server().callConsole(lotteryConsole.getAlarms, null, { token: maker })).value.Rows.map(
    ({ Kind, GameId }) => [Kind, GameId],
  );
const year = async (wanted: number) => {
  const { value } = await server().callConsole(lotteryConsole.getHolidays, null, { token: maker });
  return value.Years.find(({ Year }) => Year === wanted);
};
const waiting = async () => (await calendarQueue(server().db))[0]?.count;
const marks = async () => {
  const { value } = await server().callConsole(lotteryConsole.getIssueMonitor, null, {
    token: maker,
  });
  return Object.fromEntries(value.Rows.map(({ GameId, Alarms }) => [GameId, Alarms]));
};
const serials = async (gameId: number) => {
  const { rows } = await sql<{ day: string; serial: bigint }>`
    SELECT day, serial_number AS serial FROM issue WHERE game_id = ${gameId} ORDER BY day`.execute(
    server().db,
  );
  return Object.fromEntries(rows.map(({ day, serial }) => [day, Number(serial)]));
};
const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, k) =>
    new Date(Date.parse(from) + k * 86_400_000).toISOString().slice(0, 10),
  );
const propose = (Days: readonly string[], Source = 'announcement no. 20 of 2026') =>
  server().callConsole(
    lotteryConsole.proposeHolidays,
    {
      GameId: null,
      Days: Days.map((Day) => ({ Day, Rule: 'rest' as const })),
      Year: 2027,
      Source,
      Reason: 'the ministry announced it',
    },
    { token: maker },
  );

test('lists announced years with their source and the next year as proposed', async () => {
  expect(await year(2026)).toMatchObject({
    State: 'published',
    IsDue: false,
    Rests: [
      { From: '2026-02-14', To: '2026-02-23' },
      { From: '2026-10-01', To: '2026-10-04' },
    ],
    Source: { en: 'Ministry of Finance, no. 14 of 2025' },
  });
  expect(await year(2027)).toMatchObject({
    State: 'proposed',
    Rests: [
      { From: '2027-02-03', To: '2027-02-12' },
      { From: '2027-10-01', To: '2027-10-04' },
    ],
    Source: null,
  });
});

test('raises no alarm before 1 December', async () => {
  await watchCalendar(server().platform);
  expect(await alarms()).toEqual([]);
  expect(await year(2027)).toMatchObject({ IsDue: false });
  expect(await waiting()).toBe(0);
});

test('raises one alarm on 1 December and shows it on the first page', async () => {
  await to('2026-12-01T00:01');
  await Promise.all([watchCalendar(server().platform), watchCalendar(server().platform)]);
  expect(await alarms()).toEqual([['days unconfirmed', STATE]]);
  expect(await year(2027)).toMatchObject({ IsDue: true });
  expect(await waiting()).toBe(1);
  // Acknowledging the alarm does not confirm the year.
  const { value } = await server().callConsole(lotteryConsole.getAlarms, null, { token: maker });
  await server().callConsole(
    lotteryConsole.acknowledgeAlarms,
    { Ids: value.Rows.map(({ Id }) => Id), Reason: 'we look for it' },
    { token: maker },
  );
  await watchCalendar(server().platform);
  expect(await alarms()).toEqual([]);
  expect(await waiting()).toBe(1);
});

test('marks the issues of the unconfirmed year only', async () => {
  expect(await marks()).toEqual({ [OURS]: [], [STATE]: [], [WEEKLY]: [], [LISTED]: [] });
  await to('2026-12-30T12:00');
  // The next draw of the weekly game is still of this year.
  expect(await marks()).toEqual({
    [OURS]: [],
    [STATE]: ['unconfirmed'],
    [WEEKLY]: [],
    [LISTED]: [],
  });
  await to('2026-12-31T12:00');
  expect((await marks())[WEEKLY]).toEqual(['unconfirmed']);
  const issue = async (SerialNumber: number) =>
    (
      await server().callConsole(
        lotteryConsole.getIssue,
        { GameId: STATE, SerialNumber },
        { token: maker },
      )
    ).value.Alarms;
  const made = await serials(STATE);
  expect(await issue(made['2026-12-31'] ?? 0)).toEqual([]);
  expect(await issue(made['2027-01-01'] ?? 0)).toEqual(['unconfirmed']);
  expect(made['2027-01-01']).toBe(2027001);
});

test('sells a rehearsed listed game on proposed days', async () => {
  // Tuesday, Thursday and Saturday.
  const made = Object.keys(await serials(LISTED));
  expect(made).toEqual(['2026-12-01', '2026-12-03', '2026-12-31', '2027-01-02']);
  const { value } = await server().callConsole(lotteryConsole.getHolidays, null, { token: maker });
  expect(value.Listed).toMatchObject([{ GameId: LISTED, IsRehearsal: true, IsDue: false }]);
});

test('does not sell proposed days off before the year is confirmed', async () => {
  await to('2027-02-02T12:00');
  expect(Object.keys(await serials(STATE)).at(-1)).toBe('2027-02-02');
  const input = { GameId: STATE, CloseLeadSeconds: 900, Days: 3 };
  const { value } = await server().callConsole(lotteryConsole.previewTimetable, input, {
    token: maker,
  });
  expect(value.Rows.map(({ Day, IsRest, IsUnconfirmed }) => [Day, IsRest, IsUnconfirmed])).toEqual([
    ['2027-02-02', false, true],
    ['2027-02-03', true, true],
    ['2027-02-04', true, true],
  ]);
});

test('confirms a year by two operators and sells the days that it frees', async () => {
  // One day later than the rule proposes it.
  const rests = [...days('2027-02-04', 10), ...days('2027-10-01', 4)];
  const made = await propose(rests);
  expect(made.code).toBe('OK');
  const { Id, Hash } = made.value;
  const own = await server().callConsole(operatorHttp.confirm, { Id, Hash }, { token: maker });
  expect(own.code).toBe('OWN_PROPOSAL');
  const done = await server().callConsole(operatorHttp.confirm, { Id, Hash }, { token: checker });
  expect(done.code).toBe('OK');
  expect(await year(2027)).toMatchObject({
    State: 'confirmed',
    IsDue: false,
    Source: { zh: 'announcement no. 20 of 2026' },
    AuthorName: 'maker',
  });
  expect(await waiting()).toBe(0);
  expect((await propose(rests)).code).toBe('NO_CHANGE');
  await server().runJobs('fair.prepare');
  const all = await serials(STATE);
  expect(all['2027-02-03']).toBe((all['2027-02-02'] ?? 0) + 1);
  expect(all['2027-02-04']).toBeUndefined();
  expect((await marks())[STATE]).toEqual([]);
  await to('2027-02-14T00:10');
  expect((await serials(STATE))['2027-02-14']).toBe(2027035);
});

test.each([
  [{ Year: 2026 }, 'NOT_IN_TIME'],
  [{ Year: 2029 }, 'NOT_IN_TIME'],
  [{ Year: 2025 }, 'NOT_IN_TIME'],
  [{ Year: 2028, GameId: STATE }, 'BAD_DAY'],
])('%j is refused: %s', async (bad, code) => {
  const input = { GameId: null, Days: [], Source: 'a test', Reason: 'a bad year', ...bad };
  const reply = await server().callConsole(lotteryConsole.proposeHolidays, input, { token: maker });
  expect(reply.code).toBe(code);
});

test('rejects a day off without a source with 400', async () => {
  expect((await propose(['2027-10-05'], '')).status).toBe(400);
});
