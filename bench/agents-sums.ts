import { sql } from 'kysely';
import { KIND } from '@fairlot/rules/core/journal-kinds';
import { LINE_FIGURE } from '@fairlot/rules/core/line-figures';
import { type Tx, transaction } from '@fairlot/server/platform/db';
import type { BetDatabase } from './bet-database.ts';

/**
 * Fills the sums of players and lines out of a table of movements by plain joins with the tree, without the counter. The sample
 * of agents-check.ts proves that both come to the same rows.
 */
export const SUMS = ['money_day', 'money_hour', 'line_day', 'line_hour', 'line_person'] as const;

/** Days that the movements of a seeded world are spread over, today included. */
export const DAYS = 31;
/** Bets of a player's session and their stake each, in thousandths. */
const BETS = 50;
const STAKE = 2_000;
const SESSIONS = 2;
const GIFT = 1_000_000;
export const BETS_OF_A_PLAYER = BETS * SESSIONS;

const { settledStake, settledPrize, turnover, bettors, depositors, firstDepositors } = LINE_FIGURE;

/** Creates the empty table of movements, and who stands above whom through which branch. */
async function createMovements(tx: Tx): Promise<void> {
  await sql`SET LOCAL statement_timeout = 0`.execute(tx);
  await sql`SET LOCAL work_mem = '512MB'`.execute(tx);
  await sql`SET LOCAL maintenance_work_mem = '512MB'`.execute(tx);
  await sql`
    CREATE TEMP TABLE moved (player_id bigint, at timestamptz, day date, game_id int, kind smallint, amount bigint, journals int)
    ON COMMIT DROP`.execute(tx);
  await sql`
    CREATE TEMP TABLE above ON COMMIT DROP AS
    WITH RECURSIVE up AS (
      SELECT p.player_id, p.parent AS head, 0::bigint AS branch FROM player p WHERE p.parent IS NOT NULL
      UNION ALL
      SELECT u.player_id, p.parent, u.head FROM up u JOIN player p ON p.player_id = u.head WHERE p.parent IS NOT NULL)
    SELECT * FROM up`.execute(tx);
}

/** What the books and the bets say, each bet settled once and all of its stake turnover. */
async function moveByBooks(tx: Tx): Promise<void> {
  await sql`
    WITH settled AS (
      SELECT b.player_id, i.game_id, max(b.settled_at) AS at, sum(b.stake - b.refund) AS stake, sum(b.prize) AS prize, count(*) AS n
      FROM bet b JOIN issue i ON i.id = b.issue_id WHERE b.state IN (2, 3) GROUP BY b.player_id, i.id),
    posted AS (
      SELECT j.player_id, j.created_at AS at, coalesce((j.meta ->> 'gameId')::int, 0) AS game_id, j.kind, sum(e.amount) AS amount
      FROM ledger_journal j JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account < 10
      GROUP BY j.player_id, j.id)
    INSERT INTO moved
    SELECT m.player_id, m.at, site_day(m.at), m.game_id, m.kind, m.amount, m.n FROM (
      SELECT player_id, at, game_id, kind::int, amount, 1 AS n FROM posted
      UNION ALL SELECT player_id, at, game_id, ${settledStake}, stake, n FROM settled
      UNION ALL SELECT player_id, at, game_id, ${settledPrize}, prize, n FROM settled WHERE prize > 0
      UNION ALL SELECT player_id, at, game_id, ${turnover}, stake, n FROM settled WHERE stake > 0
      UNION ALL SELECT player_id, at, 0, ${bettors}, 1, 1 FROM settled
      UNION ALL SELECT p.player_id, p.at, 0, f.kind, 1, 1 FROM posted p
        CROSS JOIN (VALUES (${depositors}::int), (${firstDepositors}::int)) f(kind) WHERE p.kind = ${KIND.fund}
      UNION ALL SELECT player_id, created_at, 0, ${LINE_FIGURE.registrations}, 1, 1 FROM player) m`.execute(
    tx,
  );
}

/** What players of a tree would have moved: a gift each, and some sessions of bets in games 1 to 10. */
async function moveByFormula(tx: Tx): Promise<void> {
  const start = sql`(site_day(app_now()) - ${DAYS - 1}::int)::timestamp AT TIME ZONE 'Asia/Shanghai'`;
  await sql`
    WITH played AS (
      SELECT p.player_id, p.n, 1 + (p.n + 3 * s) % 10 AS game_id, (p.n * 7919 + s * 104729) % 41 * 4000 AS prize,
        ${start} + ((p.n * 13 + s * 17) % ${DAYS}) * interval '1 day' + (p.n / 31 % 24) * interval '1 hour' AS at, s
      FROM (SELECT player_id, row_number() OVER (ORDER BY player_id) AS n FROM player WHERE parent IS NOT NULL) p,
        generate_series(1, ${SESSIONS}::int) s)
    INSERT INTO moved
    SELECT g.player_id, g.at, site_day(g.at), CASE WHEN f.kind BETWEEN 10 AND ${KIND.fund} THEN 0 ELSE g.game_id END, f.kind,
      f.amount, f.n
    FROM played g CROSS JOIN LATERAL (VALUES
      (${settledStake}::int, ${BETS * STAKE}::bigint, ${BETS}::int), (${settledPrize}, g.prize, ${BETS}),
      (${turnover}, ${BETS * STAKE}, ${BETS}), (${KIND.placeBet}, ${-BETS * STAKE}, ${BETS}),
      (${KIND.payout}, g.prize, (g.prize / 4000)::int), (${bettors}, 1, 1),
      (${KIND.fund}, ${GIFT}, 1), (${depositors}, 1, 1), (${firstDepositors}, 1, 1)) f(kind, amount, n)
    WHERE f.amount <> 0 AND (g.s = 1 OR f.kind NOT IN (${KIND.fund}, ${depositors}, ${firstDepositors}))
    UNION ALL
    SELECT player_id, created_at, site_day(created_at), 0, ${LINE_FIGURE.registrations}, 1, 1 FROM player`.execute(
    tx,
  );
}

