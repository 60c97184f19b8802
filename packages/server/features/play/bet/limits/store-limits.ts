import { sql } from 'kysely';
import type { Executor } from '#platform/db';
import type { Limits, StoredLimits } from '../../lottery/games/index.ts';

/** Games of which nobody has said yet what a bet may stake and win. */
export async function gamesWithoutLimits(db: Executor): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT g.id FROM game g
    WHERE NOT EXISTS (SELECT FROM game_version v WHERE v.game_id = g.id AND v.part = 'limits')`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export type DueLimits = {
  readonly gameId: number;
  readonly version: number;
  readonly limits: Limits;
  /** Which of them touched wagers when they were planned. */
  readonly agreed: readonly string[];
};

type Row = { game_id: number; version: number; content: StoredLimits };

/** Limits in force by the versions of the games, or of one, that its terms do not have yet. */
export async function dueLimits(db: Executor, gameId?: number): Promise<readonly DueLimits[]> {
  const { rows } = await sql<Row>`
    WITH clock AS MATERIALIZED (SELECT app_now() AS now),
    held AS (
      SELECT DISTINCT ON (v.game_id) v.game_id, v.version, v.content, v.author
      FROM game_version v CROSS JOIN clock
      WHERE v.part = 'limits' AND v.effect_at <= clock.now
        AND v.game_id = coalesce(${gameId ?? null}::smallint, v.game_id)
      ORDER BY v.game_id, v.effect_at DESC, v.version DESC)
    SELECT held.game_id, held.version, held.content FROM held
    LEFT JOIN LATERAL (
      SELECT (t.terms ->> 'limitsVersion')::int AS version FROM game_terms t
      WHERE t.game_id = held.game_id ORDER BY t.version DESC LIMIT 1) t ON true
    WHERE held.author <> 'start' AND held.version IS DISTINCT FROM t.version`.execute(db);
  return rows.map(({ game_id: gameId, version, content: { agreed = [], ...limits } }) => ({
    gameId,
    version,
    limits,
    agreed,
  }));
}

/** How many bets of a day limits would have refused or cut, how many players in an issue, how many issues. */
export type Touched = {
  readonly bets: number;
  /** Bets of which one note that wins the most would have been cut. */
  readonly prizeLimit: number;
  readonly minStake: number;
  readonly maxStake: number;
  readonly maxMultiple: number;
  /** Players in an issue whose bets could bring more together; of those whose sums are counted. */
  readonly issuePrize: number;
  /** Issues on sale that took more already; null where none is counted, as it has no such cap yet. */
  readonly budget: number | null;
};

/** Ids of plays that a limit of the game is not for. */
export type NotFor = Readonly<Record<'prizeLimit' | 'minStake' | 'maxStake', readonly number[]>>;

/** What limits would have made of the bets on a game that were accepted since a moment and not taken back. */
export async function readTouched(
  db: Executor,
  { gameId, sinceMs }: { readonly gameId: number; readonly sinceMs: number },
  limits: Limits,
  notFor: NotFor,
): Promise<Touched> {
  const { prizeLimit, minStake, maxStake, maxMultiple, issuePrize = null, budget = null } = limits;
  const { rows } = await sql<Record<keyof Touched, bigint | null>>`
    WITH issues AS MATERIALIZED (
      SELECT i.id FROM issue i
      WHERE i.game_id = ${gameId} AND i.close_at >= from_ms(${sinceMs}::bigint)
        AND i.opened_at IS NOT NULL),
    bets AS MATERIALIZED (
      SELECT b.player_id, b.issue_id, b.play_id, b.unit_stake, b.stake, b.multiple,
        b.unit_stake * (SELECT max(o) FROM unnest(b.odds) o)::numeric / 10000 AS note
      FROM issues i CROSS JOIN LATERAL (SELECT * FROM bet WHERE issue_id = i.id) b
      WHERE b.accepted_at >= from_ms(${sinceMs}::bigint) AND b.state <> 1),
    tallies AS (
      SELECT t.prize FROM (SELECT DISTINCT player_id, issue_id FROM bets) p
      CROSS JOIN LATERAL (SELECT prize FROM bet_tally
        WHERE player_id = p.player_id AND issue_id = p.issue_id) t),
    taken AS (
      SELECT sum(l.taken) AS amount FROM issues i JOIN liability l ON l.issue_id = i.id
      WHERE l.play_id = 0 GROUP BY i.id)
    SELECT count(*) AS bets,
      count(*) FILTER (WHERE note > ${prizeLimit}::bigint
        AND play_id <> ALL(${notFor.prizeLimit}::smallint[])) AS "prizeLimit",
      count(*) FILTER (WHERE unit_stake < ${minStake}::bigint
        AND play_id <> ALL(${notFor.minStake}::smallint[])) AS "minStake",
      count(*) FILTER (WHERE stake > ${maxStake}::bigint
        AND play_id <> ALL(${notFor.maxStake}::smallint[])) AS "maxStake",
      count(*) FILTER (WHERE multiple > ${maxMultiple}::int) AS "maxMultiple",
      (SELECT count(*) FROM tallies WHERE prize > ${issuePrize}::bigint) AS "issuePrize",
      (SELECT CASE WHEN count(*) > 0 THEN count(*) FILTER (WHERE amount > ${budget}::bigint) END
        FROM taken) AS budget
    FROM bets`.execute(db);
  const [row] = rows;
  const count = (name: keyof Touched): number => Number(row?.[name] ?? 0);
  return {
    bets: count('bets'),
    prizeLimit: count('prizeLimit'),
    minStake: count('minStake'),
    maxStake: count('maxStake'),
    maxMultiple: count('maxMultiple'),
    issuePrize: count('issuePrize'),
    budget: row?.budget === null ? null : count('budget'),
  };
}
