import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { scheduleHttp } from '@fairlot/wire/play/schedule';
import { transaction, type Tx } from '#platform/db';
import { withTestServer } from '#testing';
import { BET_FEATURES, drawTestIssue, openTestIssue } from '../bet/testing.ts';
import { schedule as feature } from './index.ts';
import { readyPlayer, schedule, WON } from './testing/plans.ts';
import { endedSchedules } from './store-judge.ts';
import { listSchedules } from './store-records.ts';

const server = withTestServer({ features: [...BET_FEATURES, feature] });

it('goes from schedule to schedule, each once, also of one moment, with the sums of all', async () => {
  const player = await readyPlayer(server());
  const { token } = player;
  const issue = await openTestIssue(server());
  const ids = [];
  for (let n = 0; n < 7; n += 1) {
    ids.unshift((await schedule(server(), player, [issue])).value.Id);
  }
  // Three of one microsecond: their ids decide.
  const { owner } = server();
  await sql`UPDATE schedule SET created_at = (SELECT max(created_at) FROM schedule)
    WHERE id = ANY (${ids.slice(0, 3)}::uuid[])`.execute(owner);
  const page = async (PageSize: number, After?: string) =>
    (await server().call(scheduleHttp.getSchedules, { PageSize, ...(After && { After }) }, player))
      .value;
  const seen: string[] = [];
  let next: string | undefined;
  do {
    const { Rows, Next } = await page(2, next);
    seen.push(...Rows.map(({ Id }) => Id));
    next = Next ?? undefined;
  } while (next !== undefined);
  expect(seen).toHaveLength(7);
  expect(seen.slice(0, 3)).toEqual(ids.slice(0, 3).toSorted().toReversed());
  expect(seen.slice(3)).toEqual(ids.slice(3));
  // Exactly as many as were asked for, and no more: that is the end.
  expect((await page(7)).Next).toBeNull();

  await server().runJobs('schedule.convert');
  await drawTestIssue(server(), issue, WON);
  await server().runJobs('bet.settle');
  await server().runJobs('schedule.judge');
  const sums = async (more: object = {}) =>
    (await server().call(scheduleHttp.getScheduleSums, more, { token })).value;
  const all = await sums();
  expect(all).toEqual({
    Total: 7,
    SumAmount: 14_000n,
    SumDone: 14_000n,
    SumPrize: 7n * 19_560n,
    SumRefund: 0n,
  });
  expect(await sums({ States: [1], GameId: 4 })).toEqual(all);
  expect(await sums({ States: [0, 7] })).toMatchObject({ Total: 0, SumAmount: 0n });
  expect(await sums({ GameId: 93 })).toMatchObject({ Total: 0 });
  expect(await sums({ To: 1 })).toMatchObject({ Total: 0 });
});

it('refuses a cursor that nobody gave', async () => {
  const { token } = await readyPlayer(server());
  for (const After of ['1', `1.${randomUUID()} OR true`, `${'9'.repeat(17)}.${randomUUID()}`]) {
    const input = { After, PageSize: 9 };
    const reply = await server().callRaw(scheduleHttp.getSchedules, input, { token });
    expect([reply.status, reply.params]).toMatchObject([400, { field: 'After' }]);
  }
});

it('answers by request id to the player alone', async () => {
  const player = await readyPlayer(server());
  const other = await readyPlayer(server());
  const issue = await openTestIssue(server());
  const IntentId = randomUUID();
  const ask = ({ token }: { readonly token: string }) =>
    server().call(scheduleHttp.byIntent, { IntentId }, { token });
  expect((await ask(player)).code).toBe('NOT_FOUND');
  const placed = await schedule(server(), player, [issue], { IntentId });
  expect((await ask(player)).value).toEqual({ ...placed.value, Duplicate: true });
  expect((await ask(other)).code).toBe('NOT_FOUND');
  await server().runJobs('schedule.convert');
  await drawTestIssue(server(), issue, WON);
  await server().runJobs('bet.settle');
  await server().runJobs('schedule.judge');
});

const MANY = 100_000;

