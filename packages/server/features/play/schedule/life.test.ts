import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { flagBit, RESTS_SCHEDULES, withFlags } from '@fairlot/rules/check/access';
import { mills } from '@fairlot/rules/core/money';
import { ScheduleState } from '@fairlot/rules/schedule/state';
import { betHttp } from '@fairlot/wire/play/bet';
import { responsibleGamingHttp } from '@fairlot/wire/play/responsible-gaming';
import { scheduleHttp } from '@fairlot/wire/play/schedule';
import { balanceOf, heldBy } from '#ledger';
import { transaction, type Db } from '#platform/db';
import { withTestServer } from '#testing';
import { changeTerms } from '../bet/odds/index.ts';
import {
  BET_FEATURES,
  cancelTestIssue,
  drawTestIssue,
  openTestIssue,
  row,
  type TestIssue,
} from '../bet/testing.ts';
import { responsibleGaming } from '../responsible-gaming/index.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { schedule as feature } from './index.ts';
import { judgeSchedules } from './judge.ts';
import { missRows } from './miss.ts';
import { pauseSchedules } from './pause.ts';
import { readMissed } from './store-miss.ts';
import {
  beginSale,
  issuesInRow,
  LOST,
  readyPlayer,
  recordOf,
  schedule,
  statesOf,
  WON,
} from './testing/plans.ts';
import { inboxOf } from '../../messaging/inbox/testing/inbox.ts';
import { postEnded } from './post-ended.ts';

const server = withTestServer({ features: [...BET_FEATURES, responsibleGaming, feature] });

const wallet = ({ playerId }: TestPlayer): Promise<bigint> =>
  balanceOf(server().db, playerId, 'DEM');
/** What settles, and what works on schedules: not what opens and closes, which is done by hand here. */
async function run(): Promise<void> {
  const { db } = server();
  await server().runJobs('bet.settle');
  await pauseSchedules(db);
  while ((await judgeSchedules(db)) === 'worked') continue;
  while ((await missRows(db)) === 'worked') continue;
  await server().runJobs('schedule.convert');
}

async function setting(count: number, unopened?: number) {
  const player = await readyPlayer(server());
  const issues = await issuesInRow(server(), await openTestIssue(server()), count, unopened);
  return { player, issues };
}

/** Until somebody waits for a lock of somebody else. */
async function waitedFor(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql`SELECT FROM pg_locks WHERE NOT granted`.execute(db);
    if (rows.length > 0) return;
    await delay(5);
  }
}

const end = async (issue: TestIssue, number: string): Promise<void> => {
  await drawTestIssue(server(), issue, number);
  await run();
};

