import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { betHttp } from '@fairlot/wire/play/bet';
import { followHttp } from '@fairlot/wire/community/follow';
import { scheduleHttp } from '@fairlot/wire/play/schedule';
import { leaderboardHttp } from '@fairlot/wire/community/leaderboard';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { withTestServer } from '#testing';
import {
  BET_FEATURES,
  drawTestIssue,
  openTestIssue,
  row,
  type TestIssue,
} from '../../play/bet/testing.ts';
import { leaderboard } from '../leaderboard/index.ts';
import { giveFace } from '../../account/player/testing/faces.ts';
import { schedule } from '../../play/schedule/index.ts';
import { registerPlayer } from '../../auth/login/testing.ts';
import { wallet } from '../../money/wallet/index.ts';
import { follow } from './index.ts';
import { askedFor } from './testing/plans.ts';

/** What players and leaders read of plans and their orders. */
const START = Date.parse('2027-03-05T04:00:30Z');
const server = withTestServer({
  startAt: START,
  features: [...BET_FEATURES, wallet, schedule, leaderboard, follow],
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

describe('what is read of it', () => {
  it('shows plan, orders and failures to their player, and followers by masked names to the leader', async () => {
    const [me, leads] = [await registerPlayer(server()), await registerPlayer(server())];
    await server().call(scheduleHttp.acceptAgreement, { Version: 1 }, { token: me.token });
    const consent = { IsShown: true, IsFollowable: true };
    await server().call(leaderboardHttp.agree, consent, { token: leads.token });
    const { rows } = await sql<{ handle: string }>`
      SELECT handle FROM leader_consent WHERE player_id = ${leads.playerId}`.execute(
      server().owner,
    );
    const leader = { id: leads.playerId, handle: rows[0]!.handle };
    const issue = await openTestIssue(server());
    const asked = askedFor(leader, await nowMs(), { DayCap: mills(5000), BetCap: mills(5000) });
    const { value } = await server().call(followHttp.start, asked, { token: me.token });
    for (let n = 0; n < 2; n += 1) {
      const placed = await server().call(
        betHttp.place,
        {
          IntentId: randomUUID(),
          GameId: issue.gameId,
          SerialNumber: issue.serial,
          Bets: [row('ssc.fixed', '3||||')],
        },
        { token: leads.token },
      );
      expect(placed.code).toBe('OK');
      await run();
      await server().clock.advance(10);
    }
    await end(issue, '3,1,1,1,1');
    const { token } = me;
    const page = { PageSize: 10 };
    const shown = await giveFace(server().owner, leads.playerId, 'shown');
    // What waits for a look is nobody's but the player's own.
    await giveFace(server().owner, leads.playerId, 'waiting');
    await giveFace(server().owner, me.playerId, 'waiting');
    const face = { Image: 0, Picture: `${server().mediaUrl}/${shown}` };
    const plans = (await server().call(followHttp.getPlans, page, { token })).value;
    expect(plans).toMatchObject({ Sums: { Total: 1, SumStaked: 4000n, SumPrize: 39_120n } });
    expect(plans.Rows[0]).toMatchObject({ Id: value.Id, State: 0, Placed: 1, Failed: 1 });
    expect(plans.Rows[0]!.Leader).toMatch(/^.\*{3}.$/u);
    expect(plans.Rows[0]!.Face).toEqual(face);
    const asks = { Id: value.Id, ...page };
    const { Rows } = (await server().call(followHttp.getOrders, asks, { token })).value;
    expect(Rows).toMatchObject([
      { State: 5, Amount: null, Reason: { Code: 'DAY_CAP' } },
      { State: 3, Amount: 4000n, Prize: 39_120n, WinningNumber: '3,1,1,1,1' },
    ]);
    expect(Rows[0]!.Lines).toEqual([{ Play: 'ssc.fixed', Content: '3||||', Notes: 1 }]);
    const most = { ...asks, PageSize: 50 };
    expect((await server().call(followHttp.getOrders, most, { token })).code).toBe('OK');
    const tooMany = await server().callRaw(
      followHttp.getOrders,
      { ...most, PageSize: 51 },
      { token },
    );
    expect(tooMany).toMatchObject({ code: 'BAD_REQUEST', params: { field: 'PageSize' } });
    const one = { Id: value.Id, PageSize: 1 };
    const first = (await server().call(followHttp.getOrders, one, { token })).value;
    expect(first.Total).toBe(2);
    const rest = { ...one, After: first.Next! };
    expect((await server().call(followHttp.getOrders, rest, { token })).value).toMatchObject({
      Rows: [{ Id: Rows[1]!.Id }],
      Next: null,
      // Counted once a list, not once a page.
      Total: null,
    });
    const behind = { PageSize: 1, After: first.Next! };
    const further = await server().call(followHttp.getPlans, behind, { token });
    expect(further.value).toMatchObject({ Sums: null });
    const others = await server().call(followHttp.getFollowers, behind, { token: leads.token });
    expect(others.value).toMatchObject({ Sums: null });
    const stranger = await server().call(followHttp.getOrders, asks, { token: leads.token });
    expect(stranger.code).toBe('NOT_FOUND');
    const followers = (await server().call(followHttp.getFollowers, page, { token: leads.token }))
      .value;
    expect(followers).toMatchObject({ Sums: { Total: 1, Running: 1, SumStaked: 4000n } });
    expect(followers.Rows[0]!.Name).not.toContain(me.userName);
    expect(followers.Rows[0]!.Face).toEqual({ Image: 0, Picture: '' });
    await server().runJobs('leaders.count');
    const ranked = (await server().call(leaderboardHttp.getLeaders, { By: 'followed' }, { token }))
      .value;
    const mine = ranked.Rows.find(({ Handle }) => Handle === leader.handle);
    expect(mine).toMatchObject({ Followers: 1, Face: face });
    expect(ranked.Rows.every(({ Followers }) => Followers > 0)).toBe(true);
    // Its bets are bets like all others.
    const [betId = ''] = Rows[1]!.BetIds;
    const found = await server().call(betHttp.getBetRecords, { Id: betId, PageSize: 1 }, { token });
    expect(found.value.Rows[0]).toMatchObject({ State: 3, Amount: 4000n });
    expect(found.value.Rows[0]!.Follows).toBe(plans.Rows[0]!.Leader);
    const own = await server().call(
      betHttp.getBetRecords,
      { PageSize: 10 },
      { token: leads.token },
    );
    expect(own.value.Rows.map(({ Follows }) => Follows)).toEqual([undefined, undefined]);
  });

  it('shows in the cash flow what follows and what is paid for it; all of it is what the wallet has', async () => {
    const [me, leads] = [await registerPlayer(server()), await registerPlayer(server())];
    await server().call(scheduleHttp.acceptAgreement, { Version: 1 }, { token: me.token });
    const consent = { IsShown: true, IsFollowable: true };
    await server().call(leaderboardHttp.agree, consent, { token: leads.token });
    const rate = { CommissionRate: 50 };
    expect((await server().call(followHttp.getRate, {}, { token: leads.token })).value).toEqual({
      CommissionRate: 0,
    });
    await server().call(followHttp.setRate, rate, { token: leads.token });
    for (const CommissionRate of [51, 55, 1, -5, 2.5]) {
      const odd = await server().callRaw(
        followHttp.setRate,
        { CommissionRate },
        { token: me.token },
      );
      expect(odd).toMatchObject({ code: 'BAD_REQUEST', params: { field: 'CommissionRate' } });
    }
    const { rows } = await sql<{ handle: string }>`
      SELECT handle FROM leader_consent WHERE player_id = ${leads.playerId}`.execute(
      server().owner,
    );
    const leader = { id: leads.playerId, handle: rows[0]!.handle };
    const { token } = me;
    const nobody = { Handle: randomUUID() };
    expect((await server().call(followHttp.getTerms, nobody, { token })).code).toBe(
      'NOT_FOLLOWABLE',
    );
    const terms = await server().call(followHttp.getTerms, { Handle: leader.handle }, { token });
    expect(terms.value).toEqual(rate);
    const asked = askedFor(leader, await nowMs(), rate);
    expect((await server().call(followHttp.start, asked, { token })).code).toBe('OK');
    const issues = [await openTestIssue(server()), await openTestIssue(server())];
    for (const { gameId, serial } of issues) {
      const Bets = [row('ssc.fixed', '3||||')];
      const asks = { IntentId: randomUUID(), GameId: gameId, SerialNumber: serial, Bets };
      await server().call(betHttp.place, asks, { token: leads.token });
      await run();
    }
    const { value: bets } = await server().call(betHttp.getBetRecords, { PageSize: 10 }, { token });
    const other = bets.Rows.find(({ SerialNumber }) => SerialNumber === issues[1]!.serial);
    const back = await server().call(betHttp.cancel, { BetId: other!.Id }, { token });
    expect(back.code).toBe('OK');
    await end(issues[0]!, '3,1,1,1,1');
    await server().runJobs('follow.commission');
    const span = { From: START - 86_400_000, To: (await nowMs()) + 1 };
    const flowOf = async (Types: number[], who = token) => {
      const found = await server().call(
        walletHttp.getCashFlow,
        { ...span, Types, PageSize: 50 },
        { token: who },
      );
      return found.value.Rows.map(({ Type, Amount }) => [Type, Amount]);
    };
    const due = ((39_120n - 4_000n) * 50n) / 1000n;
    expect(await flowOf([301])).toEqual([]);
    expect(await flowOf([302, 308])).toEqual([
      [302, 4000n],
      [308, -4000n],
      [308, -4000n],
    ]);
    expect(await flowOf([404, 405])).toEqual([[405, -due]]);
    expect(await flowOf([404, 405], leads.token)).toEqual([[404, due]]);
    for (const who of [me, leads]) {
      const sums = await server().call(walletHttp.getCashFlowSums, span, { token: who.token });
      const has = await server().call(walletHttp.getWalletAmount, null, { token: who.token });
      expect(sums.value.SumIn - sums.value.SumOut).toBe(has.value);
    }
    const page = { PageSize: 10 };
    const plans = (await server().call(followHttp.getPlans, page, { token })).value;
    expect(plans.Sums).toMatchObject({ SumCommission: due });
    expect(plans.Rows[0]).toMatchObject({ ...rate, Commission: due, CommissionOwed: 0n });
    const followers = await server().call(followHttp.getFollowers, page, { token: leads.token });
    expect(followers.value).toMatchObject({
      Sums: { SumCommission: due },
      Rows: [{ ...rate, Commission: due }],
    });
  });
});