/** A year of one player, as rows alone: their money is nowhere, so all of it is taken back. */
const fill = async (tx: Tx, playerId: bigint, issueId: number): Promise<void> => {
  await sql`SET LOCAL session_replication_role = replica`.execute(tx);
  await sql`
    INSERT INTO schedule (player_id, id, intent, request_hash, game_id, plan, stop_win, accept_any_odds, hold_id,
      currency, total, bets, created_at)
    SELECT ${playerId}, gen_random_uuid(), gen_random_uuid(), sha256(''), 4, 0, false, false, n, 'DEM', 2000,
      '[]', app_now() - n * interval '5 minutes'
    FROM generate_series(1, ${MANY}) n`.execute(tx);
  await sql`
    INSERT INTO schedule_row (player_id, schedule_id, n, issue_id, serial_number, close_at, draw_at, multiple,
      stake, intent, is_ready)
    SELECT player_id, id, 1, ${issueId}, 1, created_at, created_at, 1, 2000, intent, false FROM schedule
    WHERE player_id = ${playerId} AND NOT hold_id BETWEEN 200 AND ${MANY - 200}`.execute(tx);
  await sql`ANALYZE schedule, schedule_row`.execute(tx);
};

/** Rows of schedules, and of their indexes, that some work reads. */
async function readsOf(tx: Tx, work: () => Promise<unknown>): Promise<number> {
  const count = async (): Promise<number> => {
    const { rows } = await sql<{ reads: bigint }>`
      SELECT sum(pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid))::bigint AS reads
      FROM (
        SELECT oid FROM pg_class WHERE relname IN ('schedule', 'schedule_row')
        UNION ALL SELECT indexrelid FROM pg_index
          WHERE indrelid IN ('schedule'::regclass, 'schedule_row'::regclass)) o`.execute(tx);
    return Number(rows[0]?.reads);
  };
  const before = await count();
  await work();
  return (await count()) - before;
}

class Undone extends Error {}

it(`reads of ${MANY} no more than a page, wherever it is`, async () => {
  const { playerId } = await readyPlayer(server());
  const issue = await openTestIssue(server());
  const filled = transaction(server().owner, async (tx) => {
    await fill(tx, playerId, issue.id);
    const { rows } = await sql<{ at: bigint; id: string }>`
      SELECT to_us(created_at) AS at, id FROM schedule WHERE player_id = ${playerId}
      ORDER BY created_at LIMIT 1 OFFSET 100`.execute(tx);
    const late = { acceptedUs: rows[0]!.at, id: rows[0]!.id };
    const limit = 50;
    for (const after of [undefined, late]) {
      let found = 0;
      const reads = await readsOf(tx, async () => {
        found = (await listSchedules(tx, { playerId, fromMs: 0 }, { after, limit })).length;
      });
      expect(found).toBe(limit);
      expect(reads).toBeLessThan(10 * limit);
    }
    // What a page by number would read: all that is before it. The count above is told by it.
    const skipped = await readsOf(tx, () =>
      sql`SELECT id FROM schedule WHERE player_id = ${playerId}
        ORDER BY created_at DESC, id DESC OFFSET ${MANY - 100} LIMIT 50`.execute(tx),
    );
    expect(skipped).toBeGreaterThan(MANY / 2);
    throw new Undone();
  });
  await expect(filled).rejects.toThrow(Undone);
});

const OPEN = 5_000;

it('looks for rows whose bets have ended issue by issue, however many are open', async () => {
  const { playerId } = await readyPlayer(server());
  const issues = [await openTestIssue(server()), await openTestIssue(server())];
  const looked = transaction(server().owner, async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx);
    await sql`
      INSERT INTO schedule_row (player_id, schedule_id, n, issue_id, serial_number, close_at, draw_at, multiple,
        stake, intent, is_ready, state, bet_ids)
      SELECT ${playerId}, gen_random_uuid(), 1, (${issues.map(({ id }) => id)}::int[])[1 + n % 2], 1, app_now(),
        app_now(), 1, 2000, gen_random_uuid(), true, 1, '{}'
      FROM generate_series(1, ${OPEN}) n`.execute(tx);
    await sql`ANALYZE schedule_row`.execute(tx);
    const look = async (done: number): Promise<number> => {
      let found = 0;
      const reads = await readsOf(tx, async () => {
        found = (await endedSchedules(tx, 20)).length;
      });
      expect(found).toBe(done);
      return reads;
    };
    expect(await look(0)).toBeLessThan(100);
    await sql`UPDATE issue_job SET step = 'done' WHERE issue_id = ${issues[1]!.id}`.execute(tx);
    expect(await look(20)).toBeLessThan(200);
    // The control: all of them, to know which issues they are of.
    const all = () => sql`SELECT DISTINCT issue_id FROM schedule_row WHERE state = 1`.execute(tx);
    expect(await readsOf(tx, all)).toBeGreaterThanOrEqual(OPEN);
    throw new Undone();
  });
  await expect(looked).rejects.toThrow(Undone);
});
