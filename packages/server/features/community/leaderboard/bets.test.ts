import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { betHttp } from '@fairlot/wire/play/bet';
import {
  LEADER_BET_CHARS,
  leaderboardHttp,
  type LeaderBet,
} from '@fairlot/wire/community/leaderboard';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { cancel } from '../../play/bet/place/cancel.ts';
import { placeCarts } from '../../play/bet/place/store-place.ts';
import {
  BET_FEATURES,
  cancelling,
  closeTestIssue,
  drawTestIssue,
  openTestIssue,
  row,
  smallCart,
  type TestIssue,
} from '../../play/bet/testing.ts';
import { follow } from '../follow/index.ts';
import { agreeToBeFollowed, followAll, leaderBets, makeLeader } from '../follow/testing/plans.ts';
import { schedule } from '../../play/schedule/index.ts';
import { readyPlayer, schedule as plan } from '../../play/schedule/testing/plans.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { getBets } from './bets.ts';
import { HOLDS_MS } from './http.ts';
import { leaderboard } from './index.ts';
import { readNewestBets, readShower } from './store-bets.ts';

const server = withTestServer({
  startAt: Date.parse('2027-03-05T04:00:30Z'),
  features: [...BET_FEATURES, schedule, leaderboard, follow],
});

let asks: TestPlayer;
beforeAll(async () => {
  asks = await registerPlayer(server());
});

const ALL = { IsShown: true, IsFollowable: false, ShowsBets: true };
const agree = async (player: TestPlayer, input: Partial<typeof ALL> = {}) =>
  (await server().call(leaderboardHttp.agree, { ...ALL, ...input }, player)).value;

async function handleOf({ playerId }: TestPlayer): Promise<string> {
  const { rows } = await sql<{ handle: string }>`
    SELECT handle FROM leader_consent WHERE player_id = ${playerId}`.execute(server().owner);
  return rows[0]!.handle;
}

/** What is shown of him now; what is asked for from outside may have been read a moment before. */
async function ask(
  handle: string,
): Promise<{ code: string; value: { Rows: readonly LeaderBet[] } }> {
  const bets = await getBets(server().db, handle);
  return bets.ok
    ? { code: 'OK', value: { Rows: bets.value } }
    : { code: bets.error.code, value: { Rows: [] } };
}

const bet = async (player: TestPlayer, issue: TestIssue, digit: number, isHidden = false) => {
  const reply = await server().call(
    betHttp.place,
    {
      IntentId: randomUUID(),
      GameId: issue.gameId,
      SerialNumber: issue.serial,
      Bets: [row('ssc.fixed', `${digit}||||`)],
      IsHidden: isHidden,
    },
    player,
  );
  expect(reply.code).toBe('OK');
  return reply.value.BetIds[0]!;
};

/** One after the other, each a little later: what is newer is known by its time. */
async function betAll(player: TestPlayer, issue: TestIssue, digits: readonly number[]) {
  for (const digit of digits) {
    await bet(player, issue, digit);
    await server().clock.advance(10);
  }
}

test('bets are shown of who agreed to it, from then on, as soon as their issue has closed', async () => {
  const player = await registerPlayer(server());
  const issue = await openTestIssue(server());
  await bet(player, issue, 1);
  expect(await agree(player, { ShowsBets: false })).toEqual({ ...ALL, ShowsBets: false });
  const handle = await handleOf(player);
  expect((await ask(handle)).code).toBe('NOT_SHOWN');
  expect((await ask(randomUUID())).code).toBe('NOT_SHOWN');
  await server().clock.advance(10);
  expect(await agree(player)).toEqual(ALL);
  const consent = (await server().call(leaderboardHttp.getConsent, {}, player)).value;
  expect(consent).toMatchObject({ ShowsBets: true, BetsTimeStamp: expect.any(Number) as number });
  await betAll(player, issue, [2, 3]);
  expect((await ask(handle)).value.Rows).toEqual([]);
  await closeTestIssue(server(), issue);
  const closed = (await ask(handle)).value.Rows;
  expect(closed.map(({ Content, Came }) => [Content, Came])).toEqual([
    ['3||||', 'waiting'],
    ['2||||', 'waiting'],
  ]);
  expect(closed[0]).toEqual({
    TimeStamp: closed[0]!.TimeStamp,
    GameId: issue.gameId,
    SerialNumber: issue.serial,
    Play: 'ssc.fixed',
    Content: '3||||',
    IsContentCut: false,
    Notes: 1,
    WinningNumber: null,
    Came: 'waiting',
  });
  // Agreed to anew it begins anew; and what is not shown at all shows no bets either.
  expect(await agree(player, { IsShown: false })).toEqual({
    IsShown: false,
    IsFollowable: false,
    ShowsBets: false,
  });
  expect((await ask(handle)).code).toBe('NOT_SHOWN');
  await server().clock.advance(10);
  await agree(player);
  expect((await ask(handle)).value.Rows).toEqual([]);
});

