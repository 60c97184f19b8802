import { sql } from 'kysely';
import { mills, type Money } from '@fairlot/rules/core/money';
import type { Currency } from '#ledger';
import type { Executor, Tx } from '#platform/db';
import { rowType } from '#platform/db-rows';
import { FIRST, type BetKey, type Range } from './range.ts';
import type { Selected, Win, Winner, Winning } from './winners.ts';

/** Contents up to so many bytes are grouped and told apart by the database. */
export const SHORT_BYTES = 2_000;
const LONG_AT_ONCE = 20;

const inRange = ({ after, to }: Range) =>
  sql`(player_id, id) > (${after.playerId}::bigint, ${after.id}::uuid)
    AND (player_id, id) <= (${to.playerId}::bigint, ${to.id}::uuid)`;

const rangeArguments = ({ after, to }: Range) =>
  sql`${after.playerId}, ${after.id}, ${to.playerId}, ${to.id}`;

/** Ends of chunks that are found by one statement. */
const ENDS_AT_ONCE = 500;

type KeyRow = { player_id: bigint; id: string };

/**
 * Where the chunks of an issue end, but for the last one: about every `size` bets, behind the last bet of a player. By
 * the tallies of the issue; where one of them is of more than `size` bets by the bets themselves, and his are parted.
 */
export async function readEnds(db: Executor, issueId: number, size: number): Promise<BetKey[]> {
  const ends: BetKey[] = [];
  for (;;) {
    const after = ends.at(-1) ?? FIRST;
    const { rows } = await sql<KeyRow>`
      SELECT player_id, id
      FROM bet_ends(${issueId}, ${after.playerId}, ${after.id}, ${size}, ${ENDS_AT_ONCE})`.execute(
      db,
    );
    ends.push(...rows.map((row) => ({ playerId: row.player_id, id: row.id })));
    if (rows.length < ENDS_AT_ONCE) return ends;
  }
}

/** The different short selections that a range holds, but those of bets that were taken back. */
export async function readSelections(
  db: Executor,
  issueId: number,
  range: Range,
): Promise<{ selections: readonly Selected[]; hasLong: boolean }> {
  const { rows } = await sql<{ play_id: number | null; content: string | null }>`
    SELECT CASE WHEN octet_length(content) <= ${SHORT_BYTES} THEN play_id END AS play_id,
      CASE WHEN octet_length(content) <= ${SHORT_BYTES} THEN content END AS content
    FROM bet WHERE issue_id = ${issueId} AND ${inRange(range)} AND state <> 1
    GROUP BY 1, 2`.execute(db);
  const selections = rows.flatMap(({ play_id: playId, content }) =>
    playId === null || content === null ? [] : [{ playId, content }],
  );
  return { selections, hasLong: selections.length < rows.length };
}

type LongRow = KeyRow & { play_id: number; content: string };

