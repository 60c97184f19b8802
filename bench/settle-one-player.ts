import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { betJobs } from '@fairlot/server/features/play/bet/jobs';
import { SETTLE_JOB } from '@fairlot/server/features/play/lottery/steps/index';
import { runJobs } from '@fairlot/server/platform/jobs';
import { drawIssue, makePlayers, openIssue, type BetDatabase } from './bet-database.ts';
import { DRAW, fillIssue, type IssueRef } from './bet-issues.ts';
import { lessIsBetter, type BenchOptions, type Line } from './line.ts';

/**
 * One player who has 200,000 winning bets in an issue (the cap lifted), settled by the jobs of the
 * product, while issues of another game are drawn twice a second. Theirs are the bounds: 60 s for
 * him, 2 s from the draw to AWARDED for everybody else.
 */
const BETS = 200_000;
const MOST_SECONDS = 60;
const MOST_AWARD_MS = 2_000;
/** Another game of five digits. */
const OTHER_GAME = 8;
const OTHER_PLAYERS = 20;
const OTHER_ISSUES = 120;
const EVERY_MS = 500;

/** From the draw of an issue to AWARDED, by the clock of the database; null while it is not. */
async function awardMs({ owner }: BetDatabase, issue: IssueRef): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    SELECT extract(epoch FROM finished_at - drawn_at)::float8 * 1000 AS ms FROM issue
    WHERE id = ${issue.id}`.execute(owner);
  return rows[0]?.ms ?? null;
}

async function prepare(database: BetDatabase, bets: number) {
  const others = await makePlayers(database, OTHER_PLAYERS);
  const small: IssueRef[] = [];
  for (let n = 0; n < OTHER_ISSUES; n += 1) {
    const issue = await openIssue(database, OTHER_GAME);
    await fillIssue(database, issue, others, { each: 5, wins: 'tenth' });
    small.push(issue);
  }
  const big = await openIssue(database);
  const [one] = await makePlayers(database, 1);
  invariant(one !== undefined, 'one player');
  await fillIssue(database, big, [one], { each: bets, wins: 'all', cart: 1_000 });
  return { big, small };
}

export async function onePlayer(
  database: BetDatabase,
  { isQuick }: BenchOptions,
): Promise<readonly Line[]> {
  const bets = isQuick ? BETS / 10 : BETS;
  const { big, small } = await prepare(database, bets);
  const { platform } = database.app;
  const jobs = runJobs(betJobs(platform), platform.log);
  const draw = async (issue: IssueRef): Promise<void> => {
    await drawIssue(database, issue.id, DRAW.join(','));
    jobs.wake(SETTLE_JOB);
  };
  await draw(big);
  const drawn: IssueRef[] = [];
  let took = await awardMs(database, big);
  for (const issue of small) {
    if (took !== null) break;
    await draw(issue);
    drawn.push(issue);
    await delay(EVERY_MS);
    took = await awardMs(database, big);
  }
  while (took === null) {
    await delay(EVERY_MS);
    took = await awardMs(database, big);
  }
  await delay(MOST_AWARD_MS);
  const awards = await Promise.all(drawn.map((issue) => awardMs(database, issue)));
  await jobs.stop();
  const sorted = awards.map((ms) => ms ?? Infinity).toSorted((a, b) => a - b);
  const worst = sorted.at(-1) ?? Number.NaN;
  return [
    lessIsBetter({
      bench: 'settle',
      case: 'one-player-200k',
      ours: took / 1_000,
      against: 'the bound',
      theirs: MOST_SECONDS,
      unit: 's',
      note: `${bets} winning bets of one player, ${Math.round((bets / took) * 1000)} bets/s`,
    }),
    lessIsBetter({
      bench: 'settle',
      case: 'awards-beside-one-player',
      ours: worst,
      against: 'the bound',
      theirs: MOST_AWARD_MS,
      unit: 'ms at worst',
      note: `${drawn.length} issues of another game meanwhile, p50 ${(sorted[sorted.length >> 1] ?? 0).toFixed(0)} ms`,
    }),
  ];
}
