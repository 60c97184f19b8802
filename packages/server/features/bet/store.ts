import { sql, type RawBuilder } from 'kysely';
import type { Executor, Tx } from '../../platform/db.ts';
import type { BetRow, CartReceipt, FormerOutcome } from './present.ts';
import type { StoredTerms } from './terms.ts';

/** Terms of a game, carts and records: the statements of everything but settling. */

export async function readNewestTerms(
  db: Executor,
  gameId: number,
): Promise<{ version: number; stored: StoredTerms }> {
  const { rows } = await sql<{ version: number; terms: StoredTerms }>`
    SELECT version, terms FROM game_terms
    WHERE game_id = ${gameId} ORDER BY version DESC LIMIT 1`.execute(db);
  return { version: rows[0]?.version ?? 0, stored: rows[0]?.terms ?? {} };
}

export async function readTerms(
  db: Executor,
  gameId: number,
  version: number,
): Promise<StoredTerms | undefined> {
  const { rows } = await sql<{ terms: StoredTerms }>`
    SELECT terms FROM game_terms WHERE game_id = ${gameId} AND version = ${version}`.execute(db);
  return rows[0]?.terms;
}

/** The key space of the advisory locks of terms; the second key is the game. */
const TERMS_LOCK_SPACE = 20_003;

/** Whoever changes the terms of a game waits here for whoever does it at this moment. */
export async function lockTerms(tx: Tx, gameId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${TERMS_LOCK_SPACE}, ${gameId})`.execute(tx);
}

export async function insertTerms(
  tx: Tx,
  gameId: number,
  version: number,
  terms: StoredTerms,
): Promise<void> {
  await sql`
    INSERT INTO game_terms (game_id, version, terms)
    VALUES (${gameId}, ${version}, ${JSON.stringify(terms)}::jsonb)`.execute(tx);
}

type CartRow = {
  request_hash: Buffer;
  bet_ids: string[];
  stake: bigint;
  wallet: bigint;
  accepted_at: number;
  game_id: number;
  serial_number: bigint;
  close_at: number;
};

export type StoredCart = { readonly hash: Buffer; readonly receipt: CartReceipt };

/** The accepted request of an intent; undefined when there was none. */
export async function readCart(
  db: Executor,
  playerId: bigint,
  intent: string,
): Promise<StoredCart | undefined> {
  const { rows } = await sql<CartRow>`
    SELECT c.request_hash, c.bet_ids, c.stake, c.wallet, c.accepted_at,
      i.game_id, i.serial_number, i.close_at
    FROM bet_cart c JOIN issue i ON i.id = c.issue_id
    WHERE c.player_id = ${playerId} AND c.intent = ${intent}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const receipt = {
    intent,
    gameId: row.game_id,
    serial: row.serial_number,
    betIds: row.bet_ids,
    stake: row.stake,
    wallet: row.wallet,
    acceptedAt: row.accepted_at,
    closeAt: row.close_at,
  };
  return { hash: row.request_hash, receipt };
}

/** Which bets of a player a list is about; `undefined` does not narrow it. */
export type RecordFilter = {
  readonly playerId: bigint;
  readonly id: string | undefined;
  readonly fromMs: number | undefined;
  readonly toMs: number | undefined;
  readonly gameId: number | undefined;
  readonly serial: number | undefined;
  readonly playId: number | undefined;
  readonly states: readonly number[] | undefined;
};

function conditionOf(filter: RecordFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`player_id = ${filter.playerId}`];
  if (filter.id !== undefined) parts.push(sql`id = ${filter.id}`);
  if (filter.fromMs !== undefined) parts.push(sql`accepted_at >= from_ms(${filter.fromMs})`);
  if (filter.toMs !== undefined) parts.push(sql`accepted_at < from_ms(${filter.toMs})`);
  if (filter.gameId !== undefined) parts.push(sql`game_id = ${filter.gameId}`);
  if (filter.serial !== undefined) parts.push(sql`serial_number = ${filter.serial}`);
  if (filter.playId !== undefined) parts.push(sql`play_id = ${filter.playId}`);
  if (filter.states !== undefined) parts.push(sql`state = ANY(${filter.states}::smallint[])`);
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
});

export type Page = { readonly offset: number; readonly limit: number; readonly cutAt: number };

/** Bets of a player, newest first, their content cut to `cutAt` characters. */
export async function listBets(db: Executor, filter: RecordFilter, page: Page): Promise<BetRow[]> {
  const { rows } = await sql<RecordRow>`
    SELECT id, accepted_at, game_id, serial_number, play_id, left(content, ${page.cutAt}) AS content,
      char_length(content) AS content_length, notes, mode, multiple, prize_group, odds, stake,
      ${OWN_GROUP} AS own_group, prize, refund, most_prize, is_solo, winning_number, state, settled_at, close_at, draw_at,
      ${CORRECTED} AS corrected
    FROM bet_record WHERE ${conditionOf(filter)}
    ORDER BY accepted_at DESC, id DESC LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return rows.map(toBetRow);
}

type SumRow = { total: bigint; stake: bigint; prize: bigint; refund: bigint; now_ms: bigint };

/** How many bets a filter finds and what they add up to, with the database clock. */
export async function sumBets(db: Executor, filter: RecordFilter): Promise<SumRow> {
  const { rows } = await sql<SumRow>`
    SELECT count(*) AS total, coalesce(sum(stake), 0)::bigint AS stake,
      coalesce(sum(prize), 0)::bigint AS prize, coalesce(sum(refund), 0)::bigint AS refund,
      to_ms(app_now()) AS now_ms
    FROM bet_record WHERE ${conditionOf(filter)}`.execute(db);
  return rows[0] ?? { total: 0n, stake: 0n, prize: 0n, refund: 0n, now_ms: 0n };
}
