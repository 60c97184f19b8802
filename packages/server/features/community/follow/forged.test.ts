import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { withTestServer } from '#testing';
import { BET_FEATURES, openTestIssue } from '../../play/bet/testing.ts';
import { leaderboard } from '../leaderboard/index.ts';
import { schedule } from '../../play/schedule/index.ts';
import { follow } from './index.ts';
import { placeOrders } from './place.ts';
import { start } from './start.ts';
import { stop } from './stop.ts';
import { getOrders } from './records.ts';
import {
  askedFor,
  followAll,
  leaderBets,
  makeLeader,
  partsOn,
  planOf,
  readyPlayers,
} from './testing/plans.ts';

const server = withTestServer({ features: [...BET_FEATURES, schedule, leaderboard, follow] });

it('an order waits under a name that its player cannot bet by', async () => {
  const { db, clock, owner } = server();
  const leader = await makeLeader(server());
  const [playerId = 0n] = await readyPlayers(server(), 1);
  const issue = await openTestIssue(server());
  const [id = ''] = await followAll(server(), [playerId], leader, { nowMs: await clock.now() });
  await leaderBets(server(), leader, issue, [1]);
  await leaderBets(server(), leader, issue, [2]);
  const seen = await getOrders(db, playerId, { Id: id, PageSize: 1 });
  const { rows } = await sql<{ intent: string }>`
    SELECT intent FROM follow_order WHERE plan_id = ${id}`.execute(owner);
  const text = JSON.stringify(seen, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  expect(rows).toHaveLength(2);
  for (const { intent } of rows) expect(text).not.toContain(intent);
});

it('who begins and ends plans again and again is held to so many a day', async () => {
  const { db, clock } = server();
  const leader = await makeLeader(server());
  const [playerId = 0n] = await readyPlayers(server(), 1);
  const most = { begun: 3 };
  const begin = async () => start(db, playerId, askedFor(leader, await clock.now()), most);
  for (let n = 0; n < 3; n += 1) {
    const begun = await begin();
    if (!begun.ok) throw new Error(`plan ${n} began`);
    await stop(db, { playerId, id: begun.value.Id });
  }
  expect(await begin()).toEqual({
    ok: false,
    error: { code: 'TOO_OFTEN', params: { max: 3 } },
  });
  await clock.advance(86_400_001);
  expect(await begin()).toMatchObject({ ok: true });
});

it('an order is not bet once its leader agrees no longer, nor if he agrees anew before anybody looks', async () => {
  const { clock, owner, platform } = server();
  const leader = await makeLeader(server());
  const players = await readyPlayers(server(), 1);
  const issue = await openTestIssue(server());
  const [id = ''] = await followAll(server(), players, leader, { nowMs: await clock.now() });
  const agree = (isSo: boolean) =>
    sql`SELECT leader_agree(${leader.id}, true, ${isSo})`.execute(owner);
  await leaderBets(server(), leader, issue, [1]);
  await clock.advance(5);
  await agree(false);
  await placeOrders(partsOn(platform));
  expect(await planOf(server(), id)).toMatchObject({ state: 0, placed: 0 });
  await clock.advance(5);
  await agree(true);
  await leaderBets(server(), leader, issue, [2]);
  await placeOrders(partsOn(platform));
  expect(await planOf(server(), id)).toMatchObject({ state: 0, placed: 0 });
  await server().runJobs('follow.over');
  expect(await planOf(server(), id)).toMatchObject({ state: 6, placed: 0, failed: 1 });
});
