import { sql } from 'kysely';
import type { Currency } from '#ledger';
import type { Executor, Tx } from '#platform/db';

/** Which players are counted in an issue, and their bets: the statements. */

/** How many characters of selections the bets of a player in an issue have. */
export type CountedPlayer = {
  readonly playerId: bigint;
  readonly bets: number;
  readonly chars: bigint;
};

type PlayerRow = { player_id: bigint; bets: number; chars: bigint };

/**
 * Reads the players of a counting run in a range: in the first run those with an open line, in a later one those of
 * the run before.
 */
export async function readToCount(
  db: Executor,
  { issueId, run }: { readonly issueId: number; readonly run: number },
  { from, to }: { readonly from: bigint; readonly to: bigint },
): Promise<readonly CountedPlayer[]> {
  const counted =
    run > 1
      ? sql`SELECT c.player_id FROM turnover c
          WHERE c.issue_id = ${issueId} AND c.player_id BETWEEN ${from} AND ${to} AND c.run < ${run}
            AND c.until_run IS NULL`
      : sql`SELECT r.player_id FROM requirement r
          WHERE r.state = 0 AND r.player_id BETWEEN ${from} AND ${to}`;
  const { rows } = await sql<PlayerRow>`
    SELECT t.player_id, t.bets, t.chars FROM bet_tally t
    WHERE t.issue_id = ${issueId} AND t.player_id IN (${counted})
    ORDER BY t.player_id`.execute(db);
  return rows.map((row) => ({ playerId: row.player_id, bets: row.bets, chars: row.chars }));
}

export type CountedBet = {
  readonly player_id: bigint;
  readonly id: string;
  readonly play_id: number;
  readonly content: string;
  readonly odds: readonly bigint[];
  readonly unit_stake: bigint;
  readonly stake: bigint;
  readonly most_prize: bigint | null;
  readonly turnover: number | null;
  readonly refund: bigint;
  readonly draw_at: number;
};

/** The columns that decide how a bet counts. */
const BET = sql`b.player_id, b.id, b.play_id, b.content, b.odds, b.unit_stake, b.stake, b.most_prize, b.turnover, b.refund`;

/** The bets of players in an issue, but those that were taken back. */
export async function readBetsToCount(
  db: Executor,
  issueId: number,
  players: readonly bigint[],
): Promise<readonly CountedBet[]> {
  if (players.length === 0) return [];
  const { rows } = await sql<CountedBet>`
    SELECT ${BET}, i.draw_at
    FROM (SELECT * FROM bet WHERE issue_id = ${issueId} AND player_id = ANY (${players}::bigint[])) b
    JOIN issue i ON i.id = b.issue_id
    WHERE b.state <> 1`.execute(db);
  return rows;
}

/** Assigns the turnover of players to their lines; `covered` is in the same order. */
export async function countLines(
  tx: Tx,
  about: { readonly issueId: number; readonly run: number; readonly currency: Currency },
  {
    players,
    covered,
  }: { readonly players: readonly bigint[]; readonly covered: readonly bigint[] },
): Promise<void> {
  const { issueId, run, currency } = about;
  await sql`
    SELECT requirement_count(${issueId}, ${run}::smallint, ${currency}, ${players}::bigint[],
      ${covered}::bigint[])`.execute(tx);
}

/** Between two statements of the audit many draws are looked at. */
export async function allowReckoning(db: Executor): Promise<void> {
  await sql`SELECT set_config('idle_in_transaction_session_timeout', '5min', true)`.execute(db);
}

export type CoveredRow = {
  readonly player_id: bigint;
  readonly issue_id: number;
  readonly covered: bigint;
};

/** Recently counted turnover, newest first. */
export async function readCovered(
  db: Executor,
  minutes: number,
  most: number,
): Promise<readonly CoveredRow[]> {
  const { rows } = await sql<CoveredRow>`
    SELECT player_id, issue_id, covered FROM turnover
    WHERE until_run IS NULL AND covered IS NOT NULL AND counted_at >= (SELECT app_now()) - ${minutes} * interval '1 minute'
    ORDER BY counted_at DESC LIMIT ${most}`.execute(db);
  return rows;
}

export type CoveredRoundRow = {
  readonly player_id: bigint;
  readonly serial: bigint;
  readonly intent: string;
  readonly covered: bigint;
};

/** Rounds of instant games that were counted lately, newest first. */
export async function readCoveredRounds(
  db: Executor,
  minutes: number,
  most: number,
): Promise<readonly CoveredRoundRow[]> {
  const { rows } = await sql<CoveredRoundRow>`
    SELECT t.player_id, t.serial, r.intent, t.covered
    FROM instant_turnover t JOIN instant_round r ON r.player_id = t.player_id AND r.serial = t.serial
    WHERE t.covered IS NOT NULL AND t.counted_at >= (SELECT app_now()) - ${minutes} * interval '1 minute'
    ORDER BY t.counted_at DESC LIMIT ${most}`.execute(db);
  return rows;
}

/** The bets of a round. */
export async function readRoundToCount(
  db: Executor,
  playerId: bigint,
  intent: string,
): Promise<readonly CountedBet[]> {
  const { rows } = await sql<CountedBet>`
    SELECT ${BET}, b.accepted_at AS draw_at
    FROM bet_cart c JOIN bet b ON b.player_id = c.player_id AND b.id = ANY (c.bet_ids)
    WHERE c.player_id = ${playerId} AND c.intent = ${intent}`.execute(db);
  return rows;
}