test('each says how it came out, ten at the most, and none that was taken back or is a day old', async () => {
  const player = await registerPlayer(server());
  await agree(player);
  const handle = await handleOf(player);
  const first = await openTestIssue(server());
  const taken = await bet(player, first, 5);
  expect(await cancel(cancelling(server().db), player.playerId, taken)).toMatchObject({ ok: true });
  await betAll(player, first, [7, 1]);
  await drawTestIssue(server(), first, '1,2,3,4,5');
  await server().runJobs('bet.settle');
  const came = (await ask(handle)).value.Rows;
  expect(came.map(({ Content, Came }) => [Content, Came])).toEqual([
    ['1||||', 'ahead'],
    ['7||||', 'behind'],
  ]);
  expect(came[0]?.WinningNumber).toBe('1,2,3,4,5');
  const second = await openTestIssue(server());
  await betAll(player, second, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1]);
  await closeTestIssue(server(), second);
  const { Rows } = (await ask(handle)).value;
  expect(Rows.map(({ Content }) => Content[0]).join('')).toBe('1098765432');
  await sql`UPDATE leader_consent SET bets_at = bets_at - interval '3 days'`.execute(
    server().owner,
  );
  const { since } = (await readShower(server().db, handle))!;
  const dayAgoMs = (await server().clock.now()) - 86_400_000;
  expect(Math.abs(Number(since / 1000n) - dayAgoMs)).toBeLessThan(10_000);
});

test('of a long selection the beginning is shown, which says that it is no more', async () => {
  const player = await registerPlayer(server());
  await agree(player);
  const issue = await openTestIssue(server());
  const lines = Array.from({ length: 500 }, (_, i) => String(i * 7).padStart(5, '0')).join(' ');
  const cart = {
    IntentId: randomUUID(),
    GameId: issue.gameId,
    SerialNumber: issue.serial,
    Bets: [row('ssc.star5.directText', lines, { Mode: 3 })],
  };
  expect((await server().call(betHttp.place, cart, player)).code).toBe('OK');
  await closeTestIssue(server(), issue);
  const { Rows } = (await ask(await handleOf(player))).value;
  expect(Rows).toMatchObject([
    { Content: lines.slice(0, LEADER_BET_CHARS), IsContentCut: true, Notes: 500 },
  ]);
});

test('nobody is shown what was hidden, or what was bet for him', async () => {
  const player = await readyPlayer(server());
  await agree(player);
  const handle = await handleOf(player);
  const issue = await openTestIssue(server());
  await bet(player, issue, 8, true);
  expect((await plan(server(), player, [issue])).code).toBe('OK');
  await server().runJobs('schedule.convert');
  const leader = await makeLeader(server());
  await followAll(server(), [player.playerId], leader, { nowMs: await server().clock.now() });
  await leaderBets(server(), leader, issue, [9]);
  await server().runJobs('follow.place');
  await bet(player, issue, 6);
  const records = (await server().call(betHttp.getBetRecords, { PageSize: 10 }, player)).value.Rows;
  expect(records).toHaveLength(4);
  await closeTestIssue(server(), issue);
  const { Rows } = (await ask(handle)).value;
  expect(Rows.map(({ Content }) => Content)).toEqual(['6||||']);
  // The one who is followed shows his own only as he agrees to that too.
  expect((await ask(leader.handle)).code).toBe('NOT_SHOWN');
});

test('a board names by which handle bets are asked for, apart from following', async () => {
  const [shows, followed] = [await registerPlayer(server()), await registerPlayer(server())];
  await agree(shows);
  await agreeToBeFollowed(server(), followed.playerId);
  const issue = await openTestIssue(server());
  for (const player of [shows, followed]) await bet(player, issue, 1);
  await drawTestIssue(server(), issue, '1,2,3,4,5');
  await server().runJobs('bet.settle');
  await server().runJobs('leaders.count');
  const { Rows } = (await server().call(leaderboardHttp.getLeaders, { By: 'streak' }, asks)).value;
  const of = async (player: TestPlayer) => {
    const handle = await handleOf(player);
    return Rows.filter(({ Handle, BetsHandle }) => [Handle, BetsHandle].includes(handle)).map(
      ({ Handle, BetsHandle }) => [Handle === handle, BetsHandle === handle],
    );
  };
  expect([await of(shows), await of(followed)]).toEqual([[[false, true]], [[true, false]]]);
});

