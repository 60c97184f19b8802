import { sql, type RawBuilder } from 'kysely';
import { WITHDRAW_RISKS, type WithdrawRisk } from '@fairlot/rules/check/withdraw-risk';
import type { Money } from '@fairlot/rules/core/money';
import { invariant } from '@fairlot/rules/core/invariant';
import type { TargetKind } from '@fairlot/rules/check/withdraw';
import type { QueueTab } from '@fairlot/wire/withdraw';
import type { Executor } from '../../platform/db.ts';
import { startingWith } from '../../platform/db-pattern.ts';
import { KIND_NUMBERS } from './kinds.ts';
import { COLUMNS, type WithdrawalRow } from './store.ts';

/** The queue: the statements. */
const CLAIMED = sql`coalesce(w.claimed_until > (SELECT app_now()), false)`;

const IN_TAB: Readonly<Record<QueueTab, RawBuilder<unknown>>> = {
  all: sql`true`,
  open: sql`w.state = 0 AND w.approved_at IS NULL AND w.reviewer_one IS NULL`,
  claimed: sql`w.state NOT IN (1, 2, 3) AND ${CLAIMED}`,
  second: sql`w.state = 0 AND w.approved_at IS NULL AND w.reviewer_one IS NOT NULL`,
  'to-pay': sql`(w.state = 0 AND w.approved_at IS NOT NULL OR w.state = 5)`,
  provider: sql`w.state IN (6, 7)`,
  odd: sql`w.state IN (4, 8)`,
  done: sql`w.state IN (1, 2, 3)`,
};

export type QueueFilter = {
  readonly tab: QueueTab;
  readonly search: string | undefined;
  readonly kind: TargetKind | undefined;
  readonly risk: WithdrawRisk | undefined;
  readonly fromMs: number | undefined;
  readonly toMs: number | undefined;
  readonly least: Money | undefined;
  readonly most: Money | undefined;
  readonly after: string | undefined;
};

export type QueueRowOf = WithdrawalRow & { user_name: string };

function conditionOf(filter: QueueFilter): RawBuilder<unknown> {
  const { tab, search, kind, risk, fromMs, toMs, least, most } = filter;
  const parts: RawBuilder<unknown>[] = [IN_TAB[tab]];
  if (search !== undefined) {
    const pattern = startingWith(search.toLowerCase());
    parts.push(sql`(lower(p.user_name) LIKE ${pattern} OR lower(w.no) LIKE ${pattern})`);
  }
  if (kind !== undefined) parts.push(sql`w.kind = ${KIND_NUMBERS[kind]}`);
  if (risk !== undefined) parts.push(sql`w.risk & ${1 << WITHDRAW_RISKS[risk].bit} <> 0`);
  if (fromMs !== undefined) parts.push(sql`w.asked_at >= from_ms(${fromMs})`);
  if (toMs !== undefined) parts.push(sql`w.asked_at < from_ms(${toMs})`);
  if (least !== undefined) parts.push(sql`w.amount >= ${least}`);
  if (most !== undefined) parts.push(sql`w.amount <= ${most}`);
  return sql.join(parts, sql` AND `);
}

const NEWEST_FIRST: readonly QueueTab[] = ['all', 'done'];

/** What waits comes the oldest first, what is over the newest first; from cursor to cursor. */
export async function listQueue(
  db: Executor,
  filter: QueueFilter,
  count: number,
): Promise<readonly QueueRowOf[]> {
  const isNewest = NEWEST_FIRST.includes(filter.tab);
  const after = filter.after ?? null;
  const behind = isNewest
    ? sql`(w.asked_at, w.id) < (SELECT o.asked_at, o.id FROM withdrawal o WHERE o.id = ${after}::uuid)`
    : sql`(w.asked_at, w.id) > (SELECT o.asked_at, o.id FROM withdrawal o WHERE o.id = ${after}::uuid)`;
  const order = isNewest ? sql`w.asked_at DESC, w.id DESC` : sql`w.asked_at, w.id`;
  const { rows } = await sql<QueueRowOf>`
    SELECT ${COLUMNS}, p.user_name FROM withdrawal w
    JOIN player p ON p.player_id = w.player_id LEFT JOIN bank b ON b.code = w.bank
    WHERE ${conditionOf(filter)} AND (${after}::uuid IS NULL OR ${behind})
    ORDER BY ${order} LIMIT ${count}`.execute(db);
  return rows;
}

