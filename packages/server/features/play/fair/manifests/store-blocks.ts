import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';
import type { RootedBlock } from './tree.ts';

/** The leaf hashes of closed issues, 256 a row: what proofs are made of. */

export async function hasBlocks(db: Executor, issueId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM ticket_block WHERE issue_id = ${issueId} LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Its rows come as they are read, and the first may take a while. */
export async function allowPauses(tx: Tx): Promise<void> {
  await sql`SELECT set_config('idle_in_transaction_session_timeout', '20min', true)`.execute(tx);
}

/** Another process may put the same ones down at this moment. */
export async function insertBlocks(
  tx: Tx,
  issueId: number,
  blocks: readonly RootedBlock[],
): Promise<void> {
  await sql`
    INSERT INTO ticket_block (issue_id, n, first_bet, hashes, root)
    SELECT ${issueId}, b.* FROM unnest(${blocks.map(({ n }) => n)}::int[],
      ${blocks.map(({ firstBet }) => firstBet)}::uuid[], ${blocks.map(({ hashes }) => hashes)}::bytea[],
      ${blocks.map(({ root }) => Buffer.from(root))}::bytea[]) AS b
    ON CONFLICT DO NOTHING`.execute(tx);
}

export type Block = { readonly n: number; readonly hashes: Buffer };

/** The block that each of some bets is in, if it is in any; of equal ones the same. */
export async function findBlocks(
  db: Executor,
  issueId: number,
  bets: readonly string[],
): Promise<readonly Block[]> {
  const { rows } = await sql<{ n: number; hashes: Buffer | null }>`
    SELECT f.n, CASE WHEN f.is_first THEN b.hashes END AS hashes
    FROM (
      SELECT k.n, w.at, row_number() OVER (PARTITION BY k.n ORDER BY w.at) = 1 AS is_first
      FROM unnest(${bets}::uuid[]) WITH ORDINALITY AS w(bet, at)
      CROSS JOIN LATERAL (
        SELECT n FROM ticket_block WHERE issue_id = ${issueId} AND first_bet <= w.bet
        ORDER BY first_bet DESC LIMIT 1) k) f
    JOIN ticket_block b ON b.issue_id = ${issueId} AND b.n = f.n
    ORDER BY f.at`.execute(db);
  const known = new Map(rows.flatMap(({ n, hashes }) => (hashes ? [[n, hashes] as const] : [])));
  return rows.map(({ n }) => ({ n, hashes: known.get(n) ?? Buffer.alloc(0) }));
}

/** What the blocks of an issue lead to, one hash after another. */
export async function readBlockRoots(db: Executor, issueId: number): Promise<Buffer> {
  const { rows } = await sql<{ roots: Buffer | null }>`
    SELECT string_agg(root, ''::bytea ORDER BY n) AS roots
    FROM ticket_block WHERE issue_id = ${issueId}`.execute(db);
  return rows[0]?.roots ?? Buffer.alloc(0);
}
