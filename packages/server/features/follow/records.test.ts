import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { betHttp } from '@fairlot/wire/bet';
import { followHttp } from '@fairlot/wire/follow';
import { scheduleHttp } from '@fairlot/wire/schedule';
import { leaderboardHttp } from '@fairlot/wire/leaderboard';
import { withTestServer } from '../../testing/index.ts';
import { BET_FEATURES, drawTestIssue, openTestIssue, row, type TestIssue } from '../bet/testing.ts';
import { leaderboard } from '../leaderboard/index.ts';
import { schedule } from '../schedule/index.ts';
import { registerPlayer } from '../session/testing.ts';
import { follow } from './index.ts';
import { askedFor } from './testing/plans.ts';

/** What players and leaders read of plans and their orders. */
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
    const plans = (await server().call(followHttp.getPlans, page, { token })).value;
    expect(plans).toMatchObject({ Sums: { Total: 1, SumStaked: 4000n, SumPrize: 39_120n } });
    expect(plans.Rows[0]).toMatchObject({ Id: value.Id, State: 0, Placed: 1, Failed: 1 });
    expect(plans.Rows[0]!.Leader).toMatch(/^.\*{3}.$/u);
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
    await server().runJobs('leaders.count');
    const ranked = (await server().call(leaderboardHttp.getLeaders, { By: 'followed' }, { token }))
      .value;
    const mine = ranked.Rows.find(({ Handle }) => Handle === leader.handle);
    expect(mine).toMatchObject({ Followers: 1 });
    expect(ranked.Rows.every(({ Followers }) => Followers > 0)).toBe(true);
    // Its bets are bets like all others.
    const [betId = ''] = Rows[1]!.BetIds;
    const found = await server().call(betHttp.getBetRecords, { Id: betId, PageSize: 1 }, { token });
    expect(found.value.Rows[0]).toMatchObject({ State: 3, Amount: 4000n });
  });
});
