import { sql, type RawBuilder } from 'kysely';
import type { Input, Output } from '@fairlot/wire/core';
import type { leaderboardHttp } from '@fairlot/wire/community/leaderboard';
import type { Db } from '#platform/db';
import { readNow } from '../../play/lottery/issues/index.ts';
import { faceColumns, type FaceRow } from '../../account/player/index.ts';

export type Lead = Input<typeof leaderboardHttp.getLeaders>['By'];

/** A standing with its rank and whose it is. */
export type Ranked = FaceRow & {
  readonly rank: number;
  readonly player_id: bigint;
  readonly nick_name: string;
  readonly handle: string | null;
  readonly bets_handle: string | null;
  readonly bets: number;
  readonly hits: number;
  readonly won: bigint;
  readonly lost: bigint;
  readonly top_win: bigint;
  readonly top_game: number | null;
  readonly streak: number;
  readonly last_game: number | null;
  readonly followers: number;
};

export type Leaders = {
  readonly day: string;
  readonly nowMs: number;
  readonly rows: readonly Ranked[];
};

/** What is ranked, the greatest first, and what is no rank at all; each has an index of its own. */
const BY: Readonly<
  Record<Lead, { readonly rank: RawBuilder<unknown>; readonly has: RawBuilder<unknown> }>
> = {
  net: { rank: sql`(s.won - s.lost)`, has: sql`true` },
  top: { rank: sql`s.top_win`, has: sql`s.top_win > 0` },
  streak: { rank: sql`s.streak`, has: sql`s.streak > 0` },
  rate: { rank: sql`(s.hits::numeric / s.bets)`, has: sql`s.bets >= 20` },
  followed: {
    rank: sql`(SELECT f.followers FROM follow_leader f WHERE f.player_id = s.player_id)`,
    has: sql`s.player_id IN (SELECT player_id FROM follow_leader WHERE followers > 0)`,
  },
};

const RANKS = 50;
const COLUMNS = sql`s.player_id, p.nick_name, ${faceColumns('p')},
  CASE WHEN c.followed_at IS NOT NULL THEN c.handle END AS handle,
  CASE WHEN c.bets_at IS NOT NULL THEN c.handle END AS bets_handle,
  s.bets, s.hits, s.won, s.lost, s.top_win, s.top_game, s.streak, s.last_game,
  coalesce((SELECT f.followers FROM follow_leader f WHERE f.player_id = s.player_id), 0) AS followers`;

/** The first ranks of today; equal ones in the order in which their players came. */
export async function readLeaders(db: Db, by: Lead): Promise<Leaders> {
  const { rank, has } = BY[by];
  const { rows: clock } = await sql<{ day: string; now: bigint }>`
    SELECT leader_day(app_now())::text AS day, to_ms(app_now()) AS now`.execute(db);
  const { day = '', now = 0n } = clock[0] ?? {};
  const { rows } = await sql<Omit<Ranked, 'rank'>>`
    SELECT ${COLUMNS} FROM (
      SELECT s.* FROM leader_standing s WHERE s.day = ${day}::date AND ${has}
      ORDER BY ${rank} DESC, s.player_id LIMIT ${RANKS}) s
    JOIN player p ON p.player_id = s.player_id JOIN leader_consent c ON c.player_id = s.player_id
    ORDER BY ${rank} DESC, s.player_id`.execute(db);
  return { day, nowMs: Number(now), rows: rows.map((row, i) => ({ ...row, rank: i + 1 })) };
}

/** Where a player stands today, wherever that is; undefined while he is not ranked. */
export async function readOwn(db: Db, by: Lead, playerId: bigint): Promise<Ranked | undefined> {
  const { rank, has } = BY[by];
  const own = sql`(SELECT s.* FROM leader_standing s
    WHERE s.player_id = ${playerId} AND s.day = leader_day(app_now()) AND ${has})`;
  const { rows } = await sql<Omit<Ranked, 'rank'> & { ahead: bigint }>`
    SELECT ${COLUMNS}, (
      SELECT count(*) FROM leader_standing s CROSS JOIN ${own} o
      WHERE s.day = o.day AND ${has}
        AND (${rank} > ${sql.raw(OWN_RANK[by])} OR ${rank} = ${sql.raw(OWN_RANK[by])} AND s.player_id < o.player_id)
      ) AS ahead
    FROM ${own} s JOIN player p ON p.player_id = s.player_id
    JOIN leader_consent c ON c.player_id = s.player_id`.execute(db);
  const [row] = rows;
  return row && { ...row, rank: Number(row.ahead) + 1 };
}

