import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { withTestServer } from '#testing';
import { cancel } from '../../bet/place/cancel.ts';
import {
  BET_FEATURES,
  cancelling,
  FIVE_DIGITS,
  makePlayers,
  openTestIssue,
  row,
} from '../../bet/testing.ts';
import { placeRows } from '../../bet/testing/settled.ts';
import { getIssue, getIssueMonitor } from './monitor.ts';
import { createMostPayout, type MostPayoutOptions } from './most-payout.ts';

/** The largest possible payout of an issue, as operators see it. */
const server = withTestServer({
  features: BET_FEATURES,
  games: [FIVE_DIGITS],
  startAt: Date.parse('2027-03-05T04:00:30Z'),
});

const halves = [
  row('ssc.fixed', '0,1,2,3,4||||', { Multiple: 20 }),
  row('ssc.fixed', '5,6,7,8,9||||', { Multiple: 30 }),
];

test('equals the largest payout and follows new and cancelled bets', async () => {
  const mostPayout = createMostPayout(server().db, { waitMs: 60_000 });
  // The next of its game to close.
  const issue = await openTestIssue(server(), FIVE_DIGITS, 10_000);
  const shown = async () => {
    const { Rows } = await getIssueMonitor(server().db, mostPayout);
    const current = Rows.find(({ GameId }) => GameId === FIVE_DIGITS)?.Current;
    const one = await getIssue(server().db, mostPayout, {
      gameId: FIVE_DIGITS,
      serialNumber: issue.serial,
    });
    invariant(one.ok && current, 'the issue is there');
    const { MostPrize, MostPrizeIs, Returned } = one.value;
    expect([current.MostPrize, current.MostPrizeIs]).toEqual([MostPrize, MostPrizeIs]);
    return [MostPrize, MostPrizeIs, Returned];
  };
  expect(await shown()).toEqual([0n, 'exact', 0n]);
  const players = await makePlayers(server(), 3, mills(10_000_000));
  const [first, second, third] = players;
  invariant(first && second && third, 'players were made');
  const [small = '', large = ''] = await placeRows(server(), first, issue, halves);
  await placeRows(server(), second, issue, halves);
  const { rows } = await sql<{ odds: bigint[] }>`
    SELECT odds FROM bet WHERE id = ${large}`.execute(server().db);
  const paid = (unit: bigint): bigint => (unit * (rows[0]?.odds[0] ?? 0n)) / 10_000n;
  const one = paid(60_000n);
  // Before, all bets were added up as if all won.
  expect(await shown()).toEqual([2n * one, 'exact', 0n]);
  await cancel(cancelling(server().db), first, large);
  expect(await shown()).toEqual([2n * paid(40_000n), 'exact', 300_000n]);
  await cancel(cancelling(server().db), first, small);
  expect(await shown()).toEqual([one, 'exact', 500_000n]);
  // As many bets as before, and others.
  await placeRows(server(), third, issue, [halves[1]!, halves[1]!]);
  expect(await shown()).toEqual([3n * one, 'exact', 500_000n]);
  // One of them goes, and another comes.
  const { rows: held } = await sql<{ id: string }>`
    SELECT id FROM bet WHERE player_id = ${third} LIMIT 1`.execute(server().db);
  await cancel(cancelling(server().db), third, held[0]?.id ?? '');
  await placeRows(server(), third, issue, [halves[0]!]);
  expect(await shown()).toEqual([2n * one, 'exact', 800_000n]);
});

test.each<readonly [string, MostPayoutOptions]>([
  ['lines', { mostLines: 1 }],
  ['bets', { mostBets: 1 }],
  ['verdicts', { mostWork: 1 }],
])('is a bound above the limit of %s', async (_, options) => {
  const issue = await openTestIssue(server());
  const [player] = await makePlayers(server(), 1, mills(10_000_000));
  invariant(player !== undefined, 'a player was made');
  await placeRows(server(), player, issue, halves);
  const { rows } = await sql<{ most: bigint }>`
    SELECT prize AS most FROM bet_tally WHERE issue_id = ${issue.id}`.execute(server().db);
  const most = rows[0]?.most ?? 0n;
  expect(most).toBeGreaterThan(0n);
  const bets = { issueId: issue.id, drawMs: Date.UTC(2027, 2, 5), bets: 2, back: 0, most };
  expect(await createMostPayout(server().db, options)(bets)).toEqual({
    kind: 'bound',
    amount: most,
  });
});

test('answers with a bound while the search runs', async () => {
  const issue = await openTestIssue(server());
  const [player] = await makePlayers(server(), 1, mills(10_000_000));
  invariant(player !== undefined, 'a player was made');
  await placeRows(server(), player, issue, [
    row('ssc.star5.direct', '0,1,2|3|4|5|6', { Multiple: 1 }),
    row('ssc.front3.direct', '7|8|9', { Multiple: 1 }),
  ]);
  const most = 10n ** 12n;
  const bets = { issueId: issue.id, drawMs: Date.UTC(2027, 2, 5), bets: 2, back: 0, most };
  const mostPayout = createMostPayout(server().db, { waitMs: 1 });
  expect(await mostPayout(bets)).toEqual({ kind: 'bound', amount: most });
  await expect.poll(() => mostPayout(bets), { timeout: 20_000 }).toMatchObject({ kind: 'exact' });
});
