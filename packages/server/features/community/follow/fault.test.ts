import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { BET_FEATURES, openTestIssue } from '../../play/bet/testing.ts';
import { leaderboard } from '../leaderboard/index.ts';
import { schedule } from '../../play/schedule/index.ts';
import { follow } from './index.ts';
import { placeOrders } from './place.ts';
import {
  followAll,
  leaderBets,
  makeLeader,
  ordersOf,
  partsOn,
  planOf,
  readyPlayers,
} from './testing/plans.ts';

const server = withTestServer({ features: [...BET_FEATURES, schedule, leaderboard, follow] });

/** An order that waits, of a player of its own who follows a leader of his own. */
async function orderWaits(nowMs: number) {
  const leader = await makeLeader(server());
  const players = await readyPlayers(server(), 1);
  const issue = await openTestIssue(server());
  const [plan = ''] = await followAll(server(), players, leader, { nowMs });
  const intent = await leaderBets(server(), leader, issue, [1]);
  return { leader, plan, intent };
}

/** Changes what nobody may. */
const damage = (...changes: readonly RawBuilder<unknown>[]): Promise<void> =>
  transaction(server().owner, async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx);
    for (const change of changes) await change.execute(tx);
  });

it('an order that cannot be made fails alone, with its ids in the log, and the others are bet', async () => {
  const { clock, owner, platform } = server();
  const nowMs = await clock.now();
  const wrong = [await orderWaits(nowMs), await orderWaits(nowMs)] as const;
  const right = await orderWaits(nowMs);
  const [{ id: away }, { id: odd }] = [wrong[0].leader, wrong[1].leader];
  const whole = await sql<{ id: string; play_id: number }>`
    SELECT id, play_id FROM bet WHERE player_id IN (${away}, ${odd}) ORDER BY player_id`.execute(
    owner,
  );
  const [lost, other] = whole.rows;
  const name = (id: unknown) => sql`UPDATE bet SET id = ${id} WHERE player_id = ${away}`;
  const play = (id: unknown) => sql`UPDATE bet SET play_id = ${id} WHERE player_id = ${odd}`;
  // Of one the leader's bet is not found, the other is of a play that there is not.
  await damage(name(randomUUID()), play(32_000));
  const logged: unknown[] = [];
  const log = { error: (...line: unknown[]) => void logged.push(line[0]) };
  expect(await placeOrders({ ...partsOn(platform), log })).toBe('worked');
  expect(await ordersOf(server(), right.plan)).toMatchObject([{ state: 1, stake: 4000n }]);
  for (const { plan } of wrong) {
    expect(await ordersOf(server(), plan)).toMatchObject([
      { state: 5, stake: null, reason: { Code: 'NOT_MADE' } },
    ]);
    expect(await planOf(server(), plan)).toMatchObject({ state: 0, failed: 1, day_staked: 0n });
  }
  expect(logged).toMatchObject(
    wrong.map(({ plan, intent, leader }) => ({
      err: expect.any(Error),
      planId: plan,
      leaderIntent: intent,
      leaderId: String(leader.id),
    })),
  );
  expect(await placeOrders({ ...partsOn(platform), log })).toBe('idle');
  await damage(name(lost?.id), play(other?.play_id));
});
