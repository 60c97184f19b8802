import { sql } from 'kysely';
import { longRead, type Executor, type Tx } from '#platform/db';
import type { TicketBlock, TicketIssue } from '../../fair/commitment/index.ts';
import type { BetKey, Range } from './range.ts';

/** The codes of the plays, by number: what a selection is committed under. */
export type PlayCodes = { readonly ids: readonly number[]; readonly codes: readonly string[] };

/** Blocks of 256 leaf hashes in one answer of the database: 256 KB. */
const BLOCKS_AT_ONCE = 32;
/** Hashing what bets from before the stored hashes hold may take this long. */
const MOST_MINUTES = 20;

/** Those of some issues that have bets, also such as were taken back. */
export async function issuesWithBets(
  db: Executor,
  issueIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    SELECT i.id FROM unnest(${issueIds}::int[]) AS i(id)
    WHERE EXISTS (SELECT FROM bet b WHERE b.issue_id = i.id)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

type BlockRow = { n: bigint; first_bet: string; hashes: Buffer; stake: string };

/** The leaf hashes of an issue in the order of its tree, some blocks at a time. */
export const eachLeafBlock = (
  db: Executor,
  { id, version, rulesHash, pads }: TicketIssue,
  { ids, codes }: PlayCodes,
  take: (blocks: readonly TicketBlock[]) => Promise<void>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await sql`SET LOCAL work_mem = '192MB'`.execute(tx);
    // All of it is read, not its beginning.
    await sql`SET LOCAL cursor_tuple_fraction = 1`.execute(tx);
    await sql`
      DECLARE leaves NO SCROLL CURSOR FOR
      SELECT n, first_bet, hashes, stake::text FROM bet_leaves(${sql.lit(id)}, ${sql.lit(version)},
        ${hex(Buffer.from(rulesHash, 'hex'))}, ${hex(pads.inner)}, ${hex(pads.outer)},
        ${sql.lit(`{${ids.join(',')}}`)}::smallint[], ${sql.lit(`{${codes.join(',')}}`)}::text[])`.execute(
      tx,
    );
    for (;;) {
      const { rows } = await sql<BlockRow>`
        FETCH ${sql.raw(String(BLOCKS_AT_ONCE))} FROM leaves`.execute(tx);
      if (rows.length === 0) break;
      await take(
        rows.map(({ n, first_bet: firstBet, hashes, stake }) => ({
          n: Number(n),
          firstBet,
          hashes,
          stake: BigInt(stake),
        })),
      );
      if (rows.length < BLOCKS_AT_ONCE) break;
    }
    await sql`CLOSE leaves`.execute(tx);
  });

/** In that of the caller, where it has one. */
const inTransaction = (db: Executor, work: (tx: Tx) => Promise<void>): Promise<void> =>
  db.isTransaction ? work(db as Tx) : longRead(db, MOST_MINUTES, work);

/** A cursor takes no parameters. */
const hex = (bytes: Buffer) => sql`${sql.lit(`\\x${bytes.toString('hex')}`)}::bytea`;

export type OwnTicketRow = {
  readonly id: string;
  readonly stake: bigint;
  readonly odds: readonly bigint[];
  readonly acceptedMs: number;
  readonly selectionHash: Buffer;
  readonly rulesHash: Buffer;
  /** Null where it is too long to go along; never in version 1. */
  readonly selection: string | null;
};

type OwnRow = {
  id: string;
  stake: bigint;
  odds: bigint[];
  accepted_ms: bigint;
  selection_hash: Buffer;
  rules_hash: Buffer;
  selection: string | null;
  is_last: boolean;
};

/** A page: so many tickets, and so many bytes of selections where leaves hold those. */
const PAGE = 50;
const PAGE_BYTES = 1_000_000;
const SHORT_BYTES = 2_000;

