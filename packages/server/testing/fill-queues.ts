import { sql, type RawBuilder } from 'kysely';
import type { QueueTab } from '@fairlot/wire/money/withdraw';
import type { Tx } from '#platform/db';

// Queues of operators with thousands in them, for what is read of them.
export const MANY = 5_000;
export const PAGE = 50;
/** Of a page of an index of two things each row is read twice, and a few more where it begins. */
export const FEW = 3 * PAGE;

export const fillPlayers = async (tx: Tx, many = MANY): Promise<void> => {
  await sql`
    INSERT INTO player (player_id, user_name, nick_name, password_hash)
    SELECT 1000000 + n, 'many' || n, 'many', '' FROM generate_series(1, ${many}) n`.execute(tx);
  await sql`ANALYZE player`.execute(tx);
};
export const AT = sql`t.now - n * interval '1 minute'`;
/** Of each minute before now one. */
export const each = (many = MANY) =>
  sql`FROM generate_series(1, ${many}) n CROSS JOIN (SELECT app_now() AS now) t`;

export const fillDeposits =
  (state: number, ended: RawBuilder<unknown>) => async (tx: Tx, many?: number) => {
    await fillPlayers(tx, many);
    await sql`
    INSERT INTO deposit (player_id, order_no, intent, channel_id, type, provider_id, provider, currency, amount, fee_rate,
      bonus_rate, times, bonus_times, state, reason, created_at, expires_at, ended_at)
    SELECT 1000000 + n, 'D' || n || 'x000000000000', gen_random_uuid(), 1, 1, 'many', 1, 'DEM', 1000, 0, 0, 0, 0,
      ${sql.lit(state)}, ${state === 2 ? sql`1` : sql`NULL`}, ${AT}, ${AT}, ${ended} ${each(many)}`.execute(
      tx,
    );
  };
export const fillExceptions = (state: number) => async (tx: Tx) => {
  await sql`
    INSERT INTO deposit_exception (provider_id, provider, pay_id, order_no, kind, amount, currency, is_booked, state, found_at)
    SELECT 'many', 1, 'many' || n, '', 1, 1000, 'DEM', true, ${sql.lit(state)}, ${AT} ${each()}`.execute(
    tx,
  );
};
export const fillChargebacks = (state: number) => async (tx: Tx) => {
  await sql`
    INSERT INTO deposit_chargeback (provider_id, provider, ref, pay_id, order_no, amount, currency, state, why, found_at,
      resolved_at)
    SELECT 'many', 1, 'many' || n, 'many', '', 1000, 'DEM', ${sql.lit(state)}, 1, ${AT},
      ${state === 0 ? sql`NULL::timestamptz` : AT} ${each()}`.execute(tx);
};
export const fillDebts = async (tx: Tx, many?: number) => {
  await fillPlayers(tx, many);
  await sql`
    INSERT INTO debt (player_id, currency, owed, since) SELECT 1000000 + n, 'DEM', 1000, ${AT} ${each(many)}`.execute(
    tx,
  );
};
/** A state, and what else puts it into its tab. */
export const WITHDRAWN: Readonly<
  Record<Exclude<QueueTab, 'all' | 'claimed'>, readonly [number, string]>
> = {
  open: [0, '{}'],
  second: [0, '{"reviewer_one":1}'],
  'to-pay': [0, '{"approved_at":"2027-01-01T00:00:00Z"}'],
  provider: [6, '{}'],
  odd: [8, '{}'],
  done: [2, '{"ended_at":"2027-01-01T00:00:00Z"}'],
};
export const fillWithdrawals =
  ([state, more]: readonly [number, string]) =>
  async (tx: Tx, many?: number) => {
    await fillPlayers(tx, many);
    await sql`
      INSERT INTO withdrawal (player_id, id, no, intent, request_hash, payee_id, kind, bank, shown, number_mac, currency,
        amount, fee, balance_before, hold_id, state, day_count, day_sum, asked_at, ended_at, approved_at, reviewer_one)
      SELECT 1000000 + n, gen_random_uuid(), 'W20270101' || lpad(n::text, 8, '0'), gen_random_uuid(), sha256(''), 1, 1,
        'many', '', '', 'DEM', 1000, 0, 0, n, ${sql.lit(state)}, 1, 0, ${AT}, m.ended_at, m.approved_at, m.reviewer_one
      ${each(many)} CROSS JOIN jsonb_to_record(${more}::jsonb)
        AS m(ended_at timestamptz, approved_at timestamptz, reviewer_one int)`.execute(tx);
  };
export const fillTransfers = async (tx: Tx, many?: number) => {
  await sql`INSERT INTO chain (code, provider, confirmations) VALUES ('SOL', 'many', 1)`.execute(
    tx,
  );
  await sql`INSERT INTO chain_address (chain, key, address) VALUES ('SOL', 'many', 'many')`.execute(
    tx,
  );
  await sql`
    INSERT INTO chain_transfer (chain, tx, log_index, key, units, height, after_at, found_at)
    SELECT 'SOL', 'many' || n, 0, 'many', 1, n, ${AT}, ${AT} ${each(many)}`.execute(tx);
};

/** No filter of the queue of withdrawals. */
export const NOTHING = {
  search: undefined,
  kind: undefined,
  risk: undefined,
  fromMs: undefined,
  toMs: undefined,
  least: undefined,
  most: undefined,
};
