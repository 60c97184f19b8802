import { sql, type RawBuilder } from 'kysely';
import type { Executor, Tx } from '#platform/db';
import { betRows, cartRows, type Cart } from '../bet/place/index.ts';
import { WIN, winRowOf, type Win } from '../bet/settle/index.ts';

/** Seeds and rounds of instant games: this feature's SQL. */

/** Where the bets of an instant game stand: made with the first of them. Undefined for an unknown game. */
export async function standingIssue(db: Executor, gameId: number): Promise<number | undefined> {
  const { rows: made } = await sql<{ id: number }>`
    INSERT INTO issue (game_id, serial_number, day, day_index, start_at, close_at, draw_at, opened_at)
    SELECT id, 0, '2000-01-01', 0, '2000-01-01Z', '9999-01-01Z', '9999-01-01Z', '2000-01-01Z' FROM game g
    WHERE id = ${gameId} AND NOT EXISTS (SELECT FROM issue i WHERE i.game_id = g.id AND i.serial_number = 0)
    ON CONFLICT DO NOTHING RETURNING id`.execute(db);
  if (made[0]) return made[0].id;
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM issue WHERE game_id = ${gameId} AND serial_number = 0`.execute(db);
  return rows[0]?.id;
}

export type SeedRow = {
  readonly id: number;
  readonly sealed: Buffer;
  readonly hash: Buffer;
  readonly client_seed: Buffer | null;
  readonly rounds: number;
  readonly server_seed: Buffer | null;
};

const SEED = sql`id, sealed, hash, client_seed, rounds, server_seed`;

/** A seed of a player, or the one that is drawn from. */
export async function readSeed(
  db: Executor,
  playerId: bigint,
  seedId?: number,
): Promise<SeedRow | undefined> {
  const which = seedId === undefined ? sql`revealed_at IS NULL` : sql`id = ${seedId}`;
  const { rows } = await sql<SeedRow>`
    SELECT ${SEED} FROM instant_seed WHERE player_id = ${playerId} AND ${which}`.execute(db);
  return rows[0];
}

/** A seed that is ready to be committed to. */
export type NewSeed = { readonly sealed: Buffer; readonly hash: Buffer };

export async function makeSeed(
  db: Executor,
  playerId: bigint,
  { sealed, hash }: NewSeed,
): Promise<SeedRow | undefined> {
  const { rows } = await sql<SeedRow>`
    SELECT ${SEED} FROM instant_seed_make(${playerId}, ${sealed}, ${hash})`.execute(db);
  return rows[0];
}

export async function setClient(
  db: Executor,
  playerId: bigint,
  seedId: number,
  client: Buffer,
): Promise<SeedRow | undefined> {
  const { rows } = await sql<SeedRow>`
    SELECT ${SEED} FROM instant_seed_set(${playerId}, ${seedId}, ${client})`.execute(db);
  return rows[0];
}

/** The seed as it is now, and the one that is drawn from: the same where it was not revealed. */
export async function revealSeed(
  db: Executor,
  playerId: bigint,
  { id, serverSeed }: { readonly id: number; readonly serverSeed: Uint8Array },
  { sealed, hash }: NewSeed,
): Promise<readonly SeedRow[]> {
  const { rows } = await sql<SeedRow>`
    SELECT ${SEED}
    FROM instant_seed_reveal(${playerId}, ${id}, ${serverSeed}, ${sealed}, ${hash})`.execute(db);
  return rows;
}

export type Begun = {
  readonly verdict:
    | 'OK'
    | 'DUPLICATE'
    | 'INTENT_REUSED'
    | 'SEED_GONE'
    | 'SEED_NOT_SET'
    | 'SEED_USED_UP'
    | 'TOO_SOON';
  readonly sealed: Buffer | null;
  readonly hash: Buffer | null;
  readonly client_seed: Buffer | null;
  readonly nonce: number;
  readonly serial: bigint;
};

/** Takes the player's next round: until the transaction ends, nobody else draws for him. */
export async function beginRound(
  tx: Tx,
  { playerId, intent, hash }: Pick<Cart, 'playerId' | 'intent' | 'hash'>,
  seedId: number,
): Promise<Begun | undefined> {
  const { rows } = await sql<Begun>`
    SELECT verdict, sealed, hash, client_seed, nonce, serial
    FROM instant_begin(${playerId}, ${intent}, ${hash}, ${seedId})`.execute(tx);
  return rows[0];
}

export type RoundToBook = {
  readonly cart: Cart;
  readonly postings: RawBuilder<unknown>;
  readonly wins: readonly Win[];
  readonly seedId: number;
  readonly nonce: number;
  readonly number: string;
  /** The certain part of its stakes. */
  readonly covered: bigint;
};

/** Books a round, or says why none of it is there: a verdict as `bet_place` gives it. */
export async function bookRound<Verdict extends string>(
  tx: Tx,
  { cart, postings, wins, seedId, nonce, number, covered }: RoundToBook,
  limits: { readonly betsPerIssue: number; readonly charsPerIssue: number },
): Promise<{ readonly verdict: Verdict; readonly detail: bigint | null } | undefined> {
  const { rows } = await sql<{ verdict: Verdict; detail: bigint | null }>`
    SELECT verdict, detail FROM instant_book(${limits.betsPerIssue}, ${limits.charsPerIssue},
      ${cartRows([cart])}, ${betRows([cart])}, ${postings}, ${WIN.of(wins.map(winRowOf))},
      ${seedId}, ${nonce}, ${number}, ${covered})`.execute(tx);
  return rows[0];
}

export type RoundRow = {
  readonly intent: string;
  readonly game_id: number;
  readonly serial: bigint;
  readonly seed_id: number;
  readonly nonce: number;
  readonly number: string;
  readonly drawn_at: number;
  readonly stake: bigint;
  readonly prize: bigint;
  readonly refund: bigint;
  readonly wallet: bigint;
};
export type RoundBetRow = {
  readonly id: string;
  readonly play_id: number;
  readonly content: string;
  readonly stake: string;
  readonly prize: string;
  readonly refund: string;
  readonly state: number;
};

const ROUND = sql`r.intent, r.game_id, r.serial, r.seed_id, r.nonce, r.number, r.drawn_at, r.stake, r.prize,
  r.refund, r.wallet`;

/** Characters of a selection beside its round; the record of the bet has all of them. */
const CUT_AT = 200;

/** A round of a player with its bets, in the order in which they were sent. */
export async function readRound(
  db: Executor,
  playerId: bigint,
  intent: string,
): Promise<
  (RoundRow & { readonly hash: Buffer; readonly bets: readonly RoundBetRow[] }) | undefined
> {
  const { rows } = await sql<RoundRow & { hash: Buffer; bets: RoundBetRow[] }>`
    SELECT ${ROUND}, c.request_hash AS hash, (
      SELECT jsonb_agg(jsonb_build_object('id', b.id, 'play_id', b.play_id, 'content', left(b.content, ${CUT_AT}),
        'stake', b.stake::text, 'prize', b.prize::text, 'refund', b.refund::text, 'state', b.state) ORDER BY array_position(c.bet_ids, b.id))
      FROM bet b WHERE b.player_id = c.player_id AND b.id = ANY(c.bet_ids)) AS bets
    FROM instant_round r JOIN bet_cart c ON c.player_id = r.player_id AND c.intent = r.intent
    WHERE r.player_id = ${playerId} AND r.intent = ${intent}`.execute(db);
  return rows[0];
}

/** Whether any round of a player is being drawn at this moment. */
export async function isDrawing(db: Executor, playerId: bigint): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`SELECT instant_is_drawing(${playerId}) AS is`.execute(
    db,
  );
  return rows[0]?.is ?? false;
}

export type RoundQuery = {
  readonly playerId: bigint;
  readonly gameId: number | undefined;
  readonly before: number | undefined;
  readonly count: number;
};

/** Rounds of a player, newest first: by key, and never by a count of what came before. */
export async function listRounds(
  db: Executor,
  { playerId, gameId, before, count }: RoundQuery,
): Promise<readonly RoundRow[]> {
  const ofGame = gameId === undefined ? sql`true` : sql`r.game_id = ${gameId}`;
  const older = before === undefined ? sql`true` : sql`r.serial < ${before}`;
  const { rows } = await sql<RoundRow>`
    SELECT ${ROUND} FROM instant_round r WHERE r.player_id = ${playerId} AND ${ofGame} AND ${older}
    ORDER BY r.serial DESC LIMIT ${count}`.execute(db);
  return rows;
}
