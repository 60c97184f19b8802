import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { betHub } from '@fairlot/wire/bet';
import { settle } from '@fairlot/server/features/bet/settle';
import { claimIssue } from '@fairlot/server/features/lottery/index';
import { DEMO } from '@fairlot/server/ledger/index';
import { median } from './bet-crowd.ts';
import {
  drawIssue,
  makePlayers,
  openIssue,
  startBetDatabase,
  type BetDatabase,
} from './bet-database.ts';
import { DRAW, fillIssue, type Filling, type IssueRef } from './bet-issues.ts';
import { isWanted, moreIsBetter, type Bench, type BenchOptions, type Line } from './line.ts';
import { onePlayer } from './settle-one-player.ts';

/**
 * Settling the bets of one issue (定位胆, one note each, 20,000 players) from the claim to AWARDED:
 * judged, recounted, paid, announced; 100,000 bets of which a tenth or all win, and a million. Half of the
 * players stand below 200 agents and one above those; a tenth of all bet below their prize group and get a rebate.
 * Against one transaction that only writes the same rows in bulk, everything that is in them already
 * computed and lying in temporary tables. Then one player with 200,000 winning bets.
 */
const PLAYERS = 20_000;
const ROUNDS = 3;

async function timeOurs(database: BetDatabase, issue: IssueRef): Promise<number> {
  const { platform } = database.app;
  const began = performance.now();
  const claim = await claimIssue(platform.db, { steps: ['settle'], owner: 'bench' });
  invariant(claim?.issueId === issue.id, 'this issue is the one to settle');
  invariant((await settle(platform, claim, { currency: DEMO })) === 'settled', 'settled');
  return performance.now() - began;
}

/** Half of the players below agents, of whom a fifth bets below the own prize group. */
async function makeTree(database: BetDatabase, count: number): Promise<bigint[]> {
  const top = await makePlayers(database, 1, { group: 1980 });
  const parents = await makePlayers(database, count / 100, { group: 1970, parents: top });
  const free = await makePlayers(database, count / 2);
  const below = await makePlayers(database, (count * 2) / 5, { parents });
  const rebated = await makePlayers(database, count / 10, { parents, group: 1960 });
  return [...free, ...below, ...rebated];
}

/** The contender's rows, computed from its bets before the clock runs. */
const prepare = (issue: IssueRef) =>
  sql.raw(`
  CREATE TEMP TABLE result AS
    SELECT b.player_id, b.id, b.stake,
      CASE WHEN split_part(b.content, '|', w.place) = w.digit THEN 19560 ELSE 0 END AS prize
    FROM bet b JOIN (VALUES ${DRAW.map((digit, i) => `(${i + 1}, '${digit}')`).join(',')}) w(place, digit)
      ON split_part(b.content, '|', w.place) <> ''
    WHERE b.issue_id = ${issue.id};
  CREATE TEMP TABLE base AS
    SELECT b.player_id, b.chain, b.prize_group AS grp, sum(b.stake) AS stake,
      sum(b.stake * (c.groups[cardinality(c.groups)] - b.prize_group) / 2000) AS rebate
    FROM bet b JOIN rebate_chain c ON c.player_id = b.player_id AND c.version = b.chain
    WHERE b.issue_id = ${issue.id} GROUP BY 1, 2, 3;
  CREATE TEMP TABLE rebated AS
    SELECT player_id, 501 AS kind, sum(stake) AS stake, sum(rebate) AS amount FROM base GROUP BY 1 HAVING sum(rebate) > 0
    UNION ALL
    SELECT a.id, 502, sum(s.stake), div(sum(s.stake::numeric * (c.groups[a.n] - c.groups[a.n + 1])), 2000)
    FROM base s JOIN rebate_chain c ON c.player_id = s.player_id AND c.version = s.chain
    CROSS JOIN LATERAL unnest(c.ids) WITH ORDINALITY a(id, n) GROUP BY 1;
  CREATE TEMP TABLE paid AS
    SELECT r.player_id, r.id AS bet_id, gen_random_uuid() AS journal_id, r.prize, r.kind,
      CASE WHEN r.kind = 401 THEN 'payout:' || ${issue.id} || ':' || r.id || ':1'
        ELSE 'rebate:' || ${issue.id} || ':' || r.kind || ':1' END AS key,
      a.balance + sum(r.prize) OVER w AS balance_after, a.version + row_number() OVER w AS version_after,
      lead(1) OVER w IS NULL AS is_last
    FROM (
      SELECT player_id, id, prize, 401 AS kind FROM result WHERE prize > 0
      UNION ALL SELECT player_id, NULL, amount, kind FROM rebated) r
    JOIN ledger_account a ON a.player_id = r.player_id AND a.kind = 1
    WINDOW w AS (PARTITION BY r.player_id ORDER BY r.kind, r.id);
  CREATE TEMP TABLE told AS
    SELECT 'player:' || player_id AS topic, jsonb_build_object('LotteryName', 'x', 'Prize', sum(prize) / 1000.0,
      'GameId', 4, 'SerialNumber', ${issue.serial}, 'Stake', 10, 'WalletAmount', max(balance_after) / 1000.0) AS payload
    FROM paid WHERE kind = 401 GROUP BY player_id;
  CREATE TEMP TABLE left_over AS
    SELECT gen_random_uuid() AS journal_id, (SELECT sum(stake) FROM result) - (SELECT sum(prize) FROM paid) AS amount;
  ANALYZE result; ANALYZE base; ANALYZE rebated; ANALYZE paid; ANALYZE told;`);