describe('the life of a schedule', () => {
  it('sets its sum aside, bets each issue as its sale begins, and ends with the last', async () => {
    const { player, issues } = await setting(3);
    const placed = await schedule(server(), player, issues);
    expect(placed.value).toMatchObject({ Amount: 6000n, WalletAmount: 9_994_000n });
    const { Id } = placed.value;
    expect(await heldBy(server().db, player.playerId, 'DEM')).toBe(6000n);
    await run();
    expect(await statesOf(server(), player, Id)).toEqual([1, 0, 0]);
    expect(await heldBy(server().db, player.playerId, 'DEM')).toBe(4000n);
    expect(await wallet(player)).toBe(9_994_000n);
    await end(issues[0]!, WON);
    await beginSale(server(), issues[1]!);
    await run();
    await end(issues[1]!, LOST);
    await beginSale(server(), issues[2]!);
    await run();
    await end(issues[2]!, LOST);
    const { Schedule, Issues } = await recordOf(server(), player, Id);
    expect(Issues.map(({ State }) => State)).toEqual([3, 2, 2]);
    expect(await inboxOf(server(), player.playerId)).toEqual(['A schedule of yours has ended']);
    expect(Schedule).toMatchObject({
      State: 1,
      Issues: 3,
      DoneIssues: 3,
      WonIssues: 1,
      CancelledIssues: 0,
      Amount: 6000n,
      DoneAmount: 6000n,
      CancelledAmount: 0n,
      Prize: 19_560n,
      LossesInARow: 2,
    });
    expect(Issues[0]).toMatchObject({ WinningNumber: WON, Prize: 19_560n });
    expect(await wallet(player)).toBe(9_994_000n + 19_560n);
    // Its bets are bets like all others.
    const [BetId = ''] = Issues[1]!.BetIds;
    const { token } = player;
    const found = await server().call(betHttp.getBetRecords, { Id: BetId, PageSize: 1 }, { token });
    expect(found.value.Rows[0]).toMatchObject({ State: 2, Amount: 2000n });
  });

  it.each([
    ['the first prize', { StopIfWin: true }, [LOST, WON], 2, [2, 3, 4, 4]],
    ['what it earned', { StopIfEarn: mills(15_000) }, [WON], 3, [3, 4, 4, 4]],
    ['what it lost', { StopIfLoss: mills(4000) }, [LOST, LOST], 4, [2, 2, 4, 4]],
  ] as const)('is stopped by %s, and the rest goes back', async (_, stops, draws, state, rows) => {
    const { player, issues } = await setting(4);
    const placed = await schedule(server(), player, issues, stops);
    const before = 9_992_000n;
    expect(placed.value.WalletAmount).toBe(before);
    for (const [at, number] of draws.entries()) {
      if (at > 0) await beginSale(server(), issues[at]!);
      await run();
      await end(issues[at]!, number);
    }
    const { Schedule, Issues } = await recordOf(server(), player, placed.value.Id);
    expect([Schedule.State, Issues.map(({ State }) => State)]).toEqual([state, rows]);
    const back = BigInt(rows.filter((each) => each === 4).length) * 2000n;
    expect(await wallet(player)).toBe(before + back + Schedule.Prize);
    expect(await heldBy(server().db, player.playerId, 'DEM')).toBe(0n);
  });

  it('waits for an award that a stop depends on, and bets nothing where that comes too late', async () => {
    const { player, issues } = await setting(3);
    const placed = await schedule(server(), player, issues, { StopIfWin: true });
    const { Id } = placed.value;
    await run();
    await beginSale(server(), issues[1]!);
    await run();
    expect(await statesOf(server(), player, Id)).toEqual([1, 0, 0]);
    // The second closes while the number of the first is not known.
    await sql`UPDATE issue_job SET due_at = 'infinity' WHERE issue_id = ${issues[0]!.id}`.execute(
      server().owner,
    );
    await drawTestIssue(server(), issues[1]!, LOST);
    await server().clock.advance(61_000);
    await run();
    expect(await statesOf(server(), player, Id)).toEqual([1, 5, 0]);
    const { Issues } = await recordOf(server(), player, Id);
    expect(Issues[1]!.Reason).toEqual({ Code: 'NOT_KNOWN', Params: {} });
    await end(issues[0]!, LOST);
    await beginSale(server(), issues[2]!);
    await run();
    expect(await statesOf(server(), player, Id)).toEqual([2, 5, 1]);
    await end(issues[2]!, LOST);
  });

  it('goes on where an issue is cancelled: bet, its stake comes back; not bet, its part does', async () => {
    const { player, issues } = await setting(4, 2);
    const placed = await schedule(server(), player, issues);
    const { Id } = placed.value;
    await run();
    await cancelTestIssue(server(), issues[0]!);
    // The second is never opened.
    await sql`UPDATE issue SET state = 3, finished_at = app_now() WHERE id = ${issues[1]!.id}`.execute(
      server().owner,
    );
    await sql`UPDATE issue_job SET step = 'done' WHERE issue_id = ${issues[1]!.id}`.execute(
      server().owner,
    );
    // The third is taken off the timetable.
    await sql`DELETE FROM issue_job WHERE issue_id = ${issues[2]!.id}`.execute(server().owner);
    await sql`DELETE FROM issue WHERE id = ${issues[2]!.id}`.execute(server().owner);
    await run();
    await beginSale(server(), issues[3]!);
    await run();
    expect(await statesOf(server(), player, Id)).toEqual([6, 6, 6, 1]);
    await end(issues[3]!, LOST);
    const { Schedule } = await recordOf(server(), player, Id);
    expect(Schedule).toMatchObject({ State: 1, Refund: 2000n, CancelledIssues: 3 });
    expect(await wallet(player)).toBe(9_998_000n);
  });

  it('gives back what was missed, however many rows before it wait for an issue that was put off', async () => {
    const { player, issues } = await setting(2);
    await schedule(server(), player, [issues[0]!], { StopIfWin: true });
    await schedule(server(), player, [issues[1]!], { StopIfWin: true });
    const { owner, db } = server();
    // The first is on sale for longer than it was to be; the second was cancelled.
    await sql`UPDATE schedule_row SET close_at = app_now() - n * interval '1 minute'
      WHERE issue_id = ${issues[0]!.id}`.execute(owner);
    await sql`UPDATE schedule_row SET close_at = app_now() - interval '1 second'
      WHERE issue_id = ${issues[1]!.id}`.execute(owner);
    expect(await readMissed(db, 1)).toEqual([]);
    await sql`UPDATE issue SET state = 3, finished_at = app_now() WHERE id = ${issues[1]!.id}`.execute(
      owner,
    );
    await sql`UPDATE issue_job SET step = 'done' WHERE issue_id = ${issues[1]!.id}`.execute(owner);
    expect(await readMissed(db, 1)).toMatchObject([{ isCancelled: true }]);
    await run();
    expect(await wallet(player)).toBe(9_998_000n);
    await end(issues[0]!, LOST);
  });

  it('waits for accounts in one order, whatever stops them', async () => {
    const { player: first, issues } = await setting(2);
    const [second, third] = [await readyPlayer(server()), await readyPlayer(server())];
    // Who came second is stopped by his prize, the others by their loss.
    const atLoss = { StopIfLoss: mills(2000), Bets: [row('ssc.fixed', '4||||')] };
    await schedule(server(), first, issues, atLoss);
    await schedule(server(), second, issues, { StopIfWin: true });
    await schedule(server(), third, issues, atLoss);
    await run();
    await drawTestIssue(server(), issues[0]!, WON);
    await server().runJobs('bet.settle');
    const { db } = server();
    let judging: Promise<unknown> = Promise.resolve();
    await transaction(server().owner, async (tx) => {
      const account = (id: bigint) =>
        sql`SELECT FROM ledger_account WHERE player_id = ${id} AND kind = 1 FOR UPDATE NOWAIT`;
      await account(second.playerId).execute(tx);
      judging = judgeSchedules(db);
      await waitedFor(db);
      // Whoever waits for the second does not hold the third.
      await account(third.playerId).execute(tx);
    });
    await judging;
    await run();
    expect(await wallet(first)).toBe(9_998_000n);
    expect(await wallet(second)).toBe(9_998_000n + 19_560n);
    expect(await wallet(third)).toBe(9_998_000n);
  });

  it('says why an issue was not bet, gives its part back and goes on', async () => {
    const { player, issues } = await setting(2);
    const placed = await schedule(server(), player, issues);
    const stage = server().platform;
    await changeTerms(stage, 4, { closedPlays: ['ssc.fixed'] });
    await run();
    const { Id } = placed.value;
    expect(await statesOf(server(), player, Id)).toEqual([5, 0]);
    expect((await recordOf(server(), player, Id)).Issues[0]!.Reason?.Code).toBe('PLAY_CLOSED');
    expect(await wallet(player)).toBe(9_998_000n);
    await changeTerms(stage, 4, { closedPlays: [] });
    await beginSale(server(), issues[1]!);
    await run();
    expect(await statesOf(server(), player, Id)).toEqual([5, 1]);
    await end(issues[0]!, LOST);
    await end(issues[1]!, LOST);
  });

  const setFlags = (player: TestPlayer, flags: bigint) =>
    sql`UPDATE player SET flags = ${flags} WHERE player_id = ${player.playerId}`.execute(
      server().owner,
    );

  it('ends where its player has excluded himself', async () => {
    const { player, issues } = await setting(3);
    const placed = await schedule(server(), player, issues);
    // Even where an operator keeps him from betting as well.
    await setFlags(player, flagBit('SELF_EXCLUDED') | flagBit('DISABLE_BET'));
    await server().runJobs('schedule.convert');
    const { Schedule, Issues } = await recordOf(server(), player, placed.value.Id);
    expect([Schedule.State, Issues.map(({ State }) => State)]).toEqual([6, [5, 4, 4]]);
    expect(await wallet(player)).toBe(10_000_000n);
    await end(issues[0]!, LOST);
  });

  it('finds whom these flags are about by an index of just these', async () => {
    const { rows } = await sql<{ is_theirs: boolean }>`
      SELECT pg_get_expr(indpred, indrelid) LIKE '%' || ${String(withFlags(RESTS_SCHEDULES))} || '%' AS is_theirs
      FROM pg_index WHERE indexrelid = 'player_barred'::regclass`.execute(server().owner);
    expect(rows).toEqual([{ is_theirs: true }]);
  });

  describe.each(RESTS_SCHEDULES)('its player has the flag %s', (flag) => {
    it('rests, bets nothing, gives back what it misses, and goes on without it', async () => {
      const { player, issues } = await setting(3);
      const { Id } = (await schedule(server(), player, issues)).value;
      // Of the rows: who is signed out by his flag reads no records.
      const seen = async () => {
        const { rows } = await sql<{ state: number; states: number[] }>`
          SELECT s.state, array_agg(r.state ORDER BY r.n) AS states
          FROM schedule s JOIN schedule_row r ON r.player_id = s.player_id AND r.schedule_id = s.id
          WHERE s.player_id = ${player.playerId} AND s.id = ${Id} GROUP BY 1`.execute(
          server().owner,
        );
        return [rows[0]?.state, rows[0]?.states];
      };
      await setFlags(player, flagBit(flag));
      // By the row that is due as well as by looking for flags, whichever is first.
      await server().runJobs('schedule.convert');
      expect(await seen()).toEqual([7, [0, 0, 0]]);
      await run();
      expect(await seen()).toEqual([7, [0, 0, 0]]);
      await end(issues[0]!, LOST);
      await server().clock.advance(61_000);
      await run();
      expect(await seen()).toEqual([7, [5, 0, 0]]);
      expect(await heldBy(server().db, player.playerId, 'DEM')).toBe(4000n);
      await setFlags(player, 0n);
      await beginSale(server(), issues[1]!);
      await run();
      expect(await seen()).toEqual([0, [5, 1, 0]]);
      await setFlags(player, flagBit(flag));
      await pauseSchedules(server().db);
      await beginSale(server(), issues[2]!);
      await end(issues[1]!, WON);
      expect(await seen()).toEqual([7, [5, 3, 0]]);
      await setFlags(player, 0n);
      await end(issues[2]!, LOST);
      await server().clock.advance(61_000);
      await run();
      expect(await seen()).toEqual([1, [5, 3, 5]]);
    });
  });

  it('ends where its player takes a break of his own, and its money is his again at once', async () => {
    const { player, issues } = await setting(3);
    const placed = await schedule(server(), player, issues);
    const { token } = player;
    await server().call(responsibleGamingHttp.takeBreak, { Length: 'months6' }, { token });
    await run();
    const { Schedule, Issues } = await recordOf(server(), player, placed.value.Id);
    expect([Schedule.State, Issues.map(({ State }) => State)]).toEqual([6, [5, 4, 4]]);
    expect(Issues[0]!.Reason?.Code).toBe('ON_BREAK');
    expect(await wallet(player)).toBe(10_000_000n);
    await end(issues[0]!, LOST);
  });

  it('rests while its game is not sold, and ends with a game that is removed', async () => {
    const { player, issues } = await setting(2);
    const placed = await schedule(server(), player, issues);
    const { Id } = placed.value;
    const setGame = (state: number) =>
      sql`UPDATE game SET state = ${state}, state_at = app_now() WHERE id = 4`.execute(
        server().owner,
      );
    const stateOf = async () => (await recordOf(server(), player, Id)).Schedule.State;
    await setGame(2);
    await run();
    expect([await stateOf(), await statesOf(server(), player, Id)]).toEqual([7, [0, 0]]);
    await setGame(0);
    await run();
    await run();
    expect([await stateOf(), await statesOf(server(), player, Id)]).toEqual([0, [1, 0]]);
    await setGame(2);
    await run();
    expect(await stateOf()).toBe(7);
    await server().clock.advance(11 * 60_000);
    await run();
    expect([await stateOf(), await statesOf(server(), player, Id)]).toEqual([6, [1, 4]]);
    expect(await wallet(player)).toBe(9_998_000n);
    await setGame(0);
    await end(issues[0]!, WON);
    expect(await statesOf(server(), player, Id)).toEqual([3, 4]);
  });
});

