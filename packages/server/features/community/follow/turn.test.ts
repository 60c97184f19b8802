import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { transaction, type Tx } from '#platform/db';
import { withTestServer } from '#testing';
import { placeCarts } from '../../play/bet/place/store-place.ts';
import { BET_FEATURES, openTestIssue, smallCart } from '../../play/bet/testing.ts';
import { leaderboard } from '../leaderboard/index.ts';
import { schedule } from '../../play/schedule/index.ts';
import { follow } from './index.ts';
import { placeOrders } from './place.ts';
import { spreadCalls } from './store.ts';
import {
  followAll,
  leaderBets,
  makeLeader,
  ordersOf,
  partsOn,
  readyPlayers,
} from './testing/plans.ts';

/** However much one leader bets, or one plan has to bet: others come to their turn, and nobody holds them all. */
const server = withTestServer({ features: [...BET_FEATURES, schedule, leaderboard, follow] });

it('a plan with many orders leaves the others their turn', async () => {
  const nowMs = await server().clock.now();
  const [busy, quiet] = [await makeLeader(server()), await makeLeader(server())];
  const players = await readyPlayers(server(), 2);
  const issue = await openTestIssue(server());
  const [many = ''] = await followAll(server(), players.slice(0, 1), busy, { nowMs });
  const [one = ''] = await followAll(server(), players.slice(1), quiet, { nowMs });
  for (let bets = 0; bets < 25; bets += 1) await leaderBets(server(), busy, issue, [1]);
  await leaderBets(server(), quiet, issue, [2]);
  const parts = { ...partsOn(server().platform), atOnce: 1 };
  expect(await placeOrders(parts)).toBe('worked');
  expect(await placeOrders(parts)).toBe('worked');
  expect(await ordersOf(server(), one)).toMatchObject([{ state: 1 }]);
  const bet = (await ordersOf(server(), many)).filter(({ state }) => state === 1);
  expect(bet).toHaveLength(1);
  // And it comes round again, until nothing is left.
  for (let turns = 0; turns < 60; turns += 1) await placeOrders(parts);
  expect((await ordersOf(server(), many)).every(({ state }) => state === 1)).toBe(true);
  expect(await placeOrders(parts)).toBe('idle');
  expect(await server().audit()).toEqual([]);
});

/** Plans that a transaction has locked. */
async function lockedBy(tx: Tx): Promise<number> {
  const { rows } = await sql<{ locked: bigint }>`
    SELECT count(*) AS locked FROM follow_plan WHERE xmax::text::bigint = txid_current()`.execute(
    tx,
  );
  return Number(rows[0]?.locked);
}

it('those who spread hold the plans of one leader at a time where he has many', async () => {
  const nowMs = await server().clock.now();
  const issue = await openTestIssue(server());
  const leaders = [await makeLeader(server()), await makeLeader(server())];
  const players = await readyPlayers(server(), 3);
  for (const leader of leaders) await followAll(server(), players, leader, { nowMs });
  const bet = async () => {
    for (const { id } of leaders) {
      const [verdict] = await placeCarts(server().db, [smallCart(id, issue, [1])]);
      invariant(verdict?.verdict === 'OK', 'the leader bet');
    }
  };
  const spread = (plans: number) =>
    transaction(server().owner, async (tx) => ({
      calls: await spreadCalls(tx, 20, plans),
      locked: await lockedBy(tx),
    }));
  await bet();
  expect(await spread(5)).toEqual({ calls: 1, locked: 3 });
  expect(await spread(5)).toEqual({ calls: 1, locked: 3 });
  expect(await spread(5)).toEqual({ calls: 0, locked: 0 });
  // The control: with room for both they are spread together; and one who has more than there is room for is spread.
  await bet();
  expect(await spread(6)).toEqual({ calls: 2, locked: 6 });
  await bet();
  expect(await spread(1)).toEqual({ calls: 1, locked: 3 });
});
