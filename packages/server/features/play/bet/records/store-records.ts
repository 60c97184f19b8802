import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '#platform/db';
import type { BetRow, FormerOutcome } from './present-bet.ts';

/** Which bets of a player a list is about; `undefined` does not narrow it. */
export type RecordFilter = {
  readonly playerId: bigint;
  readonly id: string | undefined;
  readonly fromMs: number | undefined;
  readonly toMs: number | undefined;
  readonly gameId: number | undefined;
  readonly serial: number | undefined;
  readonly playIds: readonly number[] | undefined;
  readonly states: readonly number[] | undefined;
  readonly modes: readonly number[] | undefined;
  /** Only those whose stake came back in a tie. */
  readonly refunded: boolean;
};

function conditionOf(filter: RecordFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`player_id = ${filter.playerId}`];
  if (filter.id !== undefined) parts.push(sql`id = ${filter.id}`);
  if (filter.fromMs !== undefined) parts.push(sql`accepted_at >= from_ms(${filter.fromMs})`);
  if (filter.toMs !== undefined) parts.push(sql`accepted_at < from_ms(${filter.toMs})`);
  if (filter.gameId !== undefined) parts.push(sql`game_id = ${filter.gameId}`);
  if (filter.serial !== undefined) parts.push(sql`serial_number = ${filter.serial}`);
  if (filter.playIds !== undefined) parts.push(sql`play_id = ANY(${filter.playIds}::smallint[])`);
  if (filter.states !== undefined) parts.push(sql`state = ANY(${filter.states}::smallint[])`);
  if (filter.modes !== undefined) parts.push(sql`mode = ANY(${filter.modes}::smallint[])`);
  if (filter.refunded) parts.push(sql`refund > 0`);
  return sql.join(parts, sql` AND `);
}

type RecordRow = {
  id: string;
  accepted_at: number;
  game_id: number;
  serial_number: bigint;
  play_id: number;
  content: string;
  content_length: number;
  notes: bigint;
  mode: number;
  multiple: number;
  prize_group: number | null;
  own_group: number | null;
  odds: bigint[];
  stake: bigint;
  prize: bigint;
  refund: bigint;
  most_prize: bigint | null;
  is_solo: boolean | null;
  winning_number: string | null;
  state: number;
  settled_at: number | null;
  close_at: number;
  draw_at: number;
  corrected: readonly FormerOutcome[] | null;
  follows: string | null;
  bonus: bigint | null;
};

/** How a bet had ended before corrections; nothing is looked up where there was none. */
const CORRECTED = sql`CASE WHEN run > 1 THEN (
  SELECT jsonb_agg(jsonb_build_object('number', c.before_number, 'state', o.state,
    'prize', o.prize::text, 'refund', o.refund::text, 'settledMs', floor(extract(epoch FROM o.settled_at) * 1000)) ORDER BY o.run)
  FROM bet_outcome o JOIN issue_correction c ON c.issue_id = bet_record.issue_id AND c.run = o.until_run
  WHERE o.player_id = bet_record.player_id AND o.bet_id = bet_record.id) END`;

/** The player's group when he bet; nothing is looked up where no rebate follows. */
const OWN_GROUP = sql`CASE WHEN chain IS NOT NULL THEN (
  SELECT c.groups[cardinality(c.groups)] FROM rebate_chain c
  WHERE c.player_id = bet_record.player_id AND c.version = bet_record.chain) END`;

/** Whose cart it follows: a look by its key. */
const FOLLOWS = sql`(SELECT l.nick_name FROM follow_order o JOIN player l ON l.player_id = o.leader_id
  WHERE o.player_id = bet_record.player_id AND o.intent = bet_record.intent)`;

/** What it took of a bonus: a look by its key. */
const BONUS = sql`(SELECT s.bonus FROM bonus_stake s
  WHERE s.player_id = bet_record.player_id AND s.bet_id = bet_record.id)`;

const toBetRow = (row: RecordRow): BetRow => ({
  id: row.id,
  acceptedAt: row.accepted_at,
  gameId: row.game_id,
  serial: row.serial_number,
  playId: row.play_id,
  content: row.content,
  contentLength: row.content_length,
  notes: Number(row.notes),
  mode: row.mode,
  multiple: row.multiple,
  prizeGroup: row.prize_group,
  ownGroup: row.own_group,
  odds: row.odds,
  stake: row.stake,
  prize: row.prize,
  refund: row.refund,
  mostPrize: row.most_prize,
  isSolo: row.is_solo ?? false,
  winningNumber: row.winning_number,
  state: row.state,
  settledAt: row.settled_at,
  closeAt: row.close_at,
  drawAt: row.draw_at,
  corrected: row.corrected ?? [],
  follows: row.follows,
  bonus: row.bonus,
});