/** The same rows as ours in one transaction of bulk statements, under the same triggers. */
const write = (issue: IssueRef) =>
  sql.raw(`
  BEGIN;
  UPDATE bet b SET state = CASE WHEN r.prize > 0 THEN 3 ELSE 2 END, prize = r.prize,
    hits = CASE WHEN r.prize > 0 THEN '{1}'::int[] END, settled_at = app_now()
  FROM result r WHERE b.player_id = r.player_id AND b.id = r.id;
  INSERT INTO ledger_journal (player_id, id, kind, currency, idem_scope, idem_key, request_hash, effective_at, created_at, meta)
    SELECT player_id, journal_id, kind, 'DEM', 1, key, sha256('x'), app_now(), app_now(),
      jsonb_build_object('gameId', 4, 'serialNumber', ${issue.serial}, 'betId', bet_id) FROM paid;
  INSERT INTO ledger_entry (player_id, journal_id, seq, account, ref, currency, amount)
    SELECT player_id, journal_id, 1, 10, ${issue.id}, 'DEM', - prize FROM paid;
  INSERT INTO ledger_entry (player_id, journal_id, seq, account, ref, currency, amount, balance_after, version_after)
    SELECT player_id, journal_id, 2, 1, 0, 'DEM', prize, balance_after, version_after FROM paid;
  UPDATE ledger_account a SET balance = p.balance_after, version = p.version_after
    FROM paid p WHERE p.is_last AND a.player_id = p.player_id AND a.kind = 1;
  INSERT INTO rebate_stake (player_id, issue_id, chain, grp, stake, rebate)
    SELECT player_id, ${issue.id}, chain, grp, stake, rebate FROM base;
  INSERT INTO rebate (player_id, issue_id, kind, run, stake, amount, paid_at)
    SELECT player_id, ${issue.id}, kind, 1, stake, amount, app_now() FROM rebated;
  INSERT INTO ledger_journal (player_id, id, kind, currency, idem_scope, idem_key, request_hash, effective_at, created_at)
    SELECT 0, journal_id, 9001, 'DEM', 1, 'sweep:' || ${issue.id} || ':DEM:1', sha256('x'), app_now(), app_now() FROM left_over;
  INSERT INTO ledger_entry (player_id, journal_id, seq, account, ref, currency, amount)
    SELECT 0, journal_id, 1, 10, ${issue.id}, 'DEM', - amount FROM left_over UNION ALL
    SELECT 0, journal_id, 2, 21, 0, 'DEM', amount FROM left_over;
  WITH counter AS (
    INSERT INTO event_topic AS t (topic, seq) SELECT topic, 1 FROM told
    ON CONFLICT (topic) DO UPDATE SET seq = t.seq + 1 RETURNING t.topic, t.seq)
  INSERT INTO event (topic, seq, name, payload)
    SELECT topic, seq, '${betHub.betAwardNotify.target}', payload FROM told JOIN counter USING (topic);
  UPDATE issue SET state = 2, finished_at = app_now() WHERE id = ${issue.id};
  UPDATE issue_job SET step = 'done', due_at = 'infinity' WHERE issue_id = ${issue.id};
  COMMIT;`);

