import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { betHttp } from '@fairlot/wire/play/bet';
import { followHttp } from '@fairlot/wire/community/follow';
import { scheduleHttp } from '@fairlot/wire/play/schedule';
import { balanceOf } from '#ledger';
import { withTestServer } from '#testing';
import { cancel } from '../../play/bet/place/cancel.ts';
import { placeCarts } from '../../play/bet/place/store-place.ts';
import {
  BET_FEATURES,
  cancelling,
  cancelTestIssue,
  closeTestIssue,
  drawTestIssue,
  openTestIssue,
  row,
  smallCart,
  type TestIssue,
} from '../../play/bet/testing.ts';
import { leaderboard } from '../leaderboard/index.ts';
import { schedule } from '../../play/schedule/index.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { follow } from './index.ts';
import { start } from './start.ts';
import { stop } from './stop.ts';
import { forgetOld } from './store.ts';
import {
  agreeToBeFollowed,
  askedFor,
  followAll,
  leaderBets,
  makeLeader,
  ordersOf,
  planOf,
  readyPlayers,
  type TestLeader,
} from './testing/plans.ts';

const START = Date.parse('2027-03-05T04:00:30Z');
const server = withTestServer({
  startAt: START,
  features: [...BET_FEATURES, schedule, leaderboard, follow],
});
const nowMs = (): Promise<number> => server().clock.now();

/** Everything that is to be done by now. */
async function run(): Promise<void> {
  for (const name of ['spread', 'place', 'late', 'over']) await server().runJobs(`follow.${name}`);
}
async function end(issue: TestIssue, winning: string): Promise<void> {
  await drawTestIssue(server(), issue, winning);
  await server().runJobs('bet.settle');
  await server().runJobs('follow.judge');
}
const wallet = (id: bigint) => balanceOf(server().db, id, 'DEM');

describe('beginning to follow', () => {
  let leader: TestLeader;
  let player: TestPlayer;
  beforeAll(async () => {
    leader = await makeLeader(server());
    player = await registerPlayer(server());
  });
  const begin = async (who: TestPlayer, more: object = {}) =>
    server().call(
      followHttp.start,
      { ...askedFor(leader, await nowMs()), ...more },
      { token: who.token },
    );

  it('asks for the agreement first, and is one plan however often it is sent', async () => {
    expect((await begin(player)).code).toBe('AGREEMENT');
    const { token } = player;
    await server().call(scheduleHttp.acceptAgreement, { Version: 1 }, { token });
    const asked = { IntentId: randomUUID() };
    const first = await begin(player, asked);
    expect(first.value).toMatchObject({ Duplicate: false });
    expect((await begin(player, asked)).value).toEqual({ ...first.value, Duplicate: true });
    expect((await begin(player, { ...asked, Value: 3 })).code).toBe('INTENT_REUSED');
    expect((await begin(player)).code).toBe('FOLLOWS_ALREADY');
  });

  it.each([
    ['nobody of that name', 'NOT_FOLLOWABLE', { Handle: randomUUID() }],
    ['more than a hundred times', 'VALUE_RANGE', { Mode: 2, Value: 101 }],
    ['more than all of a stake', 'VALUE_RANGE', { Mode: 3, Value: 101 }],
    ['a day that costs less than a bet', 'CAPS_ORDER', { BetCap: 2000n, DayCap: 1999n }],
    ['a time that is over', 'UNTIL_RANGE', { UntilTimeStamp: START - 1 }],
    ['longer than ninety days', 'UNTIL_RANGE', { UntilTimeStamp: START + 91 * 86_400_000 }],
  ])('refuses %s', async (_, code, more) => {
    expect((await begin(player, more)).code).toBe(code);
  });

  it('refuses oneself, and whoever no longer agrees', async () => {
    const own = await agreeToBeFollowed(server(), player.playerId);
    expect((await begin(player, { Handle: own })).code).toBe('OWN_SELF');
    await sql`SELECT leader_agree(${player.playerId}, true, false)`.execute(server().owner);
    const [other = 0n] = await readyPlayers(server(), 1);
    const asked = askedFor({ id: player.playerId, handle: own }, await nowMs());
    expect(await start(server().db, other, asked)).toMatchObject({
      error: { code: 'NOT_FOLLOWABLE' },
    });
  });

  it('holds the plans of a player and the followers of a leader to their most, at the same moment too', async () => {
    const players = await readyPlayers(server(), 6);
    const alone = await makeLeader(server());
    const at = await nowMs();
    const most = { plans: 20, followers: 3 };
    const all = await Promise.all(
      players.map((id) => start(server().db, id, askedFor(alone, at), most)),
    );
    const refused = all.flatMap((each) => (each.ok ? [] : [each.error.code]));
    expect(refused).toEqual(['LEADER_FULL', 'LEADER_FULL', 'LEADER_FULL']);
    const leaders = [];
    for (let n = 0; n < 4; n += 1) leaders.push(await makeLeader(server()));
    const mine = await Promise.all(
      leaders.map((each) =>
        start(server().db, players[5]!, askedFor(each, at), { plans: 2, followers: 9 }),
      ),
    );
    const codes = mine.flatMap((each) => (each.ok ? [] : [each.error.code]));
    expect(codes.filter((code) => code === 'TOO_MANY_PLANS').length).toBeGreaterThanOrEqual(2);
    expect(await server().audit()).toEqual([]);
  });
});

