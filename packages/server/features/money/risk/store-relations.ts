import { sql } from 'kysely';
import type { Executor } from '#platform/db';

export type TieRow = {
  kind: 'ip' | 'device' | 'target';
  /** What is the same; of a target its hash, which is shown to nobody. */
  value: string;
  shown: string;
  player_id: bigint;
};

/** So many of each kind of one account, and so many accounts of each. */
const MOST = { ties: 20, players: 20 } as const;

/**
 * What some accounts have in common with any, themselves among them: addresses and devices of 30 days, and where they
 * are paid. Each tie comes once an account.
 */
export async function readTies(
  db: Executor,
  players: readonly bigint[],
  most: number,
): Promise<readonly TieRow[]> {
  const { rows } = await sql<TieRow>`
    WITH now AS MATERIALIZED (SELECT app_now() AS at),
    of AS (SELECT player_id FROM unnest(${players}::bigint[]) AS u(player_id)),
    mine AS MATERIALIZED (
      SELECT 'ip' AS kind, x.value, x.value AS shown, NULL::bytea AS raw FROM of, now n, LATERAL (
        SELECT DISTINCT s.ip AS value FROM session s
        WHERE s.player_id = of.player_id AND s.created_at > n.at - interval '30 days' LIMIT ${MOST.ties}) x
      UNION SELECT 'id', x.value, left(x.value, 8), NULL FROM of, now n, LATERAL (
        SELECT DISTINCT s.device_id AS value FROM session s
        WHERE s.player_id = of.player_id AND s.created_at > n.at - interval '30 days' AND s.device_id IS NOT NULL
        LIMIT ${MOST.ties}) x
      UNION SELECT 'key', encode(x.hash, 'hex'), left(encode(x.hash, 'hex'), 8), x.hash FROM of, LATERAL (
        SELECT d.hash FROM device_key d WHERE d.player_id = of.player_id ORDER BY d.last_at DESC LIMIT ${MOST.ties}) x
      UNION SELECT 'target', encode(x.number_mac || convert_to(x.memo, 'UTF8'), 'hex'), x.shown, x.number_mac || convert_to(x.memo, 'UTF8') FROM of, LATERAL (
        SELECT y.number_mac, y.memo, y.shown FROM payee y WHERE y.player_id = of.player_id ORDER BY y.id DESC
        LIMIT ${MOST.ties}) x),
    tied AS (
      SELECT m.kind, m.value, m.shown, o.player_id FROM mine m, now n, LATERAL (
        SELECT DISTINCT s.player_id FROM session s WHERE m.kind = 'ip' AND s.ip = m.value
          AND s.created_at > n.at - interval '30 days' LIMIT ${MOST.players}) o
      UNION SELECT m.kind, m.value, m.shown, o.player_id FROM mine m, now n, LATERAL (
        SELECT DISTINCT s.player_id FROM session s WHERE m.kind = 'id' AND s.device_id = m.value
          AND s.created_at > n.at - interval '30 days' LIMIT ${MOST.players}) o
      UNION SELECT m.kind, m.value, m.shown, o.player_id FROM mine m, LATERAL (
        SELECT d.player_id FROM device_key d WHERE m.kind = 'key' AND d.hash = m.raw LIMIT ${MOST.players}) o
      UNION SELECT m.kind, m.value, m.shown, o.player_id FROM mine m, LATERAL (
        SELECT DISTINCT y.player_id FROM payee y WHERE m.kind = 'target'
          AND y.number_mac = substring(m.raw FOR 32) AND convert_to(y.memo, 'UTF8') = substring(m.raw FROM 33)
        LIMIT ${MOST.players}) o)
    SELECT CASE WHEN t.kind IN ('id', 'key') THEN 'device' ELSE t.kind END AS kind, t.value, t.shown, t.player_id
    FROM tied t JOIN (SELECT kind, value FROM tied GROUP BY kind, value HAVING count(DISTINCT player_id) > 1) c
      ON c.kind = t.kind AND c.value = t.value
    ORDER BY t.kind, t.value, t.player_id LIMIT ${most}`.execute(db);
  return rows;
}

export type RelatedRow = {
  player_id: bigint;
  user_name: string;
  flags: bigint;
  has_case: boolean;
  colour: number | null;
};

export async function readRelated(
  db: Executor,
  players: readonly bigint[],
): Promise<readonly RelatedRow[]> {
  const { rows } = await sql<RelatedRow>`
    SELECT p.player_id, p.user_name, p.flags,
      EXISTS (SELECT FROM risk_case c WHERE c.player_id = p.player_id AND c.state < 2) AS has_case,
      (SELECT e.colour FROM risk_entry e WHERE e.kind = 1 AND e.value = p.player_id::text
        AND (e.until IS NULL OR e.until > (SELECT app_now()))) AS colour
    FROM player p WHERE p.player_id = ANY (${players}::bigint[])`.execute(db);
  return rows;
}

/** Colours of addresses and devices, by `kind value`. */
export async function readColours(
  db: Executor,
  values: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ kind: number; value: string; colour: number }>`
    SELECT kind, value, colour FROM risk_entry
    WHERE kind IN (2, 3) AND value = ANY (${values}::text[])
      AND (until IS NULL OR until > (SELECT app_now()))`.execute(db);
  return new Map(
    rows.map((row) => [`${row.kind === 2 ? 'ip' : 'device'} ${row.value}`, row.colour]),
  );
}