/** The tickets of a player after a bet, as many as make a page; whether there are more. */
export async function listOwnTickets(
  db: Executor,
  { id, version, rulesHash }: TicketIssue,
  { ids, codes }: PlayCodes,
  playerId: bigint,
  after: string,
): Promise<{ readonly rows: readonly OwnTicketRow[]; readonly hasMore: boolean }> {
  const { rows } = await sql<OwnRow>`
    SELECT t.id, t.stake, t.odds, to_ms(t.accepted_at) AS accepted_ms,
      coalesce(t.selection_hash, sha256(convert_to(t.code || ' ' || t.content, 'UTF8'))) AS selection_hash,
      coalesce(c.rules_hash, ${Buffer.from(rulesHash, 'hex')}) AS rules_hash,
      CASE WHEN ${version}::int = 1 OR octet_length(t.content) <= ${SHORT_BYTES} THEN t.code || ' ' || t.content END AS selection
    FROM (
      SELECT b.*, (${codes}::text[])[array_position(${ids}::smallint[], b.play_id)] AS code,
        sum(octet_length(b.content)) OVER (ORDER BY b.id) - octet_length(b.content) AS before
      FROM (
        SELECT b.* FROM bet b JOIN issue i ON i.id = b.issue_id
        WHERE b.issue_id = ${id} AND b.player_id = ${playerId} AND b.id > ${after}
          AND (b.state <> 1 OR b.settled_at > i.sealed_at)
        ORDER BY b.id LIMIT ${PAGE + 1}) b) t
    LEFT JOIN bet_cart c ON c.player_id = t.player_id AND c.intent = t.intent
    WHERE ${version}::int = 2 OR t.before <= ${PAGE_BYTES}
    ORDER BY t.id`.execute(db);
  const page = rows.slice(0, PAGE);
  return {
    rows: page.map((row) => ({
      id: row.id,
      stake: row.stake,
      odds: row.odds,
      acceptedMs: Number(row.accepted_ms),
      selectionHash: row.selection_hash,
      rulesHash: row.rules_hash,
      selection: row.selection,
    })),
    hasMore: page.length < rows.length || (version === 1 && page.length > 0),
  };
}

/**
 * Bets of a range whose stored leaf is not the one that their rows make, some at a time; where it came
 * to, or undefined at the end.
 */
export type LeafPage = {
  readonly differs: readonly string[];
  readonly last: BetKey | undefined;
};

type PageRow = { differs: string[] | null; last_player: bigint | null; last_id: string | null };

/** Bets, and bytes of selections, that are looked at in one statement. */
const LEAVES_AT_ONCE = 4_000;
const BYTES_AT_ONCE = 64_000_000;

export async function readDifferingLeaves(
  db: Executor,
  id: number,
  pads: TicketIssue['pads'] | undefined,
  { ids, codes }: PlayCodes,
  { after, to }: Range,
): Promise<LeafPage> {
  const { rows } = await sql<PageRow>`
    SELECT differs, last_player, last_id FROM bet_leaf_differs(${id}, ${after.playerId}, ${after.id},
      ${to.playerId}, ${to.id}, ${LEAVES_AT_ONCE}, ${BYTES_AT_ONCE}, ${pads?.inner ?? null}::bytea, ${pads?.outer ?? null}::bytea, ${ids}::smallint[], ${codes}::text[])`.execute(
    db,
  );
  const { differs, last_player: playerId, last_id: lastId } = rows[0] ?? {};
  const last = typeof playerId === 'bigint' && lastId ? { playerId, id: lastId } : undefined;
  return { differs: differs ?? [], last };
}

/** Issues that have bets with a stored leaf: all of them. */
export async function listLeafIssues(db: Executor): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT i.id FROM issue i
    WHERE EXISTS (SELECT FROM bet b WHERE b.issue_id = i.id AND b.leaf_hash IS NOT NULL)
    ORDER BY i.id`.execute(db);
  return rows.map((row) => row.id);
}
