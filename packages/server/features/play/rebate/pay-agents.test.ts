import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { DEMO } from '#ledger';
import { transaction, type Db, type Tx } from '#platform/db';
import { withTestServer } from '#testing';
import { BET_FEATURES, FIVE_DIGITS, makePlayers, row } from '../bet/testing.ts';
import { openFedIssue } from '../bet/testing/fed.ts';
import { CQSSC, placeRows, settleFed } from '../bet/testing/settled.ts';
import type { Claim } from '../lottery/claims/index.ts';
import { payPages, type Sizes, type UnitsOf } from './pay-pages.ts';

/** What players are due of an issue is summed once, however many pages it is paid in. */
const server = withTestServer({
  features: BET_FEATURES,
  startAt: Date.parse('2027-03-05T04:00:30Z'),
  games: [FIVE_DIGITS, CQSSC],
});
const GROUPS = [1990, 1980, 1970, 1960, 1950];

class Undone extends Error {}

async function readsOfStakes(tx: Tx): Promise<number> {
  const { rows } = await sql<{ reads: bigint }>`
    SELECT sum(pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid))::bigint AS reads
    FROM (SELECT 'rebate_stake'::regclass::oid AS oid
      UNION ALL SELECT indexrelid FROM pg_index WHERE indrelid = 'rebate_stake'::regclass) o`.execute(
    tx,
  );
  return Number(rows[0]?.reads);
}

/** Pays those above a player again as if nobody had, in pages of which nothing stays and without journals. */
async function payAll(issueId: number, sizes: Sizes) {
  const seen = { pages: [] as number[], reads: 0, paid: 0 };
  const paying = transaction(server().owner, async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx);
    await sql`DELETE FROM rebate WHERE issue_id = ${issueId} AND kind = 502`.execute(tx);
    const { rows: jobs } = await sql<Pick<Claim, 'fence' | 'step'>>`
      SELECT fence, step FROM issue_job WHERE issue_id = ${issueId}`.execute(tx);
    const claim = { issueId, failures: 0, ...jobs[0]! };
    const issue = { id: issueId, gameId: CQSSC, serialNumber: 1 };
    const before = await readsOfStakes(tx);
    const work = { issue, run: 1, currency: DEMO };
    const unitsOf: UnitsOf = (_tx, due) => {
      seen.pages.push(due.length);
      return Promise.resolve([]);
    };
    const pay = payPages(tx as unknown as Db, claim, work, { of: 'agent', unitsOf, sizes });
    expect(await pay).toBe(true);
    seen.reads = (await readsOfStakes(tx)) - before;
    const { rows } = await sql<{ paid: bigint }>`
      SELECT count(*) AS paid FROM rebate WHERE issue_id = ${issueId} AND kind = 502`.execute(tx);
    seen.paid = Number(rows[0]?.paid);
    throw new Undone();
  });
  await expect(paying).rejects.toThrow(Undone);
  return seen;
}

it('sums the stakes of an issue once for all pages', async () => {
  let parent: bigint | null = null;
  for (const group of GROUPS) {
    [parent = null] = await makePlayers(server(), 1, mills(1_000_000n), { group, parent });
  }
  invariant(parent !== null, 'the lowest one');
  const issue = await openFedIssue(server(), CQSSC);
  await placeRows(server(), parent, issue, [
    row('ssc.fixed', '3||||', { Multiple: 100, PrizeGroup: 1950 }),
  ]);
  await settleFed(server(), issue, '4,0,9,9,1');
  const one = await payAll(issue.id, { atOnce: 100, listed: 100 });
  const many = await payAll(issue.id, { atOnce: 1, listed: 100 });
  expect(one).toMatchObject({ pages: [4], paid: 4 });
  expect(many).toEqual({ pages: [1, 1, 1, 1], paid: 4, reads: one.reads });
  // The control: a list of its own for each page.
  const each = await payAll(issue.id, { atOnce: 1, listed: 1 });
  expect(each.pages).toEqual([1, 1, 1, 1]);
  expect(each.reads).toBeGreaterThan(3 * one.reads);
});
