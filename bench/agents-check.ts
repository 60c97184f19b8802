import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { countMoney } from '@fairlot/server/features/back-office/report/index';
import { settle } from '@fairlot/server/features/play/bet/settle/settle';
import { claimIssue } from '@fairlot/server/features/play/lottery/claims/index';
import { DEMO } from '@fairlot/server/ledger/index';
import { sumBooks, SUMS } from './agents-sums.ts';
import { plantTree, type TreeShape } from './agents-tree.ts';
import {
  drawIssue,
  giveMoney,
  openIssue,
  startBetDatabase,
  type BetDatabase,
} from './bet-database.ts';
import { DRAW, fillIssue } from './bet-issues.ts';

/** Bets of each player of the sample, on one issue. */
const EACH = 10;
const FIRST = 1_000_000n;
const TABLES = [...SUMS, 'line_count'] as const;

async function play(database: BetDatabase, shape: TreeShape): Promise<number> {
  const { platform } = database.app;
  const { ids } = await plantTree(database, FIRST, shape);
  await giveMoney(database, ids);
  const issue = await openIssue(database);
  await fillIssue(database, issue, ids, { each: EACH, wins: 'tenth' });
  await drawIssue(database, issue.id, DRAW.join(','));
  const claim = await claimIssue(platform.db, { steps: ['settle'], owner: 'bench' });
  invariant(claim?.issueId === issue.id, 'this issue is the one to settle');
  invariant((await settle(platform, claim, { currency: DEMO })) === 'settled', 'settled');
  return ids.length * EACH;
}

/**
 * Plays a sample by the functions of the product, counts it by the counter, and compares the rows of each table with those
 * of the seeder. Returns how many bets were played. Throws where a row differs.
 */
export async function checkSample(shape: TreeShape): Promise<number> {
  const database = await startBetDatabase();
  const { owner } = database;
  try {
    const bets = await play(database, shape);
    await countMoney(database.app.platform.db);
    for (const table of TABLES) {
      await sql`CREATE TABLE ${sql.id(`counted_${table}`)} AS TABLE ${sql.id(table)}`.execute(
        owner,
      );
    }
    await sql`TRUNCATE ${sql.join(SUMS.map((table) => sql.id(table)))}`.execute(owner);
    await sql`UPDATE line_count SET directs = 0, members = 0, agents = 0, balance = 0, line_balance = 0`.execute(
      owner,
    );
    await sumBooks(database);
    for (const table of TABLES) {
      const [counted, seeded] = [sql.id(`counted_${table}`), sql.id(table)];
      const { rows } = await sql<{ n: bigint; odd: bigint }>`
        SELECT (SELECT count(*) FROM ${counted}) AS n, count(*) AS odd FROM (
          (TABLE ${counted} EXCEPT TABLE ${seeded}) UNION ALL (TABLE ${seeded} EXCEPT TABLE ${counted})) d`.execute(
        owner,
      );
      const [row] = rows;
      invariant(row && row.n > 0n, `${table} of the sample has rows`);
      invariant(row.odd === 0n, `${table}: ${row.odd} rows of the seeder and the counter differ`);
    }
    return bets;
  } finally {
    await database.stop();
  }
}
