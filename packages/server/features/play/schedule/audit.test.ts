import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { withTestServer } from '#testing';
import { withDamage } from '#testing/damage';
import { BET_FEATURES, drawTestIssue, openTestIssue } from '../bet/testing.ts';
import { schedule as feature } from './index.ts';
import { judgeSchedules } from './judge.ts';
import { scheduleInvariants } from './store-audit.ts';
import { beginSale, issuesInRow, LOST, readyPlayer, schedule } from './testing/plans.ts';

/** Rows of schedules changed in the database. */
const server = withTestServer({ features: [...BET_FEATURES, feature] });

beforeAll(async () => {
  const player = await readyPlayer(server());
  const issues = await issuesInRow(server(), await openTestIssue(server()), 2);
  const made = await schedule(server(), player, issues, {});
  expect(made.code).toBe('OK');
  const [first] = issues;
  if (!first) throw new Error('an issue was made');
  await beginSale(server(), first);
  await server().runJobs('schedule.convert');
  await drawTestIssue(server(), first, LOST);
  await server().runJobs('bet.settle');
  while ((await judgeSchedules(server().db)) === 'worked') continue;
});

const found = (change: ReturnType<typeof sql>) =>
  withDamage(server(), [change], async (tx) => {
    const lines = await Promise.all(scheduleInvariants.map(({ find }) => find(tx, '')));
    return lines.flat().map((line) => line.slice(0, 2));
  });

it.each([
  ['cancelled', sql`UPDATE schedule_row SET state = 4 WHERE bet_ids IS NOT NULL`],
  ['skipped', sql`UPDATE schedule_row SET state = 6 WHERE bet_ids IS NOT NULL`],
  ['failed', sql`UPDATE schedule_row SET state = 5 WHERE bet_ids IS NOT NULL`],
  ['won', sql`UPDATE schedule_row SET state = 3 WHERE bet_ids IS NOT NULL`],
  ['lost with a prize', sql`UPDATE schedule_row SET prize = 1 WHERE bet_ids IS NOT NULL`],
])('names a lost bet row marked as %s', async (_, change) => {
  expect(await found(sql`UPDATE schedule_row SET n = n`)).toEqual([]);
  expect(await found(change)).toContain('S6');
});