/** The place of a bet in the order of lists: when it was accepted, in microseconds, and its id. */
export type RecordPlace = { readonly acceptedUs: bigint; readonly id: string };

export type RecordPage = {
  readonly after: RecordPlace | undefined;
  readonly limit: number;
  readonly cutAt: number;
};

/** What comes after a place, of rows whose order is a moment and an id. */
export const behind = (
  { acceptedUs, id }: RecordPlace,
  moment: 'accepted_at' | 'created_at' = 'accepted_at',
): RawBuilder<unknown> =>
  sql` AND (${sql.ref(moment)}, id) < (from_us(${acceptedUs}), ${id}::uuid)`;

/** Bets of a player, newest first, their content cut to `cutAt` characters, with the place of each. */
export async function listBets(
  db: Executor,
  filter: RecordFilter,
  { after, limit, cutAt }: RecordPage,
): Promise<(BetRow & { readonly place: RecordPlace })[]> {
  const { rows } = await sql<RecordRow & { accepted_us: bigint }>`
    SELECT id, accepted_at, to_us(accepted_at) AS accepted_us, game_id, serial_number, play_id,
      left(content, ${cutAt}) AS content, char_length(content) AS content_length, notes, mode,
      multiple, prize_group, ${OWN_GROUP} AS own_group, odds, stake, prize, refund, most_prize, is_solo, winning_number, state,
      settled_at, close_at, draw_at, ${CORRECTED} AS corrected,
      ${FOLLOWS} AS follows, ${BONUS} AS bonus
    FROM bet_record WHERE ${conditionOf(filter)}${after ? behind(after) : sql``}
    ORDER BY accepted_at DESC, id DESC LIMIT ${limit}`.execute(db);
  return rows.map((row) => ({
    ...toBetRow(row),
    place: { acceptedUs: row.accepted_us, id: row.id },
  }));
}

export type BetSums = {
  readonly total: bigint;
  readonly stake: bigint;
  readonly settled: bigint;
  readonly prize: bigint;
  readonly refund: bigint;
  /** What of the settled ones counts as turnover: of those that the filter finds, against each other alone. */
  readonly turnover: bigint;
};

/**
 * Of bets that won or lost: in full, not at all, or the difference of sides, by issue; each round of an instant game,
 * whose bets all stand in one issue, by itself.
 */
const TURNOVER = sql`(
  SELECT coalesce(sum(CASE WHEN g.pair IS NULL THEN g.stake WHEN g.pair = 0 THEN 0 ELSE abs(g.difference) END), 0)
  FROM (
    SELECT abs(f.turnover) AS pair, sum(f.stake - f.refund) AS stake,
      sum(sign(f.turnover) * (f.stake - f.refund)) AS difference
    FROM found f, (SELECT coalesce(array_agg(i.id), '{}') AS ids FROM game q
      JOIN issue i ON i.game_id = q.id AND i.serial_number = 0) instant
    WHERE f.state IN (2, 3) AND f.stake > f.refund
    GROUP BY f.issue_id, f.play_id, abs(f.turnover),
      CASE WHEN f.turnover <> 0 AND f.issue_id = ANY (instant.ids) THEN f.intent END) g)::bigint`;

/** How many bets a filter finds and what they add up to. */
export async function sumBets(db: Executor, filter: RecordFilter): Promise<BetSums> {
  const { rows } = await sql<BetSums>`
    WITH found AS MATERIALIZED (
      SELECT issue_id, play_id, intent, turnover, state, stake, prize, refund
      FROM ${filter.gameId === undefined && filter.serial === undefined ? sql`bet` : sql`bet_record`}
      WHERE ${conditionOf(filter)})
    SELECT count(*) AS total, coalesce(sum(stake), 0)::bigint AS stake,
      coalesce(sum(stake) FILTER (WHERE state IN (2, 3)), 0)::bigint AS settled,
      coalesce(sum(prize), 0)::bigint AS prize, coalesce(sum(refund), 0)::bigint AS refund,
      ${TURNOVER} AS turnover
    FROM found`.execute(db);
  const none = { total: 0n, stake: 0n, settled: 0n, prize: 0n, refund: 0n, turnover: 0n };
  return rows[0] ?? none;
}