describe('a plan', () => {
  let leader: TestLeader;
  let issue: TestIssue;
  const setting = async (more: object = {}): Promise<readonly [bigint, string]> => {
    leader = await makeLeader(server());
    issue = await openTestIssue(server());
    const [player = 0n] = await readyPlayers(server(), 1);
    const [plan = ''] = await followAll(server(), [player], leader, {
      nowMs: await nowMs(),
      ...more,
    });
    return [player, plan];
  };

  it('bets what its leader bets from its beginning on, and ends with the bets of the issue', async () => {
    const [player, plan] = await setting();
    await leaderBets(server(), leader, issue, [3, 1]);
    await run();
    expect(await ordersOf(server(), plan)).toMatchObject([{ state: 1, stake: 8000n }]);
    expect(await wallet(player)).toBe(992_000n);
    await end(issue, '3,9,9,9,9');
    // 2 x 2 x 9.78, of the two digits one.
    expect(await ordersOf(server(), plan)).toMatchObject([{ state: 3, prize: 39_120n }]);
    expect(await wallet(player)).toBe(992_000n + 39_120n);
    expect(await server().audit()).toEqual([]);
  });

  it.each([
    ['a fixed sum, in the proportions of the cart', { Mode: 1, Value: 12_000 }, 12_000n],
    ['a part, at least the smallest stake of each bet', { Mode: 3, Value: 1 }, 4000n],
    ['what its cap leaves', { Mode: 2, Value: 100, BetCap: mills(10_000) }, 8000n],
  ])('bets %s', async (_, more, stake) => {
    const [, plan] = await setting(more);
    await leaderBets(server(), leader, issue, [3, 1]);
    await run();
    expect(await ordersOf(server(), plan)).toMatchObject([{ state: 1, stake }]);
  });

  it.each([
    ['the cap of a bet is below the smallest stake', { BetCap: mills(3000) }, 'BET_CAP'],
    ['the day has no room', { DayCap: mills(7000), BetCap: mills(7000), Value: 1 }, 'DAY_CAP'],
  ])('fails where %s', async (_, more, code) => {
    const [player, plan] = await setting(more);
    await leaderBets(server(), leader, issue, [3, 1]);
    await run();
    await server().clock.advance(1);
    await leaderBets(server(), leader, issue, [3, 1]);
    await run();
    const last = (await ordersOf(server(), plan)).at(-1);
    expect(last).toMatchObject({ state: 5, stake: null, reason: { Code: code } });
    expect(await wallet(player)).toBe(1_000_000n - (await planOf(server(), plan)).staked);
  });

  it('of other games bets nothing', async () => {
    const [, plan] = await setting({ GameIds: [93] });
    await leaderBets(server(), leader, issue, [3]);
    await run();
    expect(await ordersOf(server(), plan)).toEqual([]);
  });

  it('bets only up to three seconds before the close', async () => {
    const [, plan] = await setting();
    await server().clock.advance(60_000 - 3_002);
    await leaderBets(server(), leader, issue, [3]);
    await run();
    expect(await ordersOf(server(), plan)).toMatchObject([{ state: 1 }]);
    await server().clock.advance(1);
    await leaderBets(server(), leader, issue, [3]);
    await server().clock.advance(1);
    await run();
    const orders = await ordersOf(server(), plan);
    expect(orders[1]).toMatchObject({ state: 5, reason: { Code: 'TOO_LATE' } });
    await closeTestIssue(server(), issue);
  });

  it('waits for nothing that a leader took back, and keeps what it bet before', async () => {
    const [player, plan] = await setting();
    const [bets] = await placeCarts(server().db, [smallCart(leader.id, issue, [1])]);
    await run();
    await server().clock.advance(1);
    await leaderBets(server(), leader, issue, [2]);
    const { rows } = await sql<{ id: string }>`SELECT id FROM bet WHERE player_id = ${leader.id}
      AND id <> ${bets!.receipt!.betIds[0]!}`.execute(server().owner);
    for (const id of [bets!.receipt!.betIds[0]!, rows[0]!.id]) {
      expect(await cancel(cancelling(server().db), leader.id, id)).toMatchObject({ ok: true });
    }
    await run();
    expect(await ordersOf(server(), plan)).toMatchObject([
      { state: 1, stake: 4000n },
      { state: 5, reason: { Code: 'LEADER_CANCELLED' } },
    ]);
    expect(await wallet(player)).toBe(996_000n);
  });

  it('follows no bets that follow, and none of a schedule', async () => {
    const [player, plan] = await setting();
    const handle = await agreeToBeFollowed(server(), player);
    const [third = 0n] = await readyPlayers(server(), 1);
    const second = { id: player, handle };
    const [chain = ''] = await followAll(server(), [third], second, { nowMs: await nowMs() });
    // A circle: the leader follows who follows him.
    await sql`INSERT INTO schedule_agreement (player_id, version) VALUES (${leader.id}, 1)`.execute(
      server().owner,
    );
    const [circle = ''] = await followAll(server(), [leader.id], second, { nowMs: await nowMs() });
    await leaderBets(server(), leader, issue, [3]);
    for (let turn = 0; turn < 3; turn += 1) await run();
    expect(await ordersOf(server(), plan)).toHaveLength(1);
    expect([await ordersOf(server(), chain), await ordersOf(server(), circle)]).toEqual([[], []]);
    await leaderBets(server(), second, issue, [4]);
    await run();
    expect(await ordersOf(server(), chain)).toMatchObject([{ state: 1 }]);
  });

  it('follows nothing that its leader hid, from the call to the audit, and what he bets openly beside it', async () => {
    const lead = await registerPlayer(server());
    const handle = await agreeToBeFollowed(server(), lead.playerId);
    const on = await openTestIssue(server());
    const [player = 0n] = await readyPlayers(server(), 1);
    const hider = { id: lead.playerId, handle };
    const [plan = ''] = await followAll(server(), [player], hider, { nowMs: await nowMs() });
    const send = (IsHidden?: boolean) =>
      server().call(
        betHttp.place,
        {
          IntentId: randomUUID(),
          GameId: on.gameId,
          SerialNumber: on.serial,
          Bets: [row('ssc.fixed', '3||||')],
          ...(IsHidden !== undefined && { IsHidden }),
        },
        lead,
      );
    expect((await send(true)).code).toBe('OK');
    await run();
    expect(await ordersOf(server(), plan)).toEqual([]);
    expect(await wallet(player)).toBe(1_000_000n);
    expect((await send(false)).code).toBe('OK');
    expect((await send()).code).toBe('OK');
    await run();
    expect(await ordersOf(server(), plan)).toMatchObject([{ state: 1 }, { state: 1 }]);
    // Both stand in one batch: the one is followed, the other is not.
    const open = smallCart(hider.id, on, [5]);
    await placeCarts(server().db, [{ ...smallCart(hider.id, on, [4]), isHidden: true }, open]);
    await run();
    expect(await ordersOf(server(), plan)).toHaveLength(3);
    expect(await server().audit()).toEqual([]);
  });

  it('is stopped by its player, by its time, by its leader; what waits fails then', async () => {
    const [player, plan] = await setting();
    await leaderBets(server(), leader, issue, [3]);
    expect(await stop(server().db, { playerId: player, id: plan })).toMatchObject({ ok: true });
    expect(await stop(server().db, { playerId: player, id: plan })).toMatchObject({
      error: { code: 'PLAN_OVER' },
    });
    await run();
    expect(await ordersOf(server(), plan)).toMatchObject([
      { state: 5, reason: { Code: 'PLAN_ENDED' } },
    ]);
    const [, timed] = await setting({ UntilTimeStamp: (await nowMs()) + 5_000 });
    await server().clock.advance(5_000);
    await run();
    expect((await planOf(server(), timed)).state).toBe(1);
    const [, left] = await setting();
    await sql`SELECT leader_agree(${leader.id}, true, false)`.execute(server().owner);
    await leaderBets(server(), leader, issue, [3]);
    await run();
    expect(await planOf(server(), left)).toMatchObject({ state: 6, placed: 0 });
    expect(await ordersOf(server(), left)).toEqual([]);
    expect(await server().audit()).toEqual([]);
  });

  it('of who takes a break ends; who is short of money hears so', async () => {
    const [player, plan] = await setting({
      Value: 100,
      BetCap: mills(10_000_000),
      DayCap: mills(10_000_000),
    });
    const broke = [1, 2, 3, 4, 0, 1];
    await leaderBets(server(), leader, issue, broke);
    await run();
    expect(await ordersOf(server(), plan)).toMatchObject([
      { state: 5, reason: { Code: 'NOT_ENOUGH' } },
    ]);
    await server().clock.advance(1);
    await sql`INSERT INTO own_break (player_id, id, kind, from_at, until_at, is_by_operator)
      VALUES (${player}, gen_random_uuid(), 1, app_now(), app_now() + interval '1 day', false)`.execute(
      server().owner,
    );
    await leaderBets(server(), leader, issue, [1]);
    await run();
    expect((await ordersOf(server(), plan))[1]).toMatchObject({ reason: { Code: 'ON_BREAK' } });
    expect((await planOf(server(), plan)).state).toBe(6);
  });

  it('gets its stake back with an issue that is cancelled', async () => {
    const [player, plan] = await setting();
    await leaderBets(server(), leader, issue, [3]);
    await run();
    await cancelTestIssue(server(), issue);
    await server().runJobs('bet.settle');
    await server().runJobs('follow.judge');
    expect(await ordersOf(server(), plan)).toMatchObject([{ state: 6 }]);
    expect(await wallet(player)).toBe(1_000_000n);
  });

  it('stays for a year, and is forgotten then', async () => {
    const { owner, db, clock } = server();
    const counts = async () => {
      const { rows } = await sql<{ orders: bigint; plans: bigint }>`
        SELECT (SELECT count(*) FROM follow_order WHERE state > 1) AS orders,
          (SELECT count(*) FROM follow_plan WHERE state > 0) AS plans`.execute(owner);
      return rows[0]!;
    };
    expect(await forgetOld(db, 1_000)).toBe(0);
    const before = await counts();
    expect(before.orders).toBeGreaterThan(5n);
    await clock.advance(367 * 86_400_000);
    // Two orders, and two plans that have none.
    expect(await forgetOld(db, 2)).toBe(4);
    await server().runJobs('follow.over');
    while ((await forgetOld(db, 1_000)) > 0);
    // Those of plans that ended a moment ago are there.
    expect((await counts()).orders).toBe(0n);
    expect((await counts()).plans).toBeGreaterThan(0n);
  });
});
