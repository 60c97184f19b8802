import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { balanceOf } from '#ledger';
import { withTestServer } from '#testing';
import { placeCarts } from '../place/store-place.ts';
import {
  BET_FEATURES,
  cancelTestIssue,
  drawTestIssue,
  makePlayers,
  openTestIssue,
  smallCart,
} from '../testing.ts';

/** One closed account held up everybody's prize: what is owed goes to it like to any other. */
const server = withTestServer({ features: BET_FEATURES });

async function betThenClose() {
  const players = await makePlayers(server(), 3, mills(10_000));
  const issue = await openTestIssue(server());
  const carts = players.map((player) => smallCart(player, issue, [3]));
  await placeCarts(server().db, carts);
  const [frozen, closed] = players;
  for (const [player, status] of [
    [frozen, 1],
    [closed, 2],
  ]) {
    await sql`UPDATE ledger_account SET status = ${status} WHERE player_id = ${player}`.execute(
      server().owner,
    );
  }
  const wallets = () => Promise.all(players.map((player) => balanceOf(server().db, player, 'DEM')));
  const step = async () => {
    const { rows } = await sql<{ step: string }>`
      SELECT step FROM issue_job WHERE issue_id = ${issue.id}`.execute(server().db);
    return rows[0]?.step;
  };
  return { issue, wallets, step, closed: closed ?? 0n };
}

test('prizes reach the frozen and the closed, and everybody else', async () => {
  const { issue, wallets, step, closed } = await betThenClose();
  await drawTestIssue(server(), issue, '3,0,9,9,1');
  await server().runJobs('bet.settle');
  expect(await wallets()).toEqual([27_560n, 27_560n, 27_560n]);
  expect(await step()).toBe('done');
  // The next bet of a closed account is still refused.
  const next = await openTestIssue(server());
  const [answer] = await placeCarts(server().db, [smallCart(closed, next, [3])]);
  expect(answer?.verdict).toBe('FUNDS_FROZEN');
});

test('stakes of a cancelled issue come back to the frozen and the closed, and everybody else', async () => {
  const { issue, wallets, step } = await betThenClose();
  await cancelTestIssue(server(), issue);
  await server().runJobs('bet.settle');
  expect(await wallets()).toEqual([10_000n, 10_000n, 10_000n]);
  expect(await step()).toBe('done');
});
