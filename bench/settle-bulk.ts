import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { FIRST, LAST, type BetKey } from '@fairlot/server/features/play/bet/settle/range';
import {
  readDifferingLeaves,
  type LeafPage,
} from '@fairlot/server/features/play/bet/settle/store-tickets';
import { PLAY_CODES } from '@fairlot/server/features/play/bet/settle/tickets';
import { issuePads } from '@fairlot/server/features/play/fair/manifests/index';
import { loadKeys } from '@fairlot/server/features/play/fair/commitment/index';
import { getIssue } from '@fairlot/server/features/play/lottery/issues/index';
import { betHub } from '@fairlot/wire/play/bet';
import type { BetDatabase } from './bet-database.ts';
import { DRAW, type IssueRef } from './bet-issues.ts';

/**
 * The contender of settlement: one transaction that writes the same rows in bulk, under the same triggers. Before it, and
 * within its clock, come the checks of ours that bear on what is written: bets judged, by a join that fits this one play;
 * stakes compared with the books; every leaf built again from its row, by the function that ours calls, beside the rest. It recounts
 * nothing, adds up nothing of what it wrote, and whoever is ended in between begins anew. The write alone is told too.
 */

/** Its rows, computed from its bets before the clock runs. */
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
    SELECT player_id, 'player:' || player_id AS topic, jsonb_build_object('LotteryName', 'x', 'Prize', sum(prize) / 1000.0,
      'GameId', 4, 'SerialNumber', ${issue.serial}, 'Stake', 10, 'WalletAmount', max(balance_after) / 1000.0) AS payload
    FROM paid WHERE kind = 401 GROUP BY player_id;
  CREATE TEMP TABLE turned AS
    SELECT b.player_id, r.id AS line, sum(b.stake) AS stake FROM bet b JOIN requirement r USING (player_id)
    WHERE b.issue_id = ${issue.id} GROUP BY 1, 2;
  CREATE TEMP TABLE left_over AS
    SELECT gen_random_uuid() AS journal_id, (SELECT sum(stake) FROM result) - (SELECT sum(prize) FROM paid) AS amount;
  ANALYZE result; ANALYZE base; ANALYZE rebated; ANALYZE paid; ANALYZE told; ANALYZE turned;`);

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
  INSERT INTO turnover (player_id, issue_id, run, stake, wide, opposed, counted, counted_at)
    SELECT player_id, ${issue.id}, 1, stake, 0, 0, stake, app_now() FROM turned;
  INSERT INTO requirement_part (player_id, requirement_id, issue_id, run, amount)
    SELECT player_id, line, ${issue.id}, 1, stake FROM turned;
  UPDATE requirement r SET done = r.done + t.stake FROM turned t WHERE r.player_id = t.player_id AND r.id = t.line;
  INSERT INTO ledger_journal (player_id, id, kind, currency, idem_scope, idem_key, request_hash, effective_at, created_at)
    SELECT 0, journal_id, 9001, 'DEM', 1, 'sweep:' || ${issue.id} || ':DEM:1', sha256('x'), app_now(), app_now() FROM left_over;
  INSERT INTO ledger_entry (player_id, journal_id, seq, account, ref, currency, amount)
    SELECT 0, journal_id, 1, 10, ${issue.id}, 'DEM', - amount FROM left_over UNION ALL
    SELECT 0, journal_id, 2, 21, 0, 'DEM', amount FROM left_over;
  UPDATE bet_tally y SET awarded_run = 1 FROM told t WHERE y.player_id = t.player_id AND y.issue_id = ${issue.id};
  WITH counter AS (
    INSERT INTO event_topic AS t (topic, seq) SELECT topic, 1 FROM told
    ON CONFLICT (topic) DO UPDATE SET seq = t.seq + 1 RETURNING t.topic, t.seq)
  INSERT INTO event (topic, seq, name, payload)
    SELECT topic, seq, '${betHub.betAwardNotify.target}', payload FROM told JOIN counter USING (topic);
  UPDATE issue SET state = 2, finished_at = app_now() WHERE id = ${issue.id};
  UPDATE issue_job SET step = 'done', due_at = 'infinity' WHERE issue_id = ${issue.id};
  COMMIT;`);

/** What was staked by the bets is what the books hold for the issue. */
const compare = (issue: IssueRef) =>
  sql.raw(`
  DO $$ BEGIN
    IF (SELECT sum(stake) FROM result) IS DISTINCT FROM (
      SELECT sum(amount) FROM ledger_entry WHERE account = 10 AND ref = ${issue.id} AND currency = 'DEM')
    THEN RAISE EXCEPTION 'bets and books differ'; END IF;
  END $$`);

/** The leaves of all bets, in pages as ours reads them. */
async function checkLeaves({ app, owner }: BetDatabase, { id }: IssueRef): Promise<void> {
  const issue = await getIssue(owner, id);
  const keys = await loadKeys(app.platform.settings.dataFolder);
  invariant(keys, 'there are keys to build leaves with');
  const pads = issuePads(keys, issue);
  for (let after: BetKey | undefined = FIRST; after;) {
    const page: LeafPage = await readDifferingLeaves(owner, id, pads, PLAY_CODES, {
      after,
      to: LAST,
    });
    invariant(page.differs.length === 0, `leaves are those of their rows: ${page.differs[0]}`);
    after = page.last;
  }
}

/** A bet without a leaf would have none to check. */
async function mustHaveLeaves({ owner }: BetDatabase, { id }: IssueRef): Promise<void> {
  const { rows } = await sql`
    SELECT FROM bet WHERE issue_id = ${id} AND leaf_hash IS NULL LIMIT 1`.execute(owner);
  invariant(rows.length === 0, 'every bet has a leaf');
}

/** Milliseconds: `write` of the transaction alone, `all` with its rows computed and its checks before. */
export type BulkTime = { readonly write: number; readonly all: number };

export const timeBulk = (database: BetDatabase, issue: IssueRef): Promise<BulkTime> =>
  database.owner.connection().execute(async (db) => {
    await mustHaveLeaves(database, issue);
    const began = performance.now();
    // Side by side, as ours does it.
    await Promise.all([
      prepare(issue)
        .execute(db)
        .then(() => compare(issue).execute(db)),
      checkLeaves(database, issue),
    ]);
    const prepared = performance.now();
    await write(issue).execute(db);
    const done = performance.now();
    const took = { write: done - prepared, all: done - began };
    await sql.raw('DROP TABLE result, base, rebated, paid, told, turned, left_over').execute(db);
    return took;
  });
