import { sql } from 'kysely';
import type { Bounded } from '@fairlot/rules/check/layer-limits';
import type { Executor, Tx } from '#platform/db';
import type { RulesRow } from './store-channel-rules.ts';

/** A channel as players meet it: what operators set of it, and how it is at the moment. */
export type ChannelRow = Omit<RulesRow, 'sort' | 'most_fails'> & {
  /** Number of the provider; null where there is none of the name. */
  readonly provider_number: number | null;
  /** Whether it is between its hours now. */
  readonly is_open: boolean;
  /** What orders of this day ask for, those that were cancelled or taken back left out. */
  readonly asked_today: bigint;
  readonly typical_s: number | null;
  readonly chain: string | null;
  /** Why a player can pay nothing by it, by what his layer leaves of it. */
  readonly shut: Bounded['shut'];
};

/** Hours may go over midnight; days of the site begin at midnight UTC+8. */
const COLUMNS = sql`
  c.id, c.type, c.provider, p.number AS provider_number, c.zh, c.en, c.least, c.most, c.step, c.fixed, c.fee_rate,
  c.bonus_rate, c.bonus_times, c.needs_name, c.needs_bank, c.needs_card, c.from_minute, c.to_minute, c.daily_cap,
  c.minutes, c.is_on AND coalesce(p.is_on, false) AND (c.type <> 13 OR coalesce((
    SELECT chain_is_well(h.code) FROM chain h WHERE h.provider = c.provider), false)) AS is_on,
  CASE WHEN c.from_minute IS NULL THEN true
    WHEN c.from_minute <= c.to_minute THEN n.minute >= c.from_minute AND n.minute < c.to_minute
    ELSE n.minute >= c.from_minute OR n.minute < c.to_minute END AS is_open,
  CASE WHEN c.daily_cap IS NULL THEN 0 ELSE (SELECT coalesce(sum(d.amount), 0) FROM deposit d
    WHERE d.channel_id = c.id AND d.state <> 2 AND NOT d.is_reversed AND d.created_at >= n.midnight) END::bigint AS asked_today,
  (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM d.ended_at - d.created_at))
    FROM deposit d WHERE d.channel_id = c.id AND d.state = 1 AND d.created_at >= n.now - interval '1 hour')::int AS typical_s,
  CASE WHEN c.type = 13 THEN (SELECT h.code FROM chain h WHERE h.provider = c.provider) END AS chain,
  CASE WHEN c.maintenance_until > n.now THEN to_ms(c.maintenance_until) END AS maintenance_ms, c.layers, c.maintenance_zh,
  c.maintenance_en, NULL AS shut`;
const NOW = sql`
  (SELECT app_now() AS now,
    floor(extract(epoch FROM (app_now() AT TIME ZONE 'UTC' + interval '8 hours')::time) / 60)::int % 1440 AS minute,
    (site_day(app_now())::timestamp - interval '8 hours') AT TIME ZONE 'UTC' AS midnight) n`;

export async function listChannels(db: Executor): Promise<readonly ChannelRow[]> {
  const { rows } = await sql<ChannelRow>`
    SELECT ${COLUMNS} FROM ${NOW} CROSS JOIN deposit_channel c LEFT JOIN provider p ON p.id = c.provider
    ORDER BY c.sort, c.id`.execute(db);
  return rows;
}

export async function readChannel(db: Executor, id: number): Promise<ChannelRow | undefined> {
  const { rows } = await sql<ChannelRow>`
    SELECT ${COLUMNS} FROM ${NOW} CROSS JOIN deposit_channel c LEFT JOIN provider p ON p.id = c.provider
    WHERE c.id = ${id}`.execute(db);
  return rows[0];
}

/** What a player has asked for by each channel today, what was cancelled or taken back left out. */
export async function readAskedToday(
  db: Executor,
  playerId: bigint,
): Promise<ReadonlyMap<number, bigint>> {
  const { rows } = await sql<{ id: number; asked: bigint }>`
    SELECT d.channel_id AS id, sum(d.amount)::bigint AS asked FROM ${NOW} CROSS JOIN deposit d
    WHERE d.player_id = ${playerId} AND d.state <> 2 AND NOT d.is_reversed AND d.created_at >= n.midnight
    GROUP BY d.channel_id`.execute(db);
  return new Map(rows.map(({ id, asked }) => [id, asked]));
}

/** Orders that hold a daily cap are counted one after the other. */
export async function lockChannel(tx: Tx, id: number): Promise<void> {
  await sql`SELECT FROM deposit_channel WHERE id = ${id} FOR NO KEY UPDATE`.execute(tx);
}

/** Whether the provider took an order; too many in a row that it did not, and the channel goes off. */
export async function countTaken(db: Executor, id: number, isTaken: boolean): Promise<void> {
  await sql`
    UPDATE deposit_channel SET fails = CASE WHEN ${isTaken} THEN 0 ELSE fails + 1 END,
      is_on = is_on AND (${isTaken} OR fails + 1 < most_fails),
      changed_at = CASE WHEN is_on AND NOT ${isTaken} AND fails + 1 >= most_fails THEN app_now() ELSE changed_at END
    WHERE id = ${id} AND (fails > 0 OR NOT ${isTaken})`.execute(db);
}

type NewChannel = {
  readonly type: number;
  readonly provider: string;
  readonly zh: string;
  readonly en: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly fixed: readonly number[];
  readonly feeRate: number;
  readonly bonusRate: number;
  readonly bonusTimes: number;
  readonly needsName: boolean;
  readonly minutes: number;
};

/** Puts channels there where there are none at all. */
export async function seedChannels(tx: Tx, channels: readonly NewChannel[]): Promise<void> {
  await sql`LOCK TABLE deposit_channel IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
  const { rows } = await sql`SELECT FROM deposit_channel LIMIT 1`.execute(tx);
  if (rows.length > 0) return;
  for (const [sort, each] of channels.entries()) {
    await sql`
      INSERT INTO deposit_channel (type, provider, zh, en, least, most, step, fixed, fee_rate, bonus_rate, bonus_times,
        needs_name, minutes, sort)
      VALUES (${each.type}, ${each.provider}, ${each.zh}, ${each.en}, ${each.least}, ${each.most}, ${each.step},
        ${each.fixed}::bigint[], ${each.feeRate}, ${each.bonusRate}, ${each.bonusTimes}, ${each.needsName},
        ${each.minutes}, ${sort})`.execute(tx);
  }
}
