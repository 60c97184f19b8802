import { sql } from 'kysely';
import { mills, type Money } from '@fairlot/rules/core/money';
import type { Currency } from '#ledger';
import type { Executor, Tx } from '#platform/db';
import type { Range } from '../settle/range.ts';
import { SHORT_BYTES, WIN, winRowOf } from '../settle/store-settle.ts';
import type { Win, Winner, Winning } from '../settle/winners.ts';

/** Bets of an awarded issue whose number is corrected: the statements. */
export type Ended = Winner & {
  /** The run by which it ended as it did. */
  readonly run: number;
  readonly hits: readonly number[] | null;
  readonly prize: Money;
  readonly refund: Money;
};

type Row = {
  player_id: bigint;
  id: string;
  play_id: number;
  content: string | null;
  odds: bigint[];
  unit_stake: bigint;
  most_prize: bigint | null;
  run: number;
  hits: bigint[] | null;
  prize: bigint;
  refund: bigint;
};

/** The bets of a range that ended before `run` and received something then, or do now; by player. */
export async function readEnded(
  db: Executor,
  issueId: number,
  run: number,
  { after, to }: Range,
  winning: Winning,
): Promise<readonly Ended[]> {
  const short = [...winning.short.values()];
  const { rows } = await sql<Row>`
    SELECT b.player_id, b.id, b.play_id, b.odds, b.unit_stake, b.most_prize, b.run, b.hits, b.prize, b.refund,
      CASE WHEN octet_length(b.content) <= ${SHORT_BYTES} THEN b.content END AS content
    FROM bet b
    WHERE b.issue_id = ${issueId} AND (b.player_id, b.id) > (${after.playerId}::bigint, ${after.id}::uuid)
      AND (b.player_id, b.id) <= (${to.playerId}::bigint, ${to.id}::uuid)
      AND b.state IN (2, 3) AND b.run < ${run} AND (
        b.prize > 0 OR b.refund > 0 OR b.id = ANY(${[...winning.long.keys()]}::uuid[]) OR
        (octet_length(b.content) <= ${SHORT_BYTES} AND (b.play_id, b.content) IN (
          SELECT * FROM unnest(${short.map((s) => s.playId)}::smallint[],
            ${short.map((s) => s.content)}::text[]))))
    ORDER BY b.player_id, b.id`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id,
    id: row.id,
    playId: row.play_id,
    content: row.content,
    odds: row.odds,
    unitStake: row.unit_stake,
    mostPrize: row.most_prize,
    run: row.run,
    hits: row.hits && row.hits.map(Number),
    prize: mills(row.prize),
    refund: mills(row.refund),
  }));
}

/** Writes how bets of a range end now; undefined when the claim is another's by now. */
export async function correctRange(
  tx: Tx,
  claim: { readonly issueId: number; readonly fence: bigint },
  run: number,
  { after, to }: Range,
  wins: readonly Win[],
): Promise<number | undefined> {
  const { rows } = await sql<{ changed: number | null }>`
    SELECT changed FROM bet_correct(${claim.issueId}, ${claim.fence}, ${run}::smallint,
      ${after.playerId}, ${after.id}, ${to.playerId}, ${to.id}, ${WIN.of(wins.map(winRowOf))})`.execute(
    tx,
  );
  return rows[0]?.changed ?? undefined;
}

export type Corrected = {
  readonly playerId: bigint;
  /** What he had received for the bets that ended otherwise now, and what he receives. */
  readonly taken: Money;
  readonly paid: Money;
  readonly wallet: Money;
};

type CorrectedRow = { player_id: bigint; taken: bigint; paid: bigint; wallet: bigint };

/** What a run made of the bets of players; each player once a run. */
export async function takeCorrected(
  tx: Tx,
  { issueId, run, currency }: { issueId: number; run: number; currency: Currency },
  players: readonly bigint[],
): Promise<readonly Corrected[]> {
  if (players.length === 0) return [];
  const { rows } = await sql<CorrectedRow>`
    SELECT player_id, taken, paid, wallet
    FROM bet_corrected(${issueId}, ${run}::smallint, ${currency}, ${players}::bigint[])`.execute(
    tx,
  );
  return rows.map(({ player_id: playerId, taken, paid, wallet }) => ({
    playerId,
    taken: mills(taken),
    paid: mills(paid),
    wallet: mills(wallet),
  }));
}

/** The last of the next players, after one, who have bets in an issue; undefined where there is none. */
export async function lastOfNext(
  db: Executor,
  issueId: number,
  after: bigint,
  most: number,
): Promise<bigint | undefined> {
  const { rows } = await sql<{ last: bigint | null }>`
    SELECT max(player_id) AS last FROM (
      SELECT DISTINCT player_id FROM bet WHERE issue_id = ${issueId} AND player_id > ${after}
      ORDER BY player_id LIMIT ${most}) next`.execute(db);
  return rows[0]?.last ?? undefined;
}
