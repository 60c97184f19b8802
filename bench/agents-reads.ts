import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { KIND } from '@fairlot/rules/core/journal-kinds';
import { LINE_FIGURE } from '@fairlot/rules/core/line-figures';
import { addDays, siteDayOf } from '@fairlot/rules/lottery/site-day';
import { getMembers } from '@fairlot/server/features/team/members/members';
import { readLineReport } from '@fairlot/server/features/team/line-report/index';
import { DEMO } from '@fairlot/server/ledger/index';
import type { Db } from '@fairlot/server/platform/db';
import { DAYS } from './agents-sums.ts';
import { PLAIN_MEMBERS, type Tree, type TreeShape } from './agents-tree.ts';
import { median } from './bet-crowd.ts';
import type { BetDatabase } from './bet-database.ts';
import { isWanted, lessIsBetter, type BenchOptions, type Line } from './line.ts';

const PAGE = 50;
const TIMES = 21;

/** Figures of a page, to compare ours with those of the contender. */
type Figures = readonly bigint[];
type Read = (db: Db, head: bigint) => Promise<Figures>;

/** A page of members, the oldest first, as the window of an agent lists them. */
const readPage: Read = async (db, viewer) => {
  const page = await getMembers(db, viewer, { IsAscending: true, Count: PAGE });
  invariant(page.ok, 'an agent reads the own line');
  return page.value.Rows.flatMap(({ Members, Balance, LineBalance }) => [
    BigInt(Members),
    Balance,
    LineBalance,
  ]);
};

/** The same without counts: all below each direct are found and their wallets added up. */
const walkPage: Read = async (db, head) => {
  const { rows } = await sql<{ members: bigint; balance: bigint; line: bigint }>`
    WITH RECURSIVE directs AS MATERIALIZED (
      SELECT p.player_id, p.user_name, p.nick_name, p.is_agent, p.prize_group, p.created_at, p.last_login_at
      FROM player p WHERE p.parent = ${head} ORDER BY p.player_id LIMIT ${PAGE}),
    below AS (
      SELECT d.player_id AS direct, d.player_id FROM directs d
      UNION ALL SELECT b.direct, p.player_id FROM below b JOIN player p ON p.parent = b.player_id),
    owned AS (
      SELECT b.direct, b.player_id, coalesce(sum(a.balance), 0)::bigint AS balance FROM below b
      LEFT JOIN ledger_account a ON a.player_id = b.player_id AND a.kind < 10 GROUP BY 1, 2)
    SELECT d.*, count(*) - 1 AS members, sum(o.balance) FILTER (WHERE o.player_id = o.direct)::bigint AS balance,
      coalesce(sum(o.balance) FILTER (WHERE o.player_id <> o.direct), 0)::bigint AS line
    FROM directs d JOIN owned o ON o.direct = d.player_id
    GROUP BY d.player_id, d.user_name, d.nick_name, d.is_agent, d.prize_group, d.created_at, d.last_login_at
    ORDER BY d.player_id`.execute(db);
  return rows.flatMap(({ members, balance, line }) => [members, balance, line]);
};

const TO = siteDayOf(Date.now());
const FROM = addDays(TO, 1 - DAYS);

/** The first page of the report of a line, with the sum of all. */
const readReport: Read = async (db, viewer) => {
  const report = await readLineReport(
    db,
    { viewer, currency: DEMO },
    { From: FROM, To: TO, By: 'member', Count: PAGE },
  );
  invariant(report.ok, 'an agent reads the own line');
  const { Rows, Total } = report.value;
  return [...Rows, Total].flatMap(({ Deposit, Stake, Turnover, Prize, Bettors }) => [
    Deposit,
    Stake,
    Turnover,
    Prize,
    BigInt(Bettors),
  ]);
};

const { settledStake, turnover, settledPrize, bettors } = LINE_FIGURE;

