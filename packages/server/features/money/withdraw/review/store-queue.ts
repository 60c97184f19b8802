import { sql, type RawBuilder } from 'kysely';
import { WITHDRAW_RISKS, type WithdrawRisk } from '@fairlot/rules/check/withdraw-risk';
import { MOST_COUNTED } from '@fairlot/rules/core/counted';
import type { Money } from '@fairlot/rules/core/money';
import { invariant } from '@fairlot/rules/core/invariant';
import type { TargetKind } from '@fairlot/rules/check/withdraw';
import type { QueueTab } from '@fairlot/wire/money/withdraw';
import type { Executor } from '#platform/db';
import { startingWith } from '#platform/db-pattern';
import { KIND_NUMBERS } from '../request/kinds.ts';
import { COLUMNS, type WithdrawalRow } from '../request/store.ts';

/** The queue: the statements. */
/**
 * Where a withdrawal stands that is not over: 1 open, 2 for a second look, 3 to be paid, 4 at the provider, 5 odd. Word for
 * word as the index `withdrawal_place` has it, so that each tab is read by that.
 */
const QUEUE_PLACE = sql`CASE WHEN w.state IN (6, 7) THEN 4 WHEN w.state IN (4, 8) THEN 5
  WHEN w.state = 5 OR w.approved_at IS NOT NULL THEN 3 WHEN w.reviewer_one IS NOT NULL THEN 2 ELSE 1 END`;
const IS_OPEN = sql`w.state NOT IN (1, 2, 3)`;
const placed = (place: number) => sql`(${IS_OPEN} AND ${QUEUE_PLACE} = ${sql.lit(place)})`;

const IN_TAB: Readonly<Record<QueueTab, RawBuilder<unknown>>> = {
  all: sql`true`,
  open: placed(1),
  claimed: sql`(${IS_OPEN} AND w.claimed_until > (SELECT app_now()))`,
  second: placed(2),
  'to-pay': placed(3),
  provider: placed(4),
  odd: placed(5),
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
  /** Microseconds UTC, exactly as it is kept. */
  readonly after: { readonly us: bigint; readonly id: string } | undefined;
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

/**
 * What waits comes the oldest first, what is over the newest first; from cursor to cursor. What somebody looks at is little:
 * it is gathered and then put in order.
 */
export async function listQueue(
  db: Executor,
  filter: QueueFilter,
  count: number,
): Promise<readonly (QueueRowOf & { asked_us: bigint })[]> {
  const { tab, after } = filter;
  const isNewest = NEWEST_FIRST.includes(tab);
  const beyond = isNewest ? sql`<` : sql`>`;
  const behind = after
    ? sql`AND (w.asked_at, w.id) ${beyond} (from_us(${after.us}), ${after.id}::uuid)`
    : sql``;
  const order = isNewest ? sql`w.asked_at DESC, w.id DESC` : sql`w.asked_at, w.id`;
  const of =
    tab === 'claimed'
      ? sql`(SELECT w.* FROM withdrawal w WHERE ${IN_TAB.claimed} OFFSET 0) w`
      : sql`withdrawal w`;
  const { rows } = await sql<QueueRowOf & { asked_us: bigint }>`
    SELECT ${COLUMNS}, p.user_name, to_us(w.asked_at) AS asked_us FROM ${of}
    JOIN player p ON p.player_id = w.player_id LEFT JOIN bank b ON b.code = w.bank
    WHERE ${conditionOf(filter)} ${behind}
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

/** At most `MOST_COUNTED` of each tab: many that wait are not all looked at each time. */
const counted = (tab: QueueTab) =>
  sql`(SELECT count(*) FROM (SELECT FROM withdrawal w WHERE ${IN_TAB[tab]} LIMIT ${MOST_COUNTED}) c)::int`;
/** Since when the first of a tab is there. */
const oldest = (tab: QueueTab) =>
  sql`(SELECT w.asked_at FROM withdrawal w WHERE ${IN_TAB[tab]} ORDER BY w.asked_at, w.id LIMIT 1)`;

export async function countQueue(db: Executor): Promise<QueueCounts> {
  const { rows } = await sql<QueueCounts>`
    SELECT ${counted('open')} AS open, ${counted('claimed')} AS claimed, ${counted('second')} AS second,
      ${counted('to-pay')} AS to_pay, ${counted('provider')} AS provider, ${counted('odd')} AS odd,
      to_ms(least(${oldest('open')}, ${oldest('second')}, ${oldest('to-pay')}, ${oldest('odd')})) AS oldest_ms,
      to_ms(app_now()) AS now_ms`.execute(db);
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
      SELECT number_mac, memo FROM withdrawal WHERE player_id = ${playerId} AND id = ${id})
    SELECT o.player_id, p.user_name, o.by FROM (
      SELECT y.player_id, 'target' AS by FROM payee y JOIN target t ON t.number_mac = y.number_mac
        AND t.memo = y.memo
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
