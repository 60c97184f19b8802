import { sql } from 'kysely';
import { TRANSFER_TYPES, type TransferType } from '@fairlot/rules/check/transfer';
import { mills, type Money } from '@fairlot/rules/core/money';
import type { Currency } from '#ledger';
import { KEPT, type Executor, type Tx } from '#platform/db';

export type TransferDbRow = {
  id: string;
  no: string;
  from_player: bigint;
  to_player: bigint;
  request_hash: Buffer;
  kind: number;
  currency: Currency;
  amount: bigint;
  times: number;
  note: string;
  from_balance: bigint;
  to_balance: bigint;
  made_ms: bigint;
  from_name: string;
  from_nick: string;
  to_name: string;
  to_nick: string;
  reversed_ms: bigint | null;
};

/** Columns of a transfer with the names of both sides and when it was reversed. */
export const COLUMNS = sql`t.id, t.no, t.from_player, t.to_player, t.request_hash, t.kind, t.currency, t.amount, t.times, t.note,
  t.from_balance, t.to_balance, to_ms(t.made_at) AS made_ms, f.user_name AS from_name, f.nick_name AS from_nick,
  o.user_name AS to_name, o.nick_name AS to_nick, to_ms(r.at) AS reversed_ms`;
export const SIDES = sql`JOIN player f ON f.player_id = t.from_player JOIN player o ON o.player_id = t.to_player
  LEFT JOIN transfer_reversal r ON r.transfer_id = t.id`;

export async function findByIntent(
  db: Executor,
  playerId: bigint,
  intent: string,
): Promise<TransferDbRow | undefined> {
  const { rows } = await sql<TransferDbRow>`${KEPT}
    SELECT ${COLUMNS} FROM transfer t ${SIDES}
    WHERE t.from_player = ${playerId} AND t.intent = ${intent}`.execute(db);
  return rows[0];
}

export async function readTransfer(db: Executor, id: string): Promise<TransferDbRow | undefined> {
  const { rows } = await sql<TransferDbRow>`
    SELECT ${COLUMNS} FROM transfer t ${SIDES} WHERE t.id = ${id}`.execute(db);
  return rows[0];
}

export type SenderRow = {
  player_id: bigint;
  flags: bigint;
  is_demo: boolean;
  user_name: string;
  has_fund_password: boolean;
  now_ms: bigint;
  gap: bigint;
  count_today: number;
  sum_today: bigint;
};

/** What is so of a sender now; reversed transfers of the day count as well. */
export async function readSender(db: Executor, playerId: bigint): Promise<SenderRow | undefined> {
  const { rows } = await sql<SenderRow>`${KEPT}
    SELECT p.player_id, p.flags, p.is_demo, p.user_name, p.fund_hash IS NOT NULL AS has_fund_password, to_ms(n.now) AS now_ms,
      coalesce((SELECT sum(q.required - q.done) FROM requirement q
        WHERE q.player_id = ${playerId} AND q.state = 0), 0)::bigint AS gap, d.*
    FROM (SELECT app_now() AS now) n
    JOIN player p ON p.player_id = ${playerId}
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS count_today, coalesce(sum(t.amount), 0)::bigint AS sum_today FROM transfer t
      WHERE t.from_player = ${playerId} AND t.made_at > n.now - interval '25 hours'
        AND site_day(t.made_at) = site_day(n.now)) d`.execute(db);
  return rows[0];
}

export type TargetRow = {
  player_id: bigint;
  user_name: string;
  nick_name: string;
  flags: bigint;
  is_demo: boolean;
  is_agent: boolean;
  is_direct: boolean;
  is_below: boolean;
};

const targetColumns = (
  senderId: bigint,
) => sql`p.player_id, p.user_name, p.nick_name, p.flags, p.is_demo, p.is_agent,
  coalesce(p.parent = ${senderId}, false) AS is_direct,
  CASE WHEN p.parent IS NULL THEN false ELSE p.parent = ${senderId} OR line_is_below(p.player_id, ${senderId}) END AS is_below`;

/** Who has a name, however it is written, and how they stand to the sender. */
export async function findTarget(
  db: Executor,
  senderId: bigint,
  nameKey: string,
): Promise<TargetRow | undefined> {
  const { rows } = await sql<TargetRow>`${KEPT}
    SELECT ${targetColumns(senderId)} FROM player p WHERE lower(p.user_name) = ${nameKey}`.execute(
    db,
  );
  return rows[0];
}

/** Holds a player until the transaction ends: flags, parent and own limits change before it or after it. */
export async function holdTarget(
  tx: Tx,
  senderId: bigint,
  playerId: bigint,
): Promise<TargetRow | undefined> {
  await sql`${KEPT} SELECT FROM player WHERE player_id = ${playerId} FOR NO KEY UPDATE`.execute(tx);
  const { rows } = await sql<TargetRow>`${KEPT}
    SELECT ${targetColumns(senderId)} FROM player p WHERE p.player_id = ${playerId}`.execute(tx);
  return rows[0];
}

export type Wallets = { readonly from: Money; readonly to: Money };

/** Locks both wallets until the transaction ends. Returns what they have that is not held. */
export async function lockWallets(
  tx: Tx,
  from: bigint,
  to: bigint,
  currency: Currency,
): Promise<Wallets> {
  const { rows } = await sql<{ from_cash: bigint; to_cash: bigint }>`${KEPT}
    SELECT from_cash, to_cash FROM transfer_lock(${from}, ${to}, ${currency})`.execute(tx);
  return { from: mills(rows[0]?.from_cash ?? 0n), to: mills(rows[0]?.to_cash ?? 0n) };
}

export type NewTransfer = {
  readonly id: string;
  readonly no: string;
  readonly from: bigint;
  readonly to: bigint;
  readonly intent: string;
  readonly hash: Buffer;
  readonly type: TransferType;
  readonly currency: Currency;
  readonly amount: Money;
  readonly times: number;
  readonly note: string;
  readonly fromBalance: Money;
  readonly toBalance: Money;
};

export async function insertTransfer(tx: Tx, made: NewTransfer): Promise<void> {
  await sql`${KEPT}
    INSERT INTO transfer (id, no, from_player, to_player, intent, request_hash, kind, currency, amount, times, note,
      from_balance, to_balance)
    VALUES (${made.id}, ${made.no}, ${made.from}, ${made.to}, ${made.intent}, ${made.hash}, ${TRANSFER_TYPES[made.type]},
      ${made.currency}, ${made.amount}, ${made.times}, ${made.note}, ${made.fromBalance}, ${made.toBalance})`.execute(
    tx,
  );
}
