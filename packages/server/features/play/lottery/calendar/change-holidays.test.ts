import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Input, Output } from '@fairlot/wire/core';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY, withoutBet } from '#testing/stand-ins';
import { fair } from '../../fair/index.ts';
import { operator } from '../../../staff/operator/index.ts';
import { claimOf, signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { login } from '../../../auth/login/index.ts';
import { settings } from '../../../site/settings/index.ts';
import { applyHolidays } from './change-holidays.ts';
import { lottery } from '../index.ts';
import { lockJobs } from '../claims/store-claim.ts';
import { SITE } from '../games/store-version.ts';

/** Days off that operators say: what is made already follows them, and what is on sale stays. */
const START = Date.parse('2027-03-05T04:00:30Z');
const DAY_MS = 86_400_000;
const [OURS, STATE] = [4, 96];
const server = withTestServer({
  features: [settings, login, operator, lottery, fair, withoutBet, ...PASSWORD_ONLY],
  startAt: START,
  withJobs: false,
  settings: { isRehearsing: true },
  games: [OURS, STATE],
});

let maker = '';
let checker = '';
let again: () => Promise<void>;
beforeAll(async () => {
  const two = [
    await signInOperator(server(), 'maker', ['games']),
    await signInOperator(server(), 'checker', ['games']),
  ];
  [maker = '', checker = ''] = two.map(({ token }) => token);
  // A login ends while the clock goes on.
  again = async () => {
    const tokens: string[] = [];
    for (const each of two) {
      const claim = await claimOf(each, server());
      tokens.push((await server().callConsole(operatorHttp.signIn, claim)).value.access_token);
    }
    [maker = '', checker = ''] = tokens;
  };
  await server().runJobs('fair.prepare');
});

type Days = Input<typeof lotteryConsole.previewHolidays>['Days'];
type Proposal = Output<typeof lotteryConsole.proposeHolidays>;
const preview = (Days: Days, GameId: number | null = null) =>
  server().callConsole(lotteryConsole.previewHolidays, { GameId, Days }, { token: maker });
const put = (Days: Days, GameId: number | null = null) =>
  server().callConsole(
    lotteryConsole.proposeHolidays,
    { GameId, Days, Source: 'a notice of the ministry', Reason: 'the state told of it' },
    { token: maker },
  );
const confirm = ({ Id, Hash }: Proposal) =>
  server().callConsole(operatorHttp.confirm, { Id, Hash }, { token: checker });
/** Proposed by one and confirmed by another. */
const say = async (days: Days, gameId: number | null = null) => {
  const made = await put(days, gameId);
  expect(made.code).toBe('OK');
  return (await confirm(made.value)).code;
};
/** Serial numbers of the issues of each day. */
const issues = async (gameId: number): Promise<Readonly<Record<string, number[]>>> => {
  const { rows } = await sql<{ day: string; serials: number[] }>`
    SELECT day, jsonb_agg(serial_number ORDER BY serial_number) AS serials FROM issue
    WHERE game_id = ${gameId} GROUP BY day ORDER BY day`.execute(server().db);
  return Object.fromEntries(rows.map(({ day, serials }) => [day, serials]));
};
const to = async (ms: number) => {
  await server().clock.set(ms);
  await again();
  await server().runJobs('fair.prepare');
};

describe('a day off', () => {
  test('is looked at first, takes a second person, and takes back what was made for it', async () => {
    const before = await issues(STATE);
    expect(Object.keys(before)).toEqual(['2027-03-05', '2027-03-06', '2027-03-07']);
    const days: Days = [{ Day: '2027-03-07', Rule: 'rest' }];
    const looked = await preview(days);
    expect(looked.value.Rows).toEqual([
      {
        GameId: STATE,
        Days: [{ Day: '2027-03-07', Before: 1, After: 0 }],
        TakenBack: 1,
        Made: 0,
      },
    ]);
    expect(await issues(STATE)).toEqual(before);
    const made = await put(days);
    expect((await put(days)).code).toBe('ALREADY_WAITS');
    expect(await issues(STATE)).toEqual(before);
    const own = { Id: made.value.Id, Hash: made.value.Hash };
    const alone = await server().callConsole(operatorHttp.confirm, own, { token: maker });
    expect(alone.code).toBe('OWN_PROPOSAL');
    expect((await confirm(made.value)).code).toBe('OK');
    const { '2027-03-07': gone, ...left } = before;
    expect(gone).toHaveLength(1);
    expect(await issues(STATE)).toEqual(left);
    // The game of ours has no days off: it is not among them.
    expect((await issues(OURS))['2027-03-07']).toHaveLength(1_440);
  });

  test('is numbered over: what comes after it goes on from what came before', async () => {
    await to(START + DAY_MS);
    const now = await issues(STATE);
    expect(now['2027-03-07']).toBeUndefined();
    expect(now['2027-03-08']).toEqual([(now['2027-03-06']?.[0] ?? 0) + 1]);
    const { value } = await server().callConsole(lotteryConsole.getHolidays, null, {
      token: maker,
    });
    expect(value.Rows).toMatchObject([{ Day: '2027-03-07', GameId: null, AuthorName: 'maker' }]);
    expect(value.GameIds).toEqual([STATE]);
    expect(value.Rows[0]?.Source).toBe('a notice of the ministry');
    expect(value.Years.at(-2)).toMatchObject({
      Year: 2027,
      State: 'proposed',
      IsDue: true,
      Rests: [
        { From: '2027-02-03', To: '2027-02-12' },
        { From: '2027-10-01', To: '2027-10-04' },
      ],
    });
  });

  test('that is none after all is made again, and what is behind it is numbered anew', async () => {
    const before = await issues(STATE);
    expect(await say([{ Day: '2027-03-07', Rule: null }])).toBe('OK');
    const now = await issues(STATE);
    expect(now['2027-03-07']).toEqual(before['2027-03-08']);
    expect(now['2027-03-08']).toEqual([(before['2027-03-08']?.[0] ?? 0) + 1]);
  });

  test('of one game is its own, whether or not it keeps days off', async () => {
    expect(await say([{ Day: '2027-03-08', Rule: 'rest' }], OURS)).toBe('OK');
    expect((await issues(OURS))['2027-03-08']).toBeUndefined();
    expect((await issues(STATE))['2027-03-08']).toHaveLength(1);
    const about = { gameId: OURS, closeLeadSeconds: 10 };
    const { value } = await server().callConsole(
      lotteryConsole.previewTimetable,
      { GameId: about.gameId, CloseLeadSeconds: about.closeLeadSeconds, Days: 4 },
      { token: maker },
    );
    const shown = value.Rows.map(({ Day, IsRest, Count }) => [Day, IsRest, Count]);
    expect(shown).toEqual([
      ['2027-03-06', false, 1_440],
      ['2027-03-07', false, 1_440],
      ['2027-03-08', true, 0],
      ['2027-03-09', false, 1_440],
    ]);
  });

  test('is refused where an issue of it is on sale, with its number', async () => {
    const before = await issues(STATE);
    // Sale for the draw of the 7th begins when that of the 6th ends.
    await to(Date.parse('2027-03-06T13:00:10Z'));
    await server().runJobs();
    const refused = await preview([{ Day: '2027-03-07', Rule: 'rest' }]);
    expect(refused.code).toBe('DAY_IS_SOLD');
    expect(refused.params).toMatchObject({ issue: String(before['2027-03-07']?.[0]) });
    expect((await put([{ Day: '2027-03-07', Rule: 'rest' }])).code).toBe('DAY_IS_SOLD');
    expect(await issues(STATE)).toMatchObject(before);
  });
});

test('whoever opens an issue while its day is taken off is first, and the day stays', async () => {
  const days = [{ day: '2027-03-08', rule: 'rest' as const }];
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM issue WHERE game_id = ${STATE} AND day = '2027-03-08'`.execute(server().db);
  const id = rows[0]?.id ?? 0;
  let ready = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => (ready = resolve));
  const opening = transaction(server().db, async (tx) => {
    await lockJobs(tx, [id]);
    await sql`UPDATE issue SET opened_at = app_now() WHERE id = ${id}`.execute(tx);
    ready();
    await sql`SELECT pg_sleep(0.3)`.execute(tx);
  });
  await isHeld;
  // Without the lock it sees an issue that nobody opened, and the database stops it with a fault.
  const taken = transaction(server().db, (tx) =>
    applyHolidays(
      tx,
      { gameId: STATE, days, source: 'a test' },
      { author: SITE, reason: 'a race' },
    ),
  );
  await opening;
  expect(await taken).toMatchObject({ ok: false, error: { code: 'DAY_IS_SOLD' } });
});

test.each<[Days, number | null, string]>([
  [[{ Day: '2027-03-06', Rule: 'rest' }], null, 'NOT_IN_TIME'],
  [[{ Day: '2028-03-20', Rule: 'rest' }], null, 'NOT_IN_TIME'],
  [[{ Day: '2027-04-01', Rule: 'extra' }], null, 'BAD_DAY'],
  [
    [
      { Day: '2027-04-01', Rule: 'rest' },
      { Day: '2027-04-01', Rule: null },
    ],
    null,
    'BAD_DAY',
  ],
  [[{ Day: '2027-04-01', Rule: null }], null, 'NO_CHANGE'],
  [[{ Day: '2027-04-01', Rule: 'rest' }], 5, 'NO_SUCH_GAME'],
])('%j of game %s is refused: %s', async (days, gameId, code) => {
  const count = async () =>
    (await sql<{ n: number }>`SELECT count(*)::int AS n FROM holiday`.execute(server().db)).rows[0];
  const before = await count();
  expect((await preview(days, gameId)).code).toBe(code);
  expect((await put(days, gameId)).code).toBe(code);
  expect(await count()).toEqual(before);
});

test.each([
  { Days: [] },
  { Days: [{ Day: '2027-02-30', Rule: 'rest' }] },
  { Days: [{ Rule: 'x' }] },
])('%j is answered with 400', async (bad) => {
  const input = { GameId: null, Source: 'a test', Reason: 'a bad day', ...bad };
  const reply = await server().callConsole(lotteryConsole.proposeHolidays, input, {
    token: maker,
  });
  expect(reply.status).toBe(400);
});
