import { sql } from 'kysely';
import { hexBytes, toHex } from '@fairlot/draw/bytes';
import type { Block } from '@fairlot/draw/manifest';
import type { BlockChain } from '@fairlot/rules/lottery/source';
import type { Executor, Tx } from '#platform/db';

/** Keeps the first block since a time; one that is there already stays. */
export async function insertBlock(
  tx: Tx,
  chain: BlockChain,
  fromMs: number,
  { height, at, hash }: Block,
): Promise<void> {
  await sql`
    INSERT INTO draw_block (chain, from_at, height, block_at, hash)
    VALUES (${chain}, from_ms(${fromMs}), ${height}, from_ms(${at}), ${Buffer.from(hexBytes(hash))})
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** The first block since a time, where enough nodes have told of it. */
export async function readBlock(
  db: Executor,
  chain: BlockChain,
  fromMs: number,
): Promise<Block | undefined> {
  const { rows } = await sql<{ height: bigint; at: bigint; hash: Buffer }>`
    SELECT height, to_ms(block_at) AS at, hash FROM draw_block
    WHERE chain = ${chain} AND from_at = from_ms(${fromMs})`.execute(db);
  const row = rows[0];
  return row && { height: Number(row.height), at: Number(row.at), hash: toHex(row.hash) };
}

/** Which block an issue was drawn from, beside its numbers. */
export async function markBlock(tx: Tx, issueId: number, { height }: Block): Promise<void> {
  await sql`UPDATE issue SET block_height = ${height} WHERE id = ${issueId}`.execute(tx);
}
