import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { categoryByCode } from '@fairlot/rules/lottery/categories';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY, withoutBet } from '#testing/stand-ins';
import { fair } from '../../fair/index.ts';
import { operator } from '../../../staff/operator/index.ts';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { login } from '../../../auth/login/index.ts';
import { settings } from '../../../site/settings/index.ts';
import { importDraws } from '../feeds/import-draws.ts';
import { watchFeeds } from '../feeds/official.ts';
import { lottery } from '../index.ts';
import { readCalendar } from './read-calendar.ts';
import { watchCalendar } from './watch-calendar.ts';

/** Games whose days are published one by one, as a site sells them that a feed tells their numbers. */
const game = (code: string) => {
  const found = categoryByCode(code);
  invariant(found, code);
  return found;
};
const [HONG_KONG, TAIWAN, MACAU] = [game('HKLHC'), game('TWLOTTO'), game('MOLHC')];
const server = withTestServer({
  features: [settings, login, operator, lottery, fair, withoutBet, ...PASSWORD_ONLY],
  // A Tuesday.
  startAt: Date.parse('2027-03-09T12:00:00+08:00'),
  withJobs: false,
  games: [HONG_KONG.id, TAIWAN.id, MACAU.id],
});

let maker = '';
let checker = '';
beforeAll(async () => {
  maker = (await signInOperator(server(), 'maker', ['games'])).token;
  checker = (await signInOperator(server(), 'checker', ['games'])).token;
});
const take = async (category: typeof HONG_KONG, line: string) => {
  const done = await importDraws(server().platform, category, `issue,date,number\n${line}`);
  invariant(done.ok, 'the line is read');
  return done.value;
};
const issues = async ({ id }: typeof HONG_KONG) => {
  await watchFeeds(server().db);
  const { rows } = await sql<{ day: string; serial: bigint }>`
    SELECT day, serial_number AS serial FROM issue
    WHERE game_id = ${id} AND winning_number IS NULL ORDER BY day`.execute(server().db);
  return rows.map(({ day, serial }) => [day, Number(serial)]);
};
const listed = async () => (await readCalendar(server().db)).Listed;
const alarms = async () => {
  await watchCalendar(server().platform);
  const { value } = await server().callConsole(lotteryConsole.getAlarms, null, { token: maker });
  return value.Rows.map(({ Kind, GameId }) => [Kind, GameId]);
};
type Rule = 'extra' | 'rest' | null;
const confirm = async (GameId: number, days: readonly (readonly [string, Rule])[]) => {
  const made = await server().callConsole(
    lotteryConsole.proposeHolidays,
    {
      GameId,
      Days: days.map(([Day, Rule]) => ({ Day, Rule })),
      Source: 'fixtures of the operator',
      Reason: 'published today',
    },
    { token: maker },
  );
  expect(made.code).toBe('OK');
  const { Id, Hash } = made.value;
  return (await server().callConsole(operatorHttp.confirm, { Id, Hash }, { token: checker })).code;
};

test('does not sell a proposed day and shows it as proposed', async () => {
  await take(HONG_KONG, '2027027,2027-03-06,1 2 3 4 5 6 7');
  expect(await issues(HONG_KONG)).toEqual([]);
  const [first] = await listed();
  expect(first).toMatchObject({
    GameId: HONG_KONG.id,
    IsRehearsal: false,
    Next: null,
    IsDue: true,
  });
  expect(first?.Proposed.slice(0, 4)).toEqual([
    '2027-03-11',
    '2027-03-13',
    '2027-03-16',
    '2027-03-18',
  ]);
  expect(await alarms()).toEqual([['days unconfirmed', HONG_KONG.id]]);
});

test('sells confirmed days only, a moved draw on its new day', async () => {
  // The Saturday is moved to the Sunday.
  const said = [
    ['2027-03-11', 'extra'],
    ['2027-03-13', 'rest'],
    ['2027-03-14', 'extra'],
  ] as const;
  expect(await confirm(HONG_KONG.id, said)).toBe('OK');
  expect(await issues(HONG_KONG)).toEqual([['2027-03-11', 2027028]]);
  const [first] = await listed();
  expect(first).toMatchObject({ Next: '2027-03-11', IsDue: false });
  expect(first?.Proposed.slice(0, 2)).toEqual(['2027-03-16', '2027-03-18']);
});

test('sells and numbers an added draw on another weekday', async () => {
  await take(TAIWAN, '2027022,2027-03-08,1 2 3 4 5 6 7');
  expect(await issues(TAIWAN)).toEqual([]);
  expect(
    await confirm(TAIWAN.id, [
      ['2027-03-10', 'extra'],
      ['2027-03-11', 'extra'],
    ]),
  ).toBe('OK');
  expect(await issues(TAIWAN)).toEqual([
    ['2027-03-10', 2027023],
    ['2027-03-11', 2027024],
  ]);
});

test('control: sells a daily game without confirmation', async () => {
  await take(MACAU, '2027067,2027-03-08,1 2 3 4 5 6 7');
  expect(await issues(MACAU)).toEqual([
    ['2027-03-09', 2027068],
    ['2027-03-10', 2027069],
    ['2027-03-11', 2027070],
  ]);
  expect((await listed()).map(({ GameId }) => GameId)).toEqual([HONG_KONG.id, TAIWAN.id]);
});

test('opens the next confirmed day with the next number after a draw', async () => {
  await server().clock.set(Date.parse('2027-03-11T21:40:00+08:00'));
  expect(await take(HONG_KONG, '2027028,2027-03-11,1 2 3 4 5 6 8')).toMatchObject({ faults: [] });
  // Sunday is within reach from Friday on.
  await server().clock.set(Date.parse('2027-03-12T12:00:00+08:00'));
  expect(await issues(HONG_KONG)).toEqual([['2027-03-14', 2027029]]);
});