/** The same without sums of lines: the days of all below are added up by branch and kind. */
const walkReport: Read = async (db, head) => {
  const { rows } = await sql<{ branch: bigint | null; kind: number; amount: bigint }>`
    WITH RECURSIVE below AS (
      SELECT p.player_id AS branch, p.player_id FROM player p WHERE p.player_id = ${head}
      UNION ALL
      SELECT CASE WHEN b.player_id = ${head} THEN p.player_id ELSE b.branch END, p.player_id
      FROM below b JOIN player p ON p.parent = b.player_id)
    SELECT b.branch, m.kind, sum(m.amount)::bigint AS amount FROM below b
    CROSS JOIN LATERAL (
      SELECT d.kind, d.amount FROM money_day d
      WHERE d.player_id = b.player_id AND d.day BETWEEN ${FROM}::date AND ${TO}::date AND d.currency = ${DEMO}
      UNION ALL
      SELECT o.kind, 1 FROM line_person o
      WHERE o.player_id = b.player_id AND o.day BETWEEN ${FROM}::date AND ${TO}::date AND o.currency = ${DEMO}) m
    GROUP BY GROUPING SETS ((b.branch, m.kind), (m.kind))`.execute(db);
  const sums = new Map(rows.map(({ branch, kind, amount }) => [`${branch} ${kind}`, amount]));
  const others = [...new Set(rows.flatMap(({ branch }) => branch ?? []))]
    .filter((branch) => branch !== head)
    .toSorted((a, b) => (a < b ? -1 : 1));
  return [head, ...others.slice(0, PAGE), null].flatMap((branch) =>
    [KIND.fund, settledStake, turnover, settledPrize, bettors].map(
      (kind) => sums.get(`${branch} ${kind}`) ?? 0n,
    ),
  );
};

type Timed = { readonly taken: readonly number[]; readonly figures: Figures };

async function time(read: Read, db: Db, head: bigint): Promise<Timed> {
  const taken: number[] = [];
  let figures: Figures = [];
  for (let n = 0; n < TIMES; n += 1) {
    const began = performance.now();
    figures = await read(db, head);
    taken.push(performance.now() - began);
  }
  return { taken: taken.toSorted((a, b) => a - b), figures };
}

const CASES = [
  { name: 'team-page', goalMs: 100, read: readPage, walk: walkPage },
  { name: 'line-report', goalMs: 200, read: readReport, walk: walkReport },
] as const;

/** Reads of an agent with a large line, and of one with a small line, beside the same reads by a walk down the tree. */
export async function reads(
  { app }: BetDatabase,
  { tree, shape }: { readonly tree: Tree; readonly shape: TreeShape },
  options: BenchOptions,
): Promise<readonly Line[]> {
  const { db } = app.platform;
  const heads = [
    { suffix: '', head: tree.heads[0] ?? 0n, members: shape.members },
    { suffix: '-plain', head: tree.plain, members: PLAIN_MEMBERS },
  ];
  const lines: Line[] = [];
  for (const { name, goalMs, read, walk } of CASES) {
    for (const { suffix, head, members } of heads) {
      if (!isWanted(name + suffix, options)) continue;
      const [ours, theirs] = [await time(read, db, head), await time(walk, db, head)];
      invariant(String(ours.figures) === String(theirs.figures), `${name}: both read the same`);
      lines.push(
        lessIsBetter({
          bench: 'agents',
          case: name + suffix,
          ours: median(ours.taken),
          against: 'the same read by a walk down the tree, without sums of lines',
          theirs: median(theirs.taken),
          unit: 'ms',
          note:
            `${members} members, ${DAYS} days; median of ${TIMES}, slowest ${ours.taken.at(-1)?.toFixed(1)}, of the walk ` +
            `${theirs.taken.at(-1)?.toFixed(1)}; ${suffix ? 'shown beside' : `goal ${goalMs} ms`}`,
        }),
      );
    }
  }
  return lines;
}
