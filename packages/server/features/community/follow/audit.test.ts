import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { transaction, type Db } from '#platform/db';
import { withTestServer } from '#testing';
import { BET_FEATURES, openTestIssue } from '../../play/bet/testing.ts';
import { leaderboard } from '../leaderboard/index.ts';
import { schedule } from '../../play/schedule/index.ts';
import { follow } from './index.ts';
import { placeOrders } from './place.ts';
import { followInvariants } from './store-audit.ts';
import { followAll, leaderBets, makeLeader, partsOn, readyPlayers } from './testing/plans.ts';

/** The audit of each minute finds what the nightly one does, of what was written since, and reads nothing else. */
const server = withTestServer({ features: [...BET_FEATURES, schedule, leaderboard, follow] });
const OLD = 20_000;
const HOUR_MS = 3_600_000;

class Undone extends Error {}

/** What both find, and rows that the second one reads, where something is wrong of which nothing stays. */
async function findWith(damage: (tx: Db) => Promise<unknown>) {
  const found = { nightly: [] as string[], recent: [] as string[], reads: 0 };
  const looking = transaction(server().owner, async (transacting) => {
    const tx = transacting as unknown as Db;
    await sql`SET LOCAL session_replication_role = replica`.execute(tx);
    await damage(tx);
    const reads = async (): Promise<number> => {
      const { rows } = await sql<{ reads: bigint }>`
        SELECT sum(pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid))::bigint AS reads
        FROM (VALUES ('follow_plan'::regclass::oid), ('follow_order'::regclass)) AS o(oid)`.execute(
        tx,
      );
      return Number(rows[0]?.reads);
    };
    const [audit] = followInvariants;
    found.nightly.push(...(await audit!.find(tx, '')));
    const before = await reads();
    found.recent.push(...(await audit!.findRecent!(tx)));
    found.reads = (await reads()) - before;
    throw new Undone();
  });
  await expect(looking).rejects.toThrow(Undone);
  return found;
}

const DAMAGE = [
  ['W1', () => sql`UPDATE follow_order SET stake = stake + 1 WHERE state = 1`],
  ['W2', () => sql`UPDATE follow_plan SET staked = staked + 1`],
  ['W3', () => sql`UPDATE follow_leader SET followers = followers + 1`],
  ['W4', () => sql`UPDATE follow_plan SET day_cap = 2000, bet_cap = 2000, day_staked = 1`],
  ['W5', () => sql`UPDATE bet_cart SET accepted_at = accepted_at + interval '5 minutes'`],
  ['W6', () => sql`UPDATE follow_plan SET state = 5, ended_at = app_now()`],
  ['W7', () => sql`UPDATE follow_plan SET paid = 1, peak = 40, rate = 25`],
  [
    'W8',
    () => sql`
      INSERT INTO follow_commission (player_id, plan_id, n, leader_id, journal_id, amount, paid_at)
      SELECT player_id, id, 1, leader_id, gen_random_uuid(), 1, app_now() FROM follow_plan`,
  ],
  [
    'W8',
    () => sql`
      UPDATE ledger_journal SET kind = kind_follow_commission_out() WHERE kind = kind_follow_bet()`,
  ],
  ['W9', () => sql`UPDATE follow_plan SET peak = 1, rate = 25`],
  [
    'W10',
    () => sql`UPDATE ledger_journal SET kind = kind_follow_bet() WHERE kind = kind_place_bet()`,
  ],
  ['W11', () => sql`UPDATE bet_cart SET is_hidden = true`],
] as const;

const rules = (lines: readonly string[]) => new Set(lines.map((line) => line.split(' ')[0]));

it('finds what is wrong of plans of which something was written, and nothing of the others', async () => {
  const leader = await makeLeader(server());
  const players = await readyPlayers(server(), 2);
  const issue = await openTestIssue(server());
  await followAll(server(), players, leader, { nowMs: await server().clock.now() });
  await leaderBets(server(), leader, issue, [1]);
  await placeOrders(partsOn(server().platform));
  await leaderBets(server(), leader, issue, [2]);
  for (const [rule, wrong] of DAMAGE) {
    const found = await findWith((tx) => wrong().execute(tx));
    expect(rules(found.nightly), rule).toContain(rule);
    expect(rules(found.recent), rule).toContain(rule);
  }
  await placeOrders(partsOn(server().platform));
  await server().clock.advance(HOUR_MS);
  for (const [rule, wrong] of DAMAGE.slice(0, 2)) {
    const found = await findWith((tx) => wrong().execute(tx));
    expect(rules(found.nightly), rule).toContain(rule);
    expect(found.recent, rule).toEqual([]);
  }
});

it('reads nothing of plans and orders of long ago', async () => {
  const { reads } = await findWith(async (tx) => {
    await sql`
      INSERT INTO follow_plan (player_id, id, intent, request_hash, leader_id, mode, value, bet_cap, day_cap, stop_loss,
        until_at, state, created_at, ended_at)
      SELECT n + 1000000, gen_random_uuid(), gen_random_uuid(), sha256('x'), 1, 2, 1, 1000, 1000, 1000,
        app_now() - interval '8 days', 5, app_now() - interval '9 days', app_now() - interval '8 days'
      FROM generate_series(1, ${OLD}) n`.execute(tx);
    await sql`
      INSERT INTO follow_order (player_id, intent, plan_id, leader_id, leader_intent, issue_id, created_at, state,
        reason, ended_at)
      SELECT player_id, gen_random_uuid(), id, 1, gen_random_uuid(), 1, created_at, 5, '{}', ended_at
      FROM follow_plan WHERE ended_at < app_now() - interval '7 days'`.execute(tx);
    await sql`SELECT brin_summarize_new_values('follow_order_created'),
      brin_summarize_new_values('follow_plan_created')`.execute(tx);
    await sql`ANALYZE follow_plan, follow_order`.execute(tx);
  });
  expect(reads).toBeLessThan(OLD / 4);
});