describe('the player', () => {
  it('takes one issue out, then ends the rest; what is bet stays bet', async () => {
    const { player, issues } = await setting(4);
    const { token } = player;
    const { Id } = (await schedule(server(), player, issues)).value;
    await run();
    const take = (issue: TestIssue) =>
      server().call(scheduleHttp.cancelIssue, { Id, SerialNumber: issue.serial }, { token });
    expect((await take(issues[2]!)).value.WalletAmount).toBe(9_994_000n);
    expect((await take(issues[2]!)).code).toBe('ISSUE_STARTED');
    expect((await take(issues[0]!)).code).toBe('ISSUE_STARTED');
    const stopped = await server().call(scheduleHttp.stop, { Id }, { token });
    expect(stopped.value.WalletAmount).toBe(9_998_000n);
    expect((await server().call(scheduleHttp.stop, { Id }, { token })).code).toBe('SCHEDULE_ENDED');
    expect((await take(issues[1]!)).code).toBe('SCHEDULE_ENDED');
    expect(await statesOf(server(), player, Id)).toEqual([1, 4, 4, 4]);
    await end(issues[0]!, WON);
    expect((await recordOf(server(), player, Id)).Schedule.State).toBe(5);
    expect(await statesOf(server(), player, Id)).toEqual([3, 4, 4, 4]);
  });

  it('takes the bet of an issue back before it closes: the row is cancelled, the schedule goes on', async () => {
    const { player, issues } = await setting(2);
    const { token } = player;
    const { Id } = (await schedule(server(), player, issues, { StopIfWin: true })).value;
    await run();
    const [BetId = ''] = (await recordOf(server(), player, Id)).Issues[0]!.BetIds;
    await server().call(betHttp.cancel, { BetId }, { token });
    await end(issues[0]!, WON);
    expect(await statesOf(server(), player, Id)).toEqual([4, 0]);
    await beginSale(server(), issues[1]!);
    await run();
    await end(issues[1]!, WON);
    expect((await recordOf(server(), player, Id)).Schedule).toMatchObject({
      State: 2,
      WonIssues: 1,
    });
  });

  it('sees his own schedules only', async () => {
    const { player, issues } = await setting(1);
    const { Id } = (await schedule(server(), player, issues)).value;
    const { token } = await readyPlayer(server());
    const sums = (of: string) => server().call(scheduleHttp.getScheduleSums, {}, { token: of });
    expect((await sums(player.token)).value).toMatchObject({ Total: 1, SumAmount: 2000n });
    expect((await sums(token)).value).toMatchObject({ Total: 0, SumAmount: 0n });
    const list = await server().call(scheduleHttp.getSchedules, { PageSize: 20 }, { token });
    expect(list.value).toMatchObject({ Rows: [], Next: null });
    for (const endpoint of [scheduleHttp.getSchedule, scheduleHttp.stop] as const) {
      expect((await server().callRaw(endpoint, { Id }, { token })).code).toBe('NOT_FOUND');
    }
    await run();
    await end(issues[0]!, LOST);
  });
});

it(`${postEnded.name}: the inbox says once why a schedule ended, and nothing to who ended it himself`, async () => {
  const { playerId } = await registerPlayer(server());
  const [own, lost] = [randomUUID(), randomUUID()];
  for (let n = 0; n < 2; n += 1) {
    await transaction(server().db, (tx) =>
      postEnded(tx, [
        { playerId, id: own, state: ScheduleState.STOPPED_USER },
        { playerId, id: lost, state: ScheduleState.STOPPED_LOSS },
      ]),
    );
  }
  expect(await inboxOf(server(), playerId)).toEqual(['A schedule of yours has ended']);
});
