import { invariant } from '@fairlot/rules/core/invariant';
import { settle } from '@fairlot/server/features/play/bet/settle/settle';
import { claimIssue } from '@fairlot/server/features/play/lottery/claims/index';
import { DEMO } from '@fairlot/server/ledger/index';
import { median } from './bet-crowd.ts';
import { drawIssue, openIssue, startBetDatabase, type BetDatabase } from './bet-database.ts';
import { DRAW, fillIssue, type Filling, type IssueRef } from './bet-issues.ts';
import { isWanted, moreIsBetter, type Bench, type BenchOptions, type Line } from './line.ts';
import { timeBulk, type BulkTime } from './settle-bulk.ts';
import { onePlayer } from './settle-one-player.ts';
import { makeTree } from './settle-tree.ts';

/**
 * Settling the bets of one issue (定位胆, one note each, 20,000 players) from the claim to AWARDED:
 * judged, recounted, paid, announced; 100,000 bets of which a tenth or all win, and a million. Half of the
 * players stand below 200 agents and one above those; a tenth of all bet below their prize group and get a rebate, another
 * tenth has money to turn over. Against one transaction of bulk writes of the same rows behind the same checks, and, shown
 * beside, against these writes alone. Then one player with 200,000 winning bets.
 */
const PLAYERS = 20_000;
const ROUNDS = 5;

async function timeOurs(database: BetDatabase, issue: IssueRef): Promise<number> {
  const { platform } = database.app;
  const began = performance.now();
  const claim = await claimIssue(platform.db, { steps: ['settle'], owner: 'bench' });
  invariant(claim?.issueId === issue.id, 'this issue is the one to settle');
  invariant((await settle(platform, claim, { currency: DEMO })) === 'settled', 'settled');
  return performance.now() - began;
}

async function checkBooks({ app, owner }: BetDatabase): Promise<void> {
  const { bet } = await import('@fairlot/server/features/play/bet/index');
  const { rebate } = await import('@fairlot/server/features/play/rebate/index');
  for (const { find } of [...(bet.invariants ?? []), ...(rebate.invariants ?? [])]) {
    const found = await find(owner);
    invariant(found.length === 0, `the books of the bench agree: ${found[0]}`);
  }
  invariant(app.url !== '', 'the application is up');
}

type Case = Filling & {
  readonly name: string;
  /** The line beside it, against the writes without any check. */
  readonly alone: string;
  readonly rounds: number;
  readonly goal: string;
};

const CASES: readonly Case[] = [
  {
    name: 'settle-100k-vs-bulk-write',
    alone: 'settle-100k-vs-write-alone',
    each: 5,
    wins: 'tenth',
    rounds: ROUNDS,
    goal: 'one bet of ten wins; goal 0.85',
  },
  {
    name: 'settle-100k-all-win',
    alone: 'settle-100k-all-win-vs-write-alone',
    each: 5,
    wins: 'all',
    rounds: ROUNDS,
    goal: 'every bet wins',
  },
  {
    name: 'settle-1m-vs-bulk-write',
    alone: 'settle-1m-vs-write-alone',
    each: 50,
    wins: 'tenth',
    rounds: 1,
    goal: 'one bet of ten wins; one round; goal 0.75',
  },
];

async function against(
  database: BetDatabase,
  players: readonly bigint[],
  { name, alone, rounds, goal, ...filling }: Case,
): Promise<readonly Line[]> {
  const ours: number[] = [];
  const theirs: BulkTime[] = [];
  const filled = async (): Promise<IssueRef> => {
    const issue = await openIssue(database);
    await fillIssue(database, issue, players, filling);
    await drawIssue(database, issue.id, DRAW.join(','));
    return issue;
  };
  for (let round = 0; round < rounds; round += 1) {
    // One issue at a time: the next one is filled when the one before is settled.
    ours.push(await timeOurs(database, await filled()));
    theirs.push(await timeBulk(database, await filled()));
  }
  const bets = players.length * filling.each;
  const perSecond = (ms: number): number => Math.round((bets / ms) * 1000);
  const list = (times: readonly number[]) => times.map(Math.round).join(', ');
  const lineOf = (name: string, against: string, times: readonly number[], about: string): Line =>
    moreIsBetter({
      bench: 'settle',
      case: name,
      ours: perSecond(median(ours)),
      against,
      theirs: perSecond(median(times)),
      unit: 'bets/s',
      note: `ms ours ${list(ours)}; theirs ${list(times)}; ${about}`,
    });
  const plain = 'one transaction of bulk writes of the same rows';
  return [
    lineOf(
      name,
      `${plain}, judged, compared with the books and their leaves checked`,
      theirs.map(({ all }) => all),
      goal,
    ),
    lineOf(
      alone,
      `${plain} alone`,
      theirs.map(({ write }) => write),
      'shown beside',
    ),
  ];
}

export const run: Bench = async (emit, options: BenchOptions = {}) => {
  const wanted = CASES.filter(({ name }) => isWanted(name, options));
  if (wanted.length > 0) {
    const database = await startBetDatabase();
    try {
      const players = await makeTree(database, options.isQuick ? PLAYERS / 10 : PLAYERS);
      for (const one of wanted) {
        for (const line of await against(database, players, one)) emit(line);
      }
      await checkBooks(database);
    } finally {
      await database.stop();
    }
  }
  if (!isWanted('one-player-200k', options) && !isWanted('awards-beside', options)) return;
  const database = await startBetDatabase();
  try {
    for (const line of await onePlayer(database, options)) emit(line);
    await checkBooks(database);
  } finally {
    await database.stop();
  }
};
