import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { followHttp } from '@fairlot/wire/community/follow';
import { leaderboardHttp } from '@fairlot/wire/community/leaderboard';
import { withTestServer } from '#testing';
import { BET_FEATURES, openTestIssue } from '../../play/bet/testing.ts';
import { leaderboard } from '../leaderboard/index.ts';
import { agree } from '../leaderboard/store.ts';
import { operator } from '../../staff/operator/index.ts';
import { schedule } from '../../play/schedule/index.ts';
import { registerPlayer } from '../../auth/login/testing.ts';
import { bar } from './bar.ts';
import { follow } from './index.ts';
import { placeOrders } from './place.ts';
import { start } from './start.ts';
import {
  askedFor,
  followAll,
  leaderBets,
  makeLeader,
  ordersOf,
  partsOn,
  planOf,
  readyPlayers,
} from './testing/plans.ts';

/** The flag DISABLE_FOLLOW: whoever has it follows nobody, and is followed by nobody. */
const server = withTestServer({
  features: [
    ...BET_FEATURES.slice(0, 2),
    operator,
    ...BET_FEATURES.slice(2),
    schedule,
    leaderboard,
    follow,
  ],
});

async function nameOf(playerId: bigint): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    SELECT user_name AS name FROM player WHERE player_id = ${playerId}`.execute(server().owner);
  return rows[0]!.name;
}
const set = async (playerId: bigint, isBarred: boolean) =>
  bar(server().db, 'command', { userName: await nameOf(playerId), isBarred }, 'a test');
const FOLLOWED = { IsShown: true, IsFollowable: true };

it('who is barred begins nothing, agrees to nothing and asks for nothing, until he is let again', async () => {
  const { db, clock } = server();
  const leader = await makeLeader(server());
  const me = await registerPlayer(server());
  await sql`INSERT INTO schedule_agreement (player_id, version) VALUES (${me.playerId}, 1)`.execute(
    server().owner,
  );
  const { token } = me;
  const begin = async () =>
    (await server().call(followHttp.start, askedFor(leader, await clock.now()), { token })).code;
  const said = async () => [
    await begin(),
    (await server().call(leaderboardHttp.agree, FOLLOWED, { token })).code,
    (await server().call(followHttp.setRate, { CommissionRate: 5 }, { token })).code,
  ];
  expect(await set(me.playerId, true)).toEqual({ ok: true, value: true });
  expect(await set(me.playerId, true)).toMatchObject({ error: 'ALREADY_SO' });
  expect(await said()).toEqual(['FOLLOW_DISABLED', 'FOLLOW_DISABLED', 'FOLLOW_DISABLED']);
  const shown = { IsShown: true, IsFollowable: false };
  expect((await server().call(leaderboardHttp.agree, shown, { token })).code).toBe('OK');
  expect(await set(me.playerId, false)).toEqual({ ok: true, value: false });
  expect(await said()).toEqual(['OK', 'OK', 'OK']);
  expect(await bar(db, 'command', { userName: 'nobody', isBarred: true }, 'a test')).toMatchObject({
    error: 'NO_SUCH_PLAYER',
  });
});

it('what he follows ends, and no order of it is bet; another who follows the same leader is bet for', async () => {
  const { clock, platform } = server();
  const leader = await makeLeader(server());
  const players = await readyPlayers(server(), 2);
  const issue = await openTestIssue(server());
  const [barred = '', other = ''] = await followAll(server(), players, leader, {
    nowMs: await clock.now(),
  });
  await leaderBets(server(), leader, issue, [3]);
  await set(players[0]!, true);
  await placeOrders(partsOn(platform));
  expect(await ordersOf(server(), barred)).toMatchObject([{ state: 0 }]);
  // The control: whoever is not barred is bet for in the same call.
  expect(await ordersOf(server(), other)).toMatchObject([{ state: 1, stake: 4000n }]);
  await server().runJobs('follow.over');
  expect(await planOf(server(), barred)).toMatchObject({ state: 6, placed: 0, failed: 1 });
  expect(await planOf(server(), other)).toMatchObject({ state: 0, placed: 1 });
});

it('who follows him ends, he is shown without a way to follow, and nobody begins', async () => {
  const { db, clock, platform } = server();
  const leader = await makeLeader(server());
  const players = await readyPlayers(server(), 2);
  const issue = await openTestIssue(server());
  const nowMs = await clock.now();
  const [plan = ''] = await followAll(server(), players.slice(0, 1), leader, { nowMs });
  await leaderBets(server(), leader, issue, [3]);
  await set(leader.id, true);
  await placeOrders(partsOn(platform));
  await server().runJobs('follow.over');
  expect(await planOf(server(), plan)).toMatchObject({ state: 6, placed: 0 });
  expect(await start(db, players[1]!, askedFor(leader, nowMs))).toMatchObject({
    error: { code: 'NOT_FOLLOWABLE' },
  });
  // Let again, he is followed only after he agreed anew.
  await set(leader.id, false);
  expect(await start(db, players[1]!, askedFor(leader, nowMs))).toMatchObject({
    error: { code: 'NOT_FOLLOWABLE' },
  });
  await agree(db, leader.id, FOLLOWED);
  expect(await start(db, players[1]!, askedFor(leader, nowMs))).toMatchObject({ ok: true });
});

it('who is barred while he agrees is not followed, whoever comes first', async () => {
  const { db, owner } = server();
  for (let n = 0; n < 6; n += 1) {
    const [player = 0n] = await readyPlayers(server(), 1);
    await Promise.all([agree(db, player, FOLLOWED), set(player, true)]);
    const { rows } = await sql<{ followed: boolean }>`
      SELECT followed_at IS NOT NULL AS followed FROM leader_consent WHERE player_id = ${player}`.execute(
      owner,
    );
    expect(rows.filter(({ followed }) => followed)).toEqual([]);
  }
});
