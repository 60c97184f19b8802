import { sql } from 'kysely';
import { type Db, longRead } from '#platform/db';

export type StakeSum = {
  readonly issueId: number;
  readonly playId: number;
  readonly odds: readonly bigint[];
  readonly stake: bigint;
};

type Row = { issue_id: number; play_id: number; odds: bigint[]; stake: bigint };

/** A million bets take a second or two. */
const MOST_MINUTES = 5;

/** The stakes of issues by play and odds, without those of bets that were taken back. */
export const readStakes = (db: Db, issueIds: readonly number[]): Promise<readonly StakeSum[]> =>
  longRead(db, MOST_MINUTES, async (tx) => {
    const { rows } = await sql<Row>`
      SELECT issue_id, play_id, odds, sum(stake)::bigint AS stake FROM bet
      WHERE issue_id = ANY(${issueIds}::int[]) AND state <> 1
      GROUP BY issue_id, play_id, odds`.execute(tx);
    return rows.map(({ issue_id: issueId, play_id: playId, odds, stake }) => ({
      issueId,
      playId,
      odds,
      stake,
    }));
  });