const timeTheirs = (database: BetDatabase, issue: IssueRef): Promise<number> =>
  database.owner.connection().execute(async (db) => {
    await prepare(issue).execute(db);
    const began = performance.now();
    await write(issue).execute(db);
    const took = performance.now() - began;
    await sql.raw('DROP TABLE result, base, rebated, paid, told, left_over').execute(db);
    return took;
  });

async function checkBooks({ app, owner }: BetDatabase): Promise<void> {
  const { bet } = await import('@fairlot/server/features/bet/index');
  const { rebate } = await import('@fairlot/server/features/rebate/index');
  for (const { find } of [...(bet.invariants ?? []), ...(rebate.invariants ?? [])]) {
    const found = await find(owner);
    invariant(found.length === 0, `the books of the bench agree: ${found[0]}`);
  }
  invariant(app.url !== '', 'the application is up');
}

type Case = Filling & { readonly name: string; readonly rounds: number; readonly goal: string };

const CASES: readonly Case[] = [
  {
    name: 'settle-100k-vs-bulk-write',
    each: 5,
    wins: 'tenth',
    rounds: ROUNDS,
    goal: 'one bet of ten wins; goal 0.5, then 0.7',
  },
  { name: 'settle-100k-all-win', each: 5, wins: 'all', rounds: ROUNDS, goal: 'every bet wins' },
  {
    name: 'settle-1m-vs-bulk-write',
    each: 50,
    wins: 'tenth',
    rounds: 1,
    goal: 'one bet of ten wins; one round',
  },
];

async function against(
  database: BetDatabase,
  players: readonly bigint[],
  { name, rounds, goal, ...filling }: Case,
): Promise<Line> {
  const ours: number[] = [];
  const theirs: number[] = [];
  const filled = async (): Promise<IssueRef> => {
    const issue = await openIssue(database);
    await fillIssue(database, issue, players, filling);
    await drawIssue(database, issue.id, DRAW.join(','));
    return issue;
  };
  for (let round = 0; round < rounds; round += 1) {
    // One issue at a time: the next one is filled when the one before is settled.
    ours.push(await timeOurs(database, await filled()));
    theirs.push(await timeTheirs(database, await filled()));
  }
  const bets = players.length * filling.each;
  const perSecond = (ms: number): number => Math.round((bets / ms) * 1000);
  const list = (times: readonly number[]) => times.map(Math.round).join(', ');
  return moreIsBetter({
    bench: 'settle',
    case: name,
    ours: perSecond(median(ours)),
    against: 'one transaction of bulk writes of the same rows',
    theirs: perSecond(median(theirs)),
    unit: 'bets/s',
    note: `ms ours ${list(ours)}; theirs ${list(theirs)}; ${goal}`,
  });
}

export const run: Bench = async (emit, options: BenchOptions = {}) => {
  const wanted = CASES.filter(({ name }) => isWanted(name, options));
  if (wanted.length > 0) {
    const database = await startBetDatabase();
    try {
      const players = await makeTree(database, options.isQuick ? PLAYERS / 10 : PLAYERS);
      for (const one of wanted) emit(await against(database, players, one));
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