/** A table is filled without its log and its primary key, which is built again afterwards. */
async function fillSums(tx: Tx, table: (typeof SUMS)[number], rows: ReturnType<typeof sql>) {
  const key = `${table}_pkey`;
  const found = await sql<{ key: string }>`
    SELECT pg_get_constraintdef(oid) AS key FROM pg_constraint WHERE conname = ${key}`.execute(tx);
  await sql`ALTER TABLE ${sql.id(table)} SET UNLOGGED`.execute(tx);
  await sql`ALTER TABLE ${sql.id(table)} DROP CONSTRAINT ${sql.id(key)}`.execute(tx);
  await sql`INSERT INTO ${sql.id(table)} ${rows}`.execute(tx);
  await sql`ALTER TABLE ${sql.id(table)} ADD CONSTRAINT ${sql.id(key)} ${sql.raw(found.rows[0]?.key ?? '')}`.execute(
    tx,
  );
}

const MONEY = sql`m.kind NOT BETWEEN 10 AND 99`;

async function sumUp(tx: Tx): Promise<void> {
  await sql`ANALYZE moved, above`.execute(tx);
  await fillSums(
    tx,
    'money_day',
    sql`SELECT m.player_id, m.day, 'DEM', m.game_id, m.kind, sum(m.amount), sum(m.journals) FROM moved m WHERE ${MONEY}
      GROUP BY m.player_id, m.day, m.game_id, m.kind`,
  );
  await fillSums(
    tx,
    'money_hour',
    sql`SELECT date_trunc('hour', m.at), 'DEM', m.game_id, m.kind, sum(m.amount), sum(m.journals) FROM moved m WHERE ${MONEY}
      GROUP BY 1, m.game_id, m.kind`,
  );
  await fillSums(
    tx,
    'line_person',
    sql`SELECT m.player_id, m.kind, m.day, 'DEM', min(m.at) FROM moved m WHERE m.kind BETWEEN 10 AND 99
      GROUP BY m.player_id, m.kind, m.day`,
  );
  await fillSums(
    tx,
    'line_day',
    sql`SELECT a.head, m.day, a.branch, 'DEM', m.game_id, m.kind, sum(m.amount), sum(m.journals)
      FROM moved m JOIN above a ON a.player_id = m.player_id GROUP BY a.head, m.day, a.branch, m.game_id, m.kind`,
  );
  await fillSums(
    tx,
    'line_hour',
    sql`SELECT a.head, date_trunc('hour', m.at), 'DEM', m.game_id, m.kind, sum(m.amount), sum(m.journals)
      FROM moved m JOIN above a ON a.player_id = m.player_id WHERE m.kind < 10 GROUP BY a.head, 2, m.game_id, m.kind`,
  );
  await countLines(tx);
}

/** Counts of members and balances; from here on the counter of the product goes on. */
async function countLines(tx: Tx): Promise<void> {
  await sql`
    UPDATE line_count c SET is_counted = true, balance = coalesce(b.balance, 0), directs = coalesce(n.directs, 0),
      members = coalesce(n.members, 0), agents = coalesce(n.agents, 0), line_balance = coalesce(n.balance, 0)
    FROM player p
    LEFT JOIN (SELECT m.player_id, sum(m.amount) AS balance FROM moved m WHERE m.kind >= 100 GROUP BY 1) b
      ON b.player_id = p.player_id
    LEFT JOIN (
      SELECT a.head, count(*) AS members, count(*) FILTER (WHERE q.parent = a.head) AS directs,
        count(*) FILTER (WHERE q.is_agent) AS agents, sum(w.balance) AS balance
      FROM above a JOIN player q ON q.player_id = a.player_id
      LEFT JOIN (SELECT m.player_id, sum(m.amount) AS balance FROM moved m WHERE m.kind >= 100 GROUP BY 1) w
        ON w.player_id = a.player_id
      GROUP BY a.head) n ON n.head = p.player_id
    WHERE c.player_id = p.player_id`.execute(tx);
}

/** Fills the sums that the counter would make of what was played so far. */
export const sumBooks = ({ owner }: BetDatabase): Promise<void> =>
  transaction(owner, async (tx) => {
    await createMovements(tx);
    await moveByBooks(tx);
    await sumUp(tx);
  });

/** Seeds the sums and wallets of a database without movements. */
export async function seedSums({ owner }: BetDatabase): Promise<void> {
  await transaction(owner, async (tx) => {
    await createMovements(tx);
    await moveByFormula(tx);
    await sumUp(tx);
    await sql`SET LOCAL session_replication_role = replica`.execute(tx);
    await sql`
      INSERT INTO ledger_account (player_id, kind, currency, balance, version)
      SELECT c.player_id, 1, 'DEM', c.balance, 1 FROM line_count c WHERE c.balance <> 0`.execute(
      tx,
    );
  });
  await sql`VACUUM ANALYZE`.execute(owner);
}
