import { sql } from 'kysely';
import { mills, type Money } from '@fairlot/rules/core/money';
import { KEPT, type Executor } from '#platform/db';

/** What is so of a player when he asks, read at once: the statements. */
export type FactRow = {
  now_ms: bigint;
  minute: number;
  flags: bigint;
  is_demo: boolean;
  has_fund_password: boolean;
  created_ms: bigint;
  gap: bigint;
  count_today: number;
  sum_today: bigint;
  /** In 24 hours, whatever the site's day. */
  sum_lately: bigint;
  card_today: bigint;
  usdt_today: bigint;
  purse_today: bigint;
  last_ms: bigint | null;
  pending: number;
  is_first: boolean;
};

/** Refused ones (state 2) count for no day, and returned ones (3) for what of them was paid all the same. */
export async function readFacts(db: Executor, playerId: bigint): Promise<FactRow | undefined> {
  const { rows } = await sql<FactRow>`${KEPT}
    SELECT to_ms(n.now) AS now_ms, p.flags, p.is_demo, p.fund_hash IS NOT NULL AS has_fund_password,
      to_ms(p.created_at) AS created_ms,
      (extract(hour FROM n.now AT TIME ZONE 'UTC' + interval '8 hours') * 60
        + extract(minute FROM n.now AT TIME ZONE 'UTC'))::int AS minute,
      coalesce((SELECT sum(r.required - r.done) FROM requirement r
        WHERE r.player_id = ${playerId} AND r.state = 0), 0)::bigint AS gap,
      w.*,
      NOT EXISTS (SELECT FROM withdrawal o WHERE o.player_id = ${playerId} AND o.state = 1) AS is_first
    FROM (SELECT app_now() AS now) n
    JOIN player p ON p.player_id = ${playerId}
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE o.counts > 0 AND site_day(o.asked_at) = site_day(n.now))::int AS count_today,
        coalesce(sum(o.counts) FILTER (WHERE o.asked_at > n.now - interval '24 hours'), 0)::bigint AS sum_lately,
        coalesce(sum(o.counts) FILTER (WHERE site_day(o.asked_at) = site_day(n.now)), 0)::bigint AS sum_today,
        coalesce(sum(o.counts) FILTER (WHERE o.kind = 1 AND site_day(o.asked_at) = site_day(n.now)), 0)::bigint AS card_today,
        coalesce(sum(o.counts) FILTER (WHERE o.kind = 2 AND site_day(o.asked_at) = site_day(n.now)), 0)::bigint AS usdt_today,
        coalesce(sum(o.counts) FILTER (WHERE o.kind = 3 AND site_day(o.asked_at) = site_day(n.now)), 0)::bigint AS purse_today,
        to_ms(max(o.asked_at)) AS last_ms,
        count(*) FILTER (WHERE o.state NOT IN (1, 2, 3))::int AS pending
      FROM (SELECT *, CASE state WHEN 2 THEN 0 WHEN 3 THEN paid ELSE amount END AS counts FROM withdrawal) o
      WHERE o.player_id = ${playerId} AND (o.asked_at > n.now - interval '25 hours' OR o.state NOT IN (1, 2, 3))) w`.execute(
    db,
  );
  return rows[0];
}

/** Only whether he may ask at all. */
export async function readWithdrawalFlags(
  db: Executor,
  playerId: bigint,
): Promise<Pick<FactRow, 'flags' | 'is_demo'> | undefined> {
  const { rows } = await sql<Pick<FactRow, 'flags' | 'is_demo'>>`${KEPT}
    SELECT flags, is_demo FROM player WHERE player_id = ${playerId}`.execute(db);
  return rows[0];
}

export type CardSums = { readonly today: Money; readonly year: Money };

/** What is or will be paid to a number, today and in this year of the site, whoever bound it. */
export async function readCardSums(db: Executor, mac: Buffer): Promise<CardSums> {
  const { rows } = await sql<{ today: bigint; year: bigint }>`${KEPT}
    SELECT coalesce(sum(counts) FILTER (WHERE site_day(asked_at) = site_day(app_now())), 0)::bigint AS today,
      coalesce(sum(counts), 0)::bigint AS year
    FROM (SELECT number_mac, state, asked_at, CASE state WHEN 3 THEN paid ELSE amount END AS counts FROM withdrawal) w
    WHERE number_mac = ${mac} AND state <> 2
      AND asked_at >= date_trunc('year', (SELECT app_now()) AT TIME ZONE 'UTC' + interval '8 hours')
        AT TIME ZONE 'UTC' - interval '8 hours'`.execute(db);
  return { today: mills(rows[0]?.today ?? 0n), year: mills(rows[0]?.year ?? 0n) };
}