export type QueueCounts = {
  open: number;
  claimed: number;
  second: number;
  to_pay: number;
  provider: number;
  odd: number;
  oldest_ms: bigint | null;
  now_ms: bigint;
};

export async function countQueue(db: Executor): Promise<QueueCounts> {
  const { rows } = await sql<QueueCounts>`
    SELECT count(*) FILTER (WHERE ${IN_TAB.open})::int AS open,
      count(*) FILTER (WHERE ${IN_TAB.claimed})::int AS claimed,
      count(*) FILTER (WHERE ${IN_TAB.second})::int AS second,
      count(*) FILTER (WHERE ${IN_TAB['to-pay']})::int AS to_pay,
      count(*) FILTER (WHERE ${IN_TAB.provider})::int AS provider,
      count(*) FILTER (WHERE ${IN_TAB.odd})::int AS odd,
      to_ms(min(w.asked_at) FILTER (WHERE w.state IN (0, 4, 5, 8))) AS oldest_ms, to_ms(app_now()) AS now_ms
    FROM withdrawal w WHERE w.state NOT IN (1, 2, 3)`.execute(db);
  const [row] = rows;
  invariant(row, 'a count has a row');
  return row;
}

export async function readFlagsOf(db: Executor, playerId: bigint): Promise<bigint> {
  const { rows } = await sql<{ flags: bigint }>`
    SELECT flags FROM player WHERE player_id = ${playerId}`.execute(db);
  return rows[0]?.flags ?? 0n;
}

export type ProfileRow = { user_name: string; flags: bigint; created_ms: bigint };

export async function readProfile(db: Executor, playerId: bigint): Promise<ProfileRow> {
  const { rows } = await sql<ProfileRow>`
    SELECT user_name, flags, to_ms(created_at) AS created_ms FROM player
    WHERE player_id = ${playerId}`.execute(db);
  const [row] = rows;
  invariant(row, 'a withdrawal is of a player');
  return row;
}

export type OtherRow = { player_id: bigint; user_name: string; by: 'target' | 'ip' | 'device' };

/** Accounts with the same target, or that signed in from the same address or device in 30 days. */
export async function readOthers(
  db: Executor,
  playerId: bigint,
  id: string,
  most: number,
): Promise<readonly OtherRow[]> {
  const { rows } = await sql<OtherRow>`
    WITH mine AS MATERIALIZED (
      SELECT DISTINCT ip, device_id FROM session
      WHERE player_id = ${playerId} AND created_at > (SELECT app_now()) - interval '30 days'),
    target AS MATERIALIZED (
      SELECT number_mac FROM withdrawal WHERE player_id = ${playerId} AND id = ${id})
    SELECT o.player_id, p.user_name, o.by FROM (
      SELECT y.player_id, 'target' AS by FROM payee y JOIN target t ON t.number_mac = y.number_mac
      UNION SELECT s.player_id, 'ip' FROM session s JOIN mine m ON m.ip = s.ip
        WHERE s.created_at > (SELECT app_now()) - interval '30 days'
      UNION SELECT s.player_id, 'device' FROM session s JOIN mine m ON m.device_id = s.device_id
        WHERE s.created_at > (SELECT app_now()) - interval '30 days') o
    JOIN player p ON p.player_id = o.player_id
    WHERE o.player_id <> ${playerId} ORDER BY o.by DESC, o.player_id LIMIT ${most}`.execute(db);
  return rows;
}

export type BeforeRow = { no: string; asked_ms: bigint; amount: bigint; state: number };

export async function readBefore(
  db: Executor,
  playerId: bigint,
  id: string,
  most: number,
): Promise<readonly BeforeRow[]> {
  const { rows } = await sql<BeforeRow>`
    SELECT no, to_ms(asked_at) AS asked_ms, amount, state FROM withdrawal
    WHERE player_id = ${playerId} AND id <> ${id} ORDER BY asked_at DESC LIMIT ${most}`.execute(db);
  return rows;
}

export type MemoRow = { at_ms: bigint; author: string; memo: string };

export async function readMemos(
  db: Executor,
  playerId: bigint,
  id: string,
): Promise<readonly MemoRow[]> {
  const { rows } = await sql<MemoRow>`
    SELECT to_ms(at) AS at_ms, author, memo FROM withdrawal_memo
    WHERE player_id = ${playerId} AND withdrawal_id = ${id} ORDER BY n`.execute(db);
  return rows;
}