test('neither the board nor the newest bets name a game in which all was hidden', async () => {
  const player = await registerPlayer(server());
  await agree(player);
  const handle = await handleOf(player);
  const ownRow = async () => {
    const { Own } = (await server().call(leaderboardHttp.getLeaders, { By: 'net' }, player)).value;
    const { TopGameId, LastGameId, BetsHandle } = Own!;
    return { TopGameId, LastGameId, BetsHandle };
  };
  const settle = async (isHidden: boolean) => {
    const issue = await openTestIssue(server());
    await bet(player, issue, 1, isHidden);
    await drawTestIssue(server(), issue, '1,2,3,4,5');
    await server().runJobs('bet.settle');
    await server().runJobs('leaders.count');
    return issue;
  };
  await settle(true);
  expect(await ownRow()).toEqual({ TopGameId: null, LastGameId: null, BetsHandle: handle });
  expect((await ask(handle)).value.Rows).toEqual([]);
  const { gameId } = await settle(false);
  expect(await ownRow()).toEqual({ TopGameId: gameId, LastGameId: gameId, BetsHandle: handle });
  expect((await ask(handle)).value.Rows.map(({ GameId }) => GameId)).toEqual([gameId]);
});

test('of who bets without end so many are looked at', async () => {
  const player = await registerPlayer(server());
  await agree(player);
  const issue = await openTestIssue(server());
  await bet(player, issue, 6);
  await server().clock.advance(10);
  const carts = [1, 2, 3].map((digit) => ({
    ...smallCart(player.playerId, issue, [digit]),
    isHidden: true,
  }));
  await placeCarts(server().db, carts);
  await closeTestIssue(server(), issue);
  const shower = (await readShower(server().db, await handleOf(player)))!;
  const counts = [3, 4].map(
    async (most) => (await readNewestBets(server().db, shower, most)).length,
  );
  expect(await Promise.all(counts)).toEqual([0, 1]);
});

/** How many wait for whom bets are shown of, while nobody may read it and these ask. */
async function readersAmong(askAll: () => readonly Promise<unknown>[]): Promise<number> {
  const { owner } = server();
  const waiting = async (): Promise<number> => {
    const { rows } = await sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'
      AND datname = current_database() AND query LIKE '%leader_consent WHERE handle%'`.execute(
      owner,
    );
    return rows.length;
  };
  const { readers, asked } = await transaction(owner, async (tx) => {
    await sql`LOCK TABLE leader_consent IN ACCESS EXCLUSIVE MODE`.execute(tx);
    const all = Promise.all(askAll());
    await expect.poll(waiting).toBeGreaterThan(0);
    // Whoever else asks the database is behind them by now.
    let [before, now] = [0, await waiting()];
    while (now > before) {
      await sql`SELECT pg_sleep(0.1)`.execute(owner);
      [before, now] = [now, await waiting()];
    }
    return { readers: now, asked: { all } };
  });
  await asked.all;
  return readers;
}

test('all who look at the bets of one leader cause one read, and he is gone for them within a second', async () => {
  const player = await registerPlayer(server());
  await agree(player);
  const issue = await openTestIssue(server());
  await bet(player, issue, 4);
  await closeTestIssue(server(), issue);
  const Handle = await handleOf(player);
  const bySheet = () => server().call(leaderboardHttp.getBets, { Handle }, asks);
  const ten = <T>(work: () => T): T[] => Array.from({ length: 10 }, work);
  expect(await readersAmong(() => ten(bySheet))).toBe(1);
  // Without what is held each reads for himself.
  expect(await readersAmong(() => ten(() => ask(Handle)))).toBe(10);
  await delay(HOLDS_MS);
  const shown = (await bySheet()).value;
  expect(shown.Rows.map(({ Content }) => Content)).toEqual(['4||||']);
  const readAt = performance.now();
  await server().clock.advance(200);
  // What is held is not what time it is.
  expect((await bySheet()).value.DateTimeNow).toBeGreaterThanOrEqual(shown.DateTimeNow + 200);
  await agree(player, { IsShown: false });
  await delay(Math.max(0, readAt + HOLDS_MS - performance.now()));
  expect((await bySheet()).code).toBe('NOT_SHOWN');
});
