import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { KEPT, type Executor } from '#platform/db';

/** What is counted of a player when he asks for money (product 3.5). */
export type MeasureRow = {
  same_ip: number;
  same_device: number;
  new_places: number;
  opposite: number;
  bets: number;
  staked: bigint;
  won: bigint;
  colours: readonly number[];
};

/** So many of what ties accounts are looked at, and so many accounts and bets: a request never waits for a crowd. */
const [TIES, OTHERS, BETS] = [sql.lit(200), sql.lit(50), sql.lit(500)];

/**
 * Everything at once. Days count back from now; accounts are related by an address or a device of 30 days
 * that no white entry names.
 */
export async function readMeasures(db: Executor, playerId: bigint): Promise<MeasureRow> {
  const { rows } = await sql<MeasureRow>`${KEPT}
    WITH now AS MATERIALIZED (SELECT app_now() AS at),
    listed AS MATERIALIZED (
      SELECT e.kind, e.value, e.colour FROM risk_entry e, now n WHERE e.until IS NULL OR e.until > n.at),
    ips AS MATERIALIZED (
      SELECT DISTINCT s.ip FROM (
        SELECT ip FROM session s, now n WHERE s.player_id = ${playerId} AND s.created_at > n.at - interval '30 days'
        ORDER BY s.created_at DESC LIMIT ${TIES}) s),
    ties AS MATERIALIZED (
      SELECT i.ip FROM ips i
      WHERE NOT EXISTS (SELECT FROM listed l WHERE l.kind = 2 AND l.value = i.ip AND l.colour = 3)),
    ids AS MATERIALIZED (
      SELECT DISTINCT s.device_id FROM (
        SELECT device_id FROM session s, now n
        WHERE s.player_id = ${playerId} AND s.created_at > n.at - interval '30 days' AND s.device_id IS NOT NULL
        ORDER BY s.created_at DESC LIMIT ${TIES}) s),
    keys AS MATERIALIZED (
      SELECT hash FROM device_key WHERE player_id = ${playerId} LIMIT ${TIES}),
    near AS MATERIALIZED (
      SELECT DISTINCT s.player_id FROM ties t, now n, LATERAL (
        SELECT o.player_id FROM session o WHERE o.ip = t.ip AND o.created_at > n.at - interval '30 days'
          AND o.player_id <> ${playerId} LIMIT ${TIES}) s LIMIT ${OTHERS}),
    same AS MATERIALIZED (
      SELECT DISTINCT player_id FROM (
        SELECT o.player_id FROM ids d, now n, LATERAL (
          SELECT s.player_id FROM session s WHERE s.device_id = d.device_id AND s.created_at > n.at - interval '30 days'
            AND s.player_id <> ${playerId} LIMIT ${TIES}) o
        WHERE NOT EXISTS (SELECT FROM listed l WHERE l.kind = 3 AND l.value = d.device_id AND l.colour = 3)
        UNION ALL
        SELECT o.player_id FROM keys k, LATERAL (
          SELECT d.player_id FROM device_key d WHERE d.hash = k.hash AND d.player_id <> ${playerId}
          LIMIT ${TIES}) o
        WHERE NOT EXISTS (
          SELECT FROM listed l WHERE l.kind = 3 AND l.value = encode(k.hash, 'hex') AND l.colour = 3)) x
      LIMIT ${OTHERS}),
    related AS MATERIALIZED (SELECT player_id FROM near UNION SELECT player_id FROM same),
    mine AS MATERIALIZED (
      SELECT b.issue_id, b.play_id, b.content, b.state, b.stake, b.prize, b.refund FROM bet b, now n
      WHERE b.player_id = ${playerId} AND b.accepted_at > n.at - interval '7 days'
      ORDER BY b.accepted_at DESC LIMIT ${BETS})
    SELECT (SELECT count(*)::int FROM near) AS same_ip, (SELECT count(*)::int FROM same) AS same_device,
      (SELECT count(DISTINCT k.network)::int FROM known_device k, now n
        WHERE k.player_id = ${playerId} AND k.first_at > n.at - interval '1 day'
          AND NOT EXISTS (SELECT FROM known_device o WHERE o.player_id = ${playerId} AND o.network = k.network
            AND o.first_at <= n.at - interval '1 day')
          AND EXISTS (SELECT FROM known_device o WHERE o.player_id = ${playerId}
            AND o.first_at <= n.at - interval '1 day' AND o.last_at > n.at - interval '90 days')) AS new_places,
      (SELECT count(DISTINCT m.issue_id)::int FROM mine m JOIN bet o ON o.issue_id = m.issue_id
        WHERE o.player_id IN (SELECT r.player_id FROM related r) AND o.play_id = m.play_id
          AND o.content <> m.content AND o.state <> 1 AND m.state <> 1) AS opposite,
      (SELECT count(*)::int FROM mine m WHERE m.state IN (2, 3)) AS bets,
      (SELECT coalesce(sum(m.stake - m.refund), 0)::bigint FROM mine m WHERE m.state IN (2, 3)) AS staked,
      (SELECT coalesce(sum(m.prize), 0)::bigint FROM mine m WHERE m.state IN (2, 3)) AS won,
      ARRAY(SELECT DISTINCT l.colour::int FROM listed l
        WHERE l.kind = 1 AND l.value = ${String(playerId)}
          OR l.kind = 2 AND l.value IN (SELECT ip FROM ips)
          OR l.kind = 3 AND (l.value IN (SELECT device_id FROM ids)
            OR l.value IN (SELECT encode(hash, 'hex') FROM keys))) AS colours`.execute(db);
  const [row] = rows;
  invariant(row, 'one row is told');
  return row;
}
