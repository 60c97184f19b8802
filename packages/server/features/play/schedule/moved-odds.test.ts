import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { balanceOf } from '#ledger';
import { withTestServer } from '#testing';
import { BET_FEATURES, drawTestIssue, openTestIssue, row, type TestIssue } from '../bet/testing.ts';
import { convertRows } from './convert.ts';
import { schedule as feature } from './index.ts';
import { readyPlayer, recordOf, schedule, statesOf } from './testing/plans.ts';
import { partsOn } from './testing/placer.ts';

/** Odds that another process moved, of which the one that bets a row has not heard. */
const server = withTestServer({ features: [...BET_FEATURES, feature] });
const TOTAL = row('ssc.c.total', 'big', { Amount: mills(1_000) });

const move = (issue: TestIssue) =>
  sql`INSERT INTO odds_move (issue_id, seq, play_id, version, odds)
    SELECT ${issue.id}, 1, (SELECT play_id FROM bet WHERE issue_id = ${issue.id} LIMIT 1), 1,
      '{19000,19800,19800,19800}'`.execute(server().owner);

/** Schedules of two players, one of whom takes any odds, on an issue whose odds moved since they are known here. */
async function setting() {
  const issue = await openTestIssue(server());
  const parts = partsOn(server().platform);
  const first = await readyPlayer(server());
  await schedule(server(), first, [issue], { Bets: [TOTAL], AcceptAnyOdds: true });
  await convertRows(parts);
  await move(issue);
  const any = await readyPlayer(server());
  const own = await readyPlayer(server());
  const asked = { Bets: [TOTAL], AcceptAnyOdds: true };
  const taken = await schedule(server(), any, [issue], asked);
  const refused = await schedule(server(), own, [issue], { Bets: [TOTAL] });
  return { issue, parts, any, own, ids: [taken.value.Id, refused.value.Id] as const };
}

it('are read anew at once: who takes any is bet at them, who does not is not and has his money', async () => {
  const { issue, parts, any, own, ids } = await setting();
  // The database says that they moved; nothing is bet at the old ones.
  expect(await convertRows(parts)).toBe('worked');
  expect(await statesOf(server(), any, ids[0])).toEqual([0]);
  expect(await convertRows(parts)).toBe('worked');
  expect(await statesOf(server(), any, ids[0])).toEqual([1]);
  const { rows } = await sql<{ odds: bigint[] }>`
    SELECT odds FROM bet WHERE player_id = ${any.playerId}`.execute(server().db);
  expect(rows).toEqual([{ odds: [19_000n] }]);
  const { Schedule, Issues } = await recordOf(server(), own, ids[1]);
  expect([Schedule.State, Issues[0]!.State, Issues[0]!.Reason?.Code]).toEqual([
    1,
    5,
    'ODDS_CHANGED',
  ]);
  expect(await balanceOf(server().db, own.playerId, 'DEM')).toBe(10_000_000n);
  await drawTestIssue(server(), issue, '9,9,9,9,9');
  await server().runJobs('bet.settle');
  expect(await convertRows(parts)).toBe('idle');
});
