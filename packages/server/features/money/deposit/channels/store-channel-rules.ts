import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

/** All that operators set of a channel, as its row has it. */
export type RulesRow = {
  readonly id: number;
  readonly type: number;
  readonly provider: string;
  readonly zh: string;
  readonly en: string;
  readonly least: bigint;
  readonly most: bigint;
  readonly step: bigint;
  readonly fixed: readonly bigint[];
  readonly fee_rate: number;
  readonly bonus_rate: number;
  readonly bonus_times: number;
  readonly needs_name: boolean;
  readonly needs_bank: boolean;
  readonly needs_card: boolean;
  readonly from_minute: number | null;
  readonly to_minute: number | null;
  readonly daily_cap: bigint | null;
  readonly minutes: number;
  readonly sort: number;
  readonly is_on: boolean;
  /** Those that it is open to; empty: everybody. */
  readonly layers: readonly number[];
  readonly most_fails: number;
  /** Until when it is down; null: it is not. */
  readonly maintenance_ms: bigint | null;
  readonly maintenance_zh: string;
  readonly maintenance_en: string;
};

const RULES = sql`id, type, provider, zh, en, least, most, step, fixed, fee_rate, bonus_rate, bonus_times, needs_name,
  needs_bank, needs_card, from_minute, to_minute, daily_cap, minutes, sort, is_on, layers, most_fails,
  to_ms(maintenance_until) AS maintenance_ms, maintenance_zh, maintenance_en`;

export type ListedRules = RulesRow & {
  readonly is_provider_on: boolean;
  readonly fails: number;
  readonly asked_today: bigint;
};

/** Every channel, in the order in which players see them. */
export async function listRules(db: Executor): Promise<readonly ListedRules[]> {
  const { rows } = await sql<ListedRules>`
    SELECT ${RULES}, fails, coalesce((SELECT p.is_on FROM provider p WHERE p.id = c.provider), false) AS is_provider_on,
      (SELECT coalesce(sum(d.amount), 0) FROM deposit d WHERE d.channel_id = c.id AND d.state <> 2 AND NOT d.is_reversed
        AND d.created_at >= (site_day((SELECT app_now()))::timestamp - interval '8 hours') AT TIME ZONE 'UTC')::bigint AS asked_today
    FROM deposit_channel c ORDER BY sort, id`.execute(db);
  return rows;
}

/** Those of one channel, whose row is held. */
export async function holdRules(tx: Tx, id: number): Promise<RulesRow | undefined> {
  const { rows } = await sql<RulesRow>`
    SELECT ${RULES} FROM deposit_channel WHERE id = ${id} FOR NO KEY UPDATE`.execute(tx);
  return rows[0];
}

export async function listProviderNames(db: Executor): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM provider ORDER BY id`.execute(db);
  return rows.map(({ id }) => id);
}

type Written = Omit<RulesRow, 'id'>;

/** A channel that is switched on begins its count of failures anew. */
export async function writeRules(tx: Tx, id: number, row: Written): Promise<void> {
  await sql`
    UPDATE deposit_channel SET zh = ${row.zh}, en = ${row.en}, least = ${row.least}, most = ${row.most}, step = ${row.step},
      fixed = ${[...row.fixed]}::bigint[], fee_rate = ${row.fee_rate}, bonus_rate = ${row.bonus_rate},
      bonus_times = ${row.bonus_times}, needs_name = ${row.needs_name}, needs_bank = ${row.needs_bank},
      needs_card = ${row.needs_card}, from_minute = ${row.from_minute}, to_minute = ${row.to_minute},
      daily_cap = ${row.daily_cap}, minutes = ${row.minutes}, sort = ${row.sort}, is_on = ${row.is_on},
      fails = CASE WHEN ${row.is_on} AND NOT is_on THEN 0 ELSE fails END, most_fails = ${row.most_fails}, layers = ${[...row.layers]}::int[],
      maintenance_until = from_ms(${row.maintenance_ms}::bigint), maintenance_zh = ${row.maintenance_zh},
      maintenance_en = ${row.maintenance_en}, changed_at = app_now()
    WHERE id = ${id}`.execute(tx);
}

export async function insertRules(tx: Tx, row: Written): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO deposit_channel (type, provider, zh, en, least, most) VALUES (${row.type}, ${row.provider}, ${row.zh},
      ${row.en}, ${row.least}, ${row.most}) RETURNING id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await writeRules(tx, id, row);
  return id;
}