/** The bets of a range with long selections, but those that were taken back. */
export async function* readLongBets(
  db: Executor,
  issueId: number,
  range: Range,
): AsyncGenerator<Selected & { readonly id: string }> {
  let last: KeyRow = { player_id: range.after.playerId, id: range.after.id };
  for (;;) {
    const { rows } = await sql<LongRow>`
      SELECT player_id, id, play_id, content FROM bet
      WHERE issue_id = ${issueId} AND ${inRange(range)} AND state <> 1
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
  odds: bigint[];
  unit_stake: bigint;
  most_prize: bigint | null;
};

/** A chunk is a small range of a large table: by index, whatever young statistics say. */
export async function readByIndex(tx: Tx): Promise<void> {
  await sql`SET LOCAL enable_seqscan = off`.execute(tx);
}

/** The bets of a range that bring something, still in state BET, by player. */
export async function readWinners(
  db: Executor,
  issueId: number,
  range: Range,
  winning: Winning,
): Promise<readonly Winner[]> {
  const short = [...winning.short.values()];
  const { rows } = await sql<WinnerRow>`
    SELECT player_id, id, play_id, content, odds, unit_stake, most_prize
    FROM bet_winners(${issueId}, ${rangeArguments(range)}, ${SHORT_BYTES},
      ${short.map((s) => s.playId)}::smallint[], ${short.map((s) => s.content)}::text[],
      ${[...winning.long.keys()]}::uuid[])`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id,
    id: row.id,
    playId: row.play_id,
    content: row.content,
    odds: row.odds,
    unitStake: row.unit_stake,
    mostPrize: row.most_prize,
  }));
}

/** Columns of `bet_win`. */
export const WIN = rowType('bet_win', [
  'player_id',
  'id',
  'hits',
  'refunds',
  'per_hit',
  'prize',
  'refund',
]);

export const winRowOf = (win: Win) => ({
  player_id: win.playerId,
  id: win.id,
  hits: win.hits,
  refunds: win.refunds,
  per_hit: win.paysPerHit,
  prize: win.prize,
  refund: win.refund,
});

/** Writes how the bets of a range ended; undefined when the claim is another's by now. */
export async function settleRange(
  tx: Tx,
  claim: { readonly issueId: number; readonly fence: bigint },
  range: Range,
  wins: readonly Win[],
): Promise<{ won: number; lost: number; rebated: number } | undefined> {
  const { rows } = await sql<{ won: number | null; lost: number; rebated: number }>`
    SELECT won, lost, rebated FROM bet_settle(${claim.issueId}, ${claim.fence}, ${rangeArguments(range)},
      ${WIN.of(wins.map(winRowOf))})`.execute(tx);
  const [row] = rows;
  if (!row || row.won === null) return undefined;
  return { won: row.won, lost: row.lost, rebated: row.rebated };
}

export type Award = {
  readonly playerId: bigint;
  readonly prize: Money;
  readonly stake: Money;
  readonly wallet: Money;
};

type AwardRow = { player_id: bigint; prize: bigint; stake: bigint; wallet: bigint };

/** What those of the players won who have no open bet left in the issue; each player once a run. */
export async function takeAwards(
  tx: Tx,
  { issueId, run, currency }: { issueId: number; run: number; currency: Currency },
  players: readonly bigint[],
): Promise<readonly Award[]> {
  if (players.length === 0) return [];
  const { rows } = await sql<AwardRow>`
    SELECT player_id, prize, stake, wallet
    FROM bet_award(${issueId}, ${run}::smallint, ${currency}, ${players}::bigint[])`.execute(tx);
  return rows.map(({ player_id: playerId, prize, stake, wallet }) => ({
    playerId,
    prize: mills(prize),
    stake: mills(stake),
    wallet: mills(wallet),
  }));
}

type StakeRow = { player_id: bigint | null; id: string; stake: bigint };
export type Stake = { readonly playerId: bigint; readonly id: string; readonly stake: bigint };

/** How bets end whose stakes go back: those of a cancelled issue, or those that came too late to be fair. */
export type GivenBack = 'cancelled' | 'known';

/** Ends open bets of a range whose stakes go back; undefined when the claim is another's by now. */
export async function refundRange(
  tx: Tx,
  claim: { readonly issueId: number; readonly fence: bigint },
  range: Range,
  how: GivenBack = 'cancelled',
): Promise<readonly Stake[] | undefined> {
  const end = sql.raw(how === 'known' ? 'bet_void' : 'bet_refund');
  const { rows } = await sql<StakeRow>`
    SELECT player_id, id, stake
    FROM ${end}(${claim.issueId}, ${claim.fence}, ${rangeArguments(range)})`.execute(tx);
  const isFenced = rows.some((row) => row.player_id === null);
  if (isFenced) return undefined;
  return rows.flatMap(({ player_id: playerId, id, stake }) =>
    playerId === null ? [] : [{ playerId, id, stake }],
  );
}
