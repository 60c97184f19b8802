import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { mills } from '@fairlot/rules/core/money';
import { betHttp } from '@fairlot/wire/play/bet';
import { responsibleGamingHttp } from '@fairlot/wire/play/responsible-gaming';
import { playerHttp } from '@fairlot/wire/account/player';
import { loginHttp } from '@fairlot/wire/auth/login';
import { balanceOf, DEMO } from '#ledger';
import { withTestServer } from '#testing';
import { placeCarts } from '../bet/place/store-place.ts';
import {
  drawTestIssue,
  makePlayers,
  openTestIssue,
  placeOn,
  row,
  smallCart,
} from '../bet/testing.ts';
import { registerPlayer, TEST_PASSWORD } from '../../auth/login/testing.ts';
import { exclude } from './exclude.ts';
import { addBreak } from './store.ts';
import { inboxOf } from '../../messaging/inbox/testing/inbox.ts';

const START = Date.parse('2027-03-10T12:00:00+08:00');
const DAY_MS = 86_400_000;
const server = withTestServer({ startAt: START, games: [4] });
const BET = row('ssc.fixed', '3||||');

const onePlayer = async (): Promise<bigint> =>
  (await makePlayers(server(), 1, mills(1_000_000)))[0]!;

async function bet(player: bigint): Promise<string> {
  const issue = await openTestIssue(server());
  return (await placeCarts(server().db, [smallCart(player, issue, [1])]))[0]!.verdict;
}

const timeOut = { kind: 1, length: '24 hours', isByOperator: false };
const exclusion = { kind: 2, length: '6 months', isByOperator: false };

async function flagsOf(player: bigint): Promise<bigint> {
  const { rows } = await sql<{ flags: bigint }>`
    SELECT flags FROM player WHERE player_id = ${player}`.execute(server().owner);
  return rows[0]!.flags;
}

test('a self-exclusion: no bet from the next one on, open bets run on, and whoever signs in is told', async () => {
  const { token, userName, playerId } = await registerPlayer(server());
  const issue = await openTestIssue(server());
  const placed = await placeOn(server(), token, issue, [BET]);
  expect(placed.code).toBe('OK');
  const taken = await server().call(
    responsibleGamingHttp.takeBreak,
    { Length: 'months6' },
    { token },
  );
  expect(taken.value).toEqual({
    IsExclusion: true,
    UntilTimeStamp: Date.parse('2027-09-10T12:00:00+08:00'),
    IsByOperator: false,
  });
  expect(await inboxOf(server(), playerId)).toEqual(['Your break has begun']);
  const refused = await placeOn(server(), token, issue, [BET]);
  expect([refused.code, refused.params]).toEqual(['ON_BREAK', { until: '2027-09-10 12:00' }]);
  // What was accepted before is told as it was, and may still be taken back.
  const [id = ''] = placed.value.BetIds;
  const { IntentId } = placed.value;
  expect((await server().call(betHttp.byIntent, { IntentId }, { token })).code).toBe('OK');
  await drawTestIssue(server(), issue, '3,0,0,0,0');
  await server().runJobs('bet.settle');
  const { value: records } = await server().call(
    betHttp.getBetRecords,
    { Id: id, PageSize: 1 },
    { token },
  );
  expect(records.Rows[0]).toMatchObject({ State: 3, Prize: 19_560n });
  expect(await balanceOf(server().db, playerId, DEMO)).toBe(10_017_560n);

  const login = { UserName: userName, Password: TEST_PASSWORD };
  const again = await server().call(loginHttp.login, login);
  expect(again.code).toBe('OK');
  const session = await server().call(responsibleGamingHttp.getSession, null, {
    token: again.value.access_token,
  });
  expect(session.value.Break).toEqual(taken.value);
  const { value: data } = await server().call(playerHttp.getPlayerBaseData, null, { token });
  expect(data.playerData.IsBetDisabled).toBe(true);
});

test('none is lifted early or shortened: not by a shorter one, not by an operator', async () => {
  const { db, owner } = server();
  const player = await onePlayer();
  const name = `excluded${player}`;
  await sql`UPDATE player SET user_name = ${name} WHERE player_id = ${player}`.execute(owner);
  const { untilMs } = await addBreak(db, player, exclusion);
  expect(await addBreak(db, player, timeOut)).toEqual({ isTaken: false, untilMs });
  const as = (length: string) => exclude(db, 'command', { userName: name, length }, 'he asked');
  expect(await as('week')).toEqual({ ok: false, error: 'NOT_LONGER' });
  expect(await as('months6')).toEqual({ ok: false, error: 'NOT_LONGER' });
  expect(await as('never')).toEqual({ ok: false, error: 'NO_SUCH_LENGTH' });
  expect(await exclude(db, 'command', { userName: 'nobody', length: 'year' }, 'x')).toEqual({
    ok: false,
    error: 'NO_SUCH_PLAYER',
  });
  const longer = await as('years2');
  expect(longer.ok && longer.value).toBe(Date.parse('2029-03-10T12:00:00+08:00'));
  expect(await bet(player)).toBe('ON_BREAK');
  const { rows } = await sql<{ target: string; reason: string }>`
    SELECT target, reason FROM operator_audit WHERE permission = 'limit.players.exclude'`.execute(
    owner,
  );
  expect(rows).toEqual([{ target: `player ${name}`, reason: 'he asked' }]);
  // What was refused is not in his inbox.
  expect(await inboxOf(server(), player)).toEqual(['You were excluded from betting']);
});

test('less than a day is no time-out, less than six months no exclusion', async () => {
  const player = await onePlayer();
  const short = addBreak(server().db, player, { ...timeOut, length: '1 hour' });
  await expect(short).rejects.toThrow(/too short/);
  const month = addBreak(server().db, player, { ...exclusion, length: '1 month' });
  await expect(month).rejects.toThrow(/too short/);
});

test('it ends by the clock, the flag with it, and a longer one goes on', async () => {
  const { db, clock } = server();
  const [resting, excluded, both] = [await onePlayer(), await onePlayer(), await onePlayer()];
  await clock.set(START);
  await addBreak(db, resting, timeOut);
  await addBreak(db, excluded, exclusion);
  await addBreak(db, both, exclusion);
  await addBreak(db, both, { ...exclusion, length: '12 months' });
  expect(await bet(resting)).toBe('ON_BREAK');
  expect([await flagsOf(resting), await flagsOf(excluded)]).toEqual([0n, 1n << 20n]);
  await clock.set(START + DAY_MS - 1);
  expect(await bet(resting)).toBe('ON_BREAK');
  await clock.set(START + DAY_MS);
  expect(await bet(resting)).toBe('OK');
  await clock.set(Date.parse('2027-09-10T11:59:59+08:00'));
  await server().runJobs('limit.breaks');
  expect(await bet(excluded)).toBe('ON_BREAK');
  await clock.set(Date.parse('2027-09-10T12:00:00+08:00'));
  await server().runJobs('limit.breaks');
  expect(await bet(excluded)).toBe('OK');
  expect(await bet(both)).toBe('ON_BREAK');
  expect([await flagsOf(excluded), await flagsOf(both)]).toEqual([0n, 1n << 20n]);
});