/** The same of the player who asks. */
const OWN_RANK: Readonly<Record<Lead, string>> = {
  net: '(o.won - o.lost)',
  top: 'o.top_win',
  streak: 'o.streak',
  rate: '(o.hits::numeric / o.bets)',
  followed: '(SELECT f.followers FROM follow_leader f WHERE f.player_id = o.player_id)',
};

type Consent = Output<typeof leaderboardHttp.getConsent>;

export async function readConsent(db: Db, playerId: bigint): Promise<Consent> {
  const { rows } = await sql<Record<'shown' | 'followed' | 'bets', bigint | null>>`
    SELECT to_ms(shown_at) AS shown, to_ms(followed_at) AS followed, to_ms(bets_at) AS bets FROM leader_consent
    WHERE player_id = ${playerId}`.execute(db);
  const { shown = null, followed = null, bets = null } = rows[0] ?? {};
  const at = (ms: bigint | null): number | null => (ms === null ? null : Number(ms));
  return {
    IsShown: shown !== null,
    IsFollowable: followed !== null,
    ShowsBets: bets !== null,
    ShownTimeStamp: at(shown),
    FollowableTimeStamp: at(followed),
    BetsTimeStamp: at(bets),
  };
}

/** Notes what a player agrees to from now on, and counts or forgets his day by it; not where he is barred from it. */
export async function agree(
  db: Db,
  playerId: bigint,
  { IsShown, IsFollowable, ShowsBets = false }: Input<typeof leaderboardHttp.agree>,
): Promise<'OK' | 'FOLLOW_DISABLED'> {
  const { rows } = await sql<{ verdict: 'OK' | 'FOLLOW_DISABLED' }>`
    SELECT leader_agree(${playerId}, ${IsShown}, ${IsFollowable}, ${ShowsBets}) AS verdict`.execute(
    db,
  );
  return rows[0]!.verdict;
}

/**
 * Counts awarded and corrected issues of the last minutes that were not, a few at once; how many there were.
 * None while nobody agreed to be shown.
 */
export async function countIssues(db: Db, most: number, minutes: number): Promise<number> {
  // A value, as the planner takes what it cannot know for a third of all issues, and reads them all; so it does with a
  // clock that may change from row to row.
  const since = sql`from_ms(${(await readNow(db)) - minutes * 60_000}::bigint)`;
  const { rows } = await sql<{ moved: number | null }>`
    SELECT leader_count(d.id, d.run) AS moved FROM (
      SELECT i.id, coalesce(k.run, 1::smallint) AS run
      FROM (SELECT id FROM issue WHERE finished_at > ${since}
        UNION SELECT issue_id FROM issue_correction WHERE finished_at > ${since}) f
      JOIN issue i ON i.id = f.id
      JOIN issue_job j ON j.issue_id = i.id AND j.step = 'done' AND j.has_tickets
      LEFT JOIN LATERAL (SELECT max(c.run) AS run FROM issue_correction c
        WHERE c.issue_id = i.id AND c.finished_at IS NOT NULL) k ON true
      LEFT JOIN leader_counted n ON n.issue_id = i.id
      WHERE i.state = 2 AND (n.run IS NULL OR n.run < coalesce(k.run, 1))
        AND EXISTS (SELECT FROM leader_consent c WHERE c.shown_at IS NOT NULL)
      ORDER BY i.finished_at LIMIT ${most}) d`.execute(db);
  return rows.length;
}

/** Changes whenever anything that is shown may have. */
export async function readMark(db: Db): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    SELECT concat(leader_day(app_now()), ' ', (SELECT max(counted_at) FROM leader_counted), ' ',
      (SELECT max(changed_at) FROM leader_consent)) AS mark`.execute(db);
  return rows[0]?.mark ?? '';
}

export const forget = async (db: Db): Promise<void> => {
  await sql`SELECT leader_forget()`.execute(db);
};
