import { expect, test } from 'vitest';
import type { Money } from '@fairlot/rules/core/money';
import { responsibleGamingHttp } from '@fairlot/wire/play/responsible-gaming';
import { withTestServer } from '#testing';
import { drawTestIssue, openTestIssue, placeOn, row } from '../bet/testing.ts';
import { registerPlayer } from '../../auth/login/testing.ts';

const START = Date.parse('2027-03-10T12:00:00+08:00');
const MINUTE_MS = 60_000;
const server = withTestServer({ startAt: START, games: [4] });

test('counts time, stakes and what came back since the login began, and when to remind', async () => {
  const { clock } = server();
  const { token } = await registerPlayer(server());
  const ask = async () =>
    (await server().call(responsibleGamingHttp.getSession, null, { token })).value;
  expect(await ask()).toEqual({
    StartTimeStamp: START,
    DateTimeNow: START,
    Staked: 0n,
    Won: 0n,
    Open: 0n,
    ReminderMinutes: 0,
    RemindAtTimeStamp: null,
    Break: null,
  });
  await clock.advance(MINUTE_MS);
  await server().call(responsibleGamingHttp.setReminder, { Minutes: 15 }, { token });
  const [first, second] = [await openTestIssue(server()), await openTestIssue(server())];
  await placeOn(server(), token, first, [row('ssc.fixed', '3||||'), row('ssc.fixed', '4||||')]);
  await placeOn(server(), token, second, [row('ssc.fixed', '5||||')]);
  expect(await ask()).toMatchObject({ Staked: 6_000n, Won: 0n, Open: 6_000n });
  await drawTestIssue(server(), first, '3,0,0,0,0');
  await server().runJobs('bet.settle');
  const told = await ask();
  expect(told).toMatchObject({ Staked: 6_000n, Won: 19_560n as Money, Open: 2_000n });
  // From the moment at which he asked for it.
  expect(told.RemindAtTimeStamp).toBe(START + 16 * MINUTE_MS);

  await clock.set(START + 20 * MINUTE_MS);
  const gone = await server().call(responsibleGamingHttp.answerReminder, null, { token });
  expect(gone.value.RemindAtTimeStamp).toBe(START + 35 * MINUTE_MS);
  // To choose the same again puts nothing off.
  await server().call(responsibleGamingHttp.setReminder, { Minutes: 15 }, { token });
  expect((await ask()).RemindAtTimeStamp).toBe(START + 35 * MINUTE_MS);
  await server().call(responsibleGamingHttp.setReminder, { Minutes: 0 }, { token });
  expect((await ask()).RemindAtTimeStamp).toBeNull();
});
