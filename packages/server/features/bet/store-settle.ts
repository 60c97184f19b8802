import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/db.ts';
import type { Range } from './range.ts';
import type { Selected, Win, Winner, Winning } from './winners.ts';

/** Contents up to so many bytes are grouped and told apart by the database. */
const SHORT_BYTES = 2_000;
const LONG_AT_ONCE = 20;

const inRange = (range: Range) => sql`player_id > ${range.after} AND player_id <= ${range.to}`;

/** The last player of each chunk of `size` bets, but of the last chunk. */
export async function readBounds(db: Executor, issueId: number, size: number): Promise<bigint[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    SELECT DISTINCT player_id FROM (
      SELECT player_id, row_number() OVER (ORDER BY player_id) AS n
      FROM bet WHERE issue_id = ${issueId}) b
    WHERE n % ${size} = 0 ORDER BY player_id`.execute(db);
  return rows.map((row) => row.player_id);
}

/** The different short selections that a range still holds in state BET. */
export async function readSelections(
  db: Executor,
  issueId: number,
  range: Range,
): Promise<{ selections: readonly Selected[]; hasLong: boolean }> {
  const { rows } = await sql<{ play_id: number | null; content: string | null }>`
    SELECT CASE WHEN octet_length(content) <= ${SHORT_BYTES} THEN play_id END AS play_id,
      CASE WHEN octet_length(content) <= ${SHORT_BYTES} THEN content END AS content
    FROM bet WHERE issue_id = ${issueId} AND ${inRange(range)} AND state = 0
    GROUP BY 1, 2`.execute(db);
  const selections = rows.flatMap(({ play_id: playId, content }) =>
    playId === null || content === null ? [] : [{ playId, content }],
  );
  return { selections, hasLong: selections.length < rows.length };
}

type LongRow = { player_id: bigint; id: string; play_id: number; content: string };

/** The bets of a range with long selections, still in state BET. */
export async function* readLongBets(
  db: Executor,
  issueId: number,
  range: Range,
): AsyncGenerator<Selected & { readonly id: string }> {
  let last = { player_id: range.after + 1n, id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const { rows } = await sql<LongRow>`
      SELECT player_id, id, play_id, content FROM bet
      WHERE issue_id = ${issueId} AND ${inRange(range)} AND state = 0
        AND octet_length(content) > ${SHORT_BYTES} AND (player_id, id) > (${last.player_id}, ${last.id})
      ORDER BY player_id, id LIMIT ${LONG_AT_ONCE}`.execute(db);
    for (const row of rows) yield { id: row.id, playId: row.play_id, content: row.content };
    const end = rows.at(-1);
    if (!end || rows.length < LONG_AT_ONCE) return;
    last = end;
  }
}

type WinnerRow = {
  player_id: bigint;
  id: string;
  play_id: number;
  content: string | null;
  odds: number[];
  unit_stake: bigint;
};

/** The bets of a range that bring something, still in state BET, by player. */
export async function readWinners(
  tx: Executor,
  issueId: number,
  range: Range,
  winning: Winning,
): Promise<readonly Winner[]> {
  const short = [...winning.short.values()];
  const { rows } = await sql<WinnerRow>`
    SELECT b.player_id, b.id, b.play_id, b.odds, b.unit_stake,
      CASE WHEN octet_length(b.content) <= ${SHORT_BYTES} THEN b.content END AS content
    FROM bet b
    WHERE b.issue_id = ${issueId} AND ${inRange(range)} AND b.state = 0 AND (
      b.id = ANY(${[...winning.long.keys()]}::uuid[]) OR
      (octet_length(b.content) <= ${SHORT_BYTES} AND (b.play_id, b.content) IN (
        SELECT * FROM unnest(${short.map((s) => s.playId)}::smallint[],
          ${short.map((s) => s.content)}::text[]))))
    ORDER BY b.player_id, b.id`.execute(tx);
  return rows.map((row) => ({
    playerId: row.player_id,
    id: row.id,
    playId: row.play_id,
    content: row.content,
    odds: row.odds,
    unitStake: row.unit_stake,
  }));
}

const arrayText = (values: readonly number[]): string => `{${values.join(',')}}`;

/** Writes how the bets of a range ended; undefined when the claim is another's by now. */
export async function settleRange(
  tx: Tx,
  claim: { readonly issueId: number; readonly fence: bigint },
  range: Range,
  wins: readonly Win[],
): Promise<{ won: number; lost: number } | undefined> {
  const { rows } = await sql<{ won: number | null; lost: number | null }>`
    SELECT won, lost FROM bet_settle(${claim.issueId}, ${claim.fence}, ${range.after},
      ${range.to},
      ${wins.map((win) => win.playerId)}::bigint[], ${wins.map((win) => win.id)}::uuid[],
      ${wins.map((win) => arrayText(win.hits))}::text[], ${wins.map((win) => win.refunds)}::int[],
      ${wins.map((win) => win.paysPerHit)}::boolean[], ${wins.map((win) => win.prize)}::bigint[],
      ${wins.map((win) => win.refund)}::bigint[])`.execute(tx);
  const won = rows[0]?.won;
  return typeof won === 'number' ? { won, lost: rows[0]?.lost ?? 0 } : undefined;
}

/**
 * What players put at risk in an issue: neither bets that they cancelled nor stakes that a tie gave
 * back.
 */
export async function readStakes(
  tx: Executor,
  issueId: number,
  players: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const { rows } = await sql<{ player_id: bigint; stake: bigint }>`
    SELECT player_id, sum(stake - refund)::bigint AS stake FROM bet
    WHERE issue_id = ${issueId} AND player_id = ANY(${players}::bigint[]) AND state <> 1
    GROUP BY player_id`.execute(tx);
  return new Map(rows.map((row) => [row.player_id, row.stake]));
}

export type PaidBet = { readonly id: string; readonly prize: bigint; readonly refund: bigint };

/** What was paid in an issue, by bet; and how many bets are left in state BET. */
export async function readPaid(
  tx: Executor,
  issueId: number,
): Promise<{ paid: readonly PaidBet[]; open: number }> {
  const { rows: paid } = await sql<PaidBet>`
    SELECT id, prize, refund FROM bet
    WHERE issue_id = ${issueId} AND state <> 1 AND (prize > 0 OR refund > 0)
    ORDER BY id`.execute(tx);
  const { rows } = await sql<{ open: bigint }>`
    SELECT count(*) AS open FROM bet WHERE issue_id = ${issueId} AND state = 0`.execute(tx);
  return { paid, open: Number(rows[0]?.open ?? 0n) };
}

type StakeRow = { player_id: bigint | null; id: string; stake: bigint };
export type Stake = { readonly playerId: bigint; readonly id: string; readonly stake: bigint };

/** Ends the open bets of a range of a cancelled issue; undefined when the claim is another's by now. */
export async function refundRange(
  tx: Tx,
  claim: { readonly issueId: number; readonly fence: bigint },
  range: Range,
): Promise<readonly Stake[] | undefined> {
  const { rows } = await sql<StakeRow>`
    SELECT player_id, id, stake
    FROM bet_refund(${claim.issueId}, ${claim.fence}, ${range.after}, ${range.to})`.execute(tx);
  const isFenced = rows.some((row) => row.player_id === null);
  if (isFenced) return undefined;
  return rows.flatMap(({ player_id: playerId, id, stake }) =>
    playerId === null ? [] : [{ playerId, id, stake }],
  );
}
