import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';
import type { ChainBlock } from './adapter.ts';
import type { ChainFault, Cursor } from './look.ts';

export type ChainRow = {
  readonly code: string;
  readonly provider: string;
  readonly provider_number: number | null;
  readonly api_at: string | null;
  readonly is_on: boolean;
  readonly confirmations: number;
  readonly stall_minutes: number;
  readonly height: bigint | null;
  readonly hash: string | null;
  readonly head: bigint | null;
  readonly asked_ms: bigint | null;
  readonly moved_ms: bigint | null;
  readonly level_ms: bigint | null;
  readonly fault: ChainFault | null;
  /** Whether it was read on lately, and from where it began, and may be paid over. */
  readonly is_well: boolean;
  /** Whether it was not read on for longer than it may stand still. */
  readonly is_stalled: boolean;
};

const CHAIN = sql`
  c.code, c.provider, p.number AS provider_number, p.api_at, coalesce(p.is_on, false) AS is_on, c.confirmations,
  c.stall_minutes, c.height, c.hash, c.head, to_ms(c.asked_at) AS asked_ms, to_ms(c.moved_at) AS moved_ms,
  to_ms(c.level_at) AS level_ms, c.fault,
  chain_is_well(c.code) AS is_well,
  coalesce(c.moved_at <= (SELECT app_now()) - c.stall_minutes * interval '1 minute', false) AS is_stalled`;

export async function listChains(db: Executor): Promise<readonly ChainRow[]> {
  const { rows } = await sql<ChainRow>`
    SELECT ${CHAIN} FROM chain c LEFT JOIN provider p ON p.id = c.provider ORDER BY c.code`.execute(
    db,
  );
  return rows;
}

export async function readChain(db: Executor, code: string): Promise<ChainRow | undefined> {
  const { rows } = await sql<ChainRow>`
    SELECT ${CHAIN} FROM chain c LEFT JOIN provider p ON p.id = c.provider WHERE c.code = ${code}`.execute(
    db,
  );
  return rows[0];
}

/** Nobody else reads the chain on until the transaction ends. */
export async function lockChain(tx: Tx, code: string): Promise<ChainRow | undefined> {
  await sql`SELECT FROM chain WHERE code = ${code} FOR UPDATE`.execute(tx);
  return readChain(tx, code);
}

/** Takes a chain that is due: of several processes one asks it. */
export async function takeDue(db: Executor, code: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE chain SET asked_at = app_now()
    WHERE code = ${code} AND fault IS DISTINCT FROM 'FORKED'
      AND (asked_at IS NULL OR asked_at <= (SELECT app_now()) - every_s * interval '1 second')
    RETURNING code`.execute(db);
  return rows.length > 0;
}

export async function writeChain(
  tx: Tx,
  code: string,
  of: { readonly provider: string; readonly confirmations: number },
): Promise<void> {
  await sql`
    INSERT INTO chain (code, provider, confirmations) VALUES (${code}, ${of.provider}, ${of.confirmations})
    ON CONFLICT (code) DO UPDATE SET provider = excluded.provider, confirmations = excluded.confirmations`.execute(
    tx,
  );
}

/** Whether it changed anything. A chain that stopped stays so. */
export async function writeFault(
  db: Executor,
  code: string,
  fault: ChainFault | null,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE chain SET fault = ${fault} WHERE code = ${code} AND fault IS DISTINCT FROM ${fault}
      AND fault IS DISTINCT FROM 'FORKED'`.execute(db);
  return Number(numAffectedRows ?? 0n) === 1;
}

/** Reads on from the head of whatever its node says now: what was only seen may stand in no block of it. */
export async function forgetHistory(tx: Tx, code: string): Promise<void> {
  await sql`DELETE FROM chain_block WHERE chain = ${code}`.execute(tx);
  await sql`UPDATE chain_transfer SET state = 2 WHERE chain = ${code} AND state = 0`.execute(tx);
  await sql`
    UPDATE chain SET height = NULL, hash = NULL, head = NULL, fault = NULL, moved_at = NULL, level_at = NULL,
      asked_at = NULL WHERE code = ${code}`.execute(tx);
}

/** Goes so many blocks back and reads on from there, whatever its node has there now. */
export async function rewind(tx: Tx, code: string, blocks: number): Promise<void> {
  await sql`
    UPDATE chain SET height = greatest(height - ${blocks}, 0), hash = NULL, fault = NULL, asked_at = NULL,
      moved_at = app_now() WHERE code = ${code} AND height IS NOT NULL`.execute(tx);
}

export async function readHashes(db: Executor, code: string): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ height: bigint; hash: string }>`
    SELECT height, hash FROM chain_block WHERE chain = ${code}`.execute(db);
  return new Map(rows.map(({ height, hash }) => [Number(height), hash]));
}

/**
 * What is above a block is no more: what was only seen in it waits to be seen again, what was taken is marked until it is
 * there again. Answers with the orders whose payment nobody sees any more.
 */
export async function undoAbove(tx: Tx, code: string, fork: number): Promise<readonly string[]> {
  await sql`DELETE FROM chain_block WHERE chain = ${code} AND height > ${fork}`.execute(tx);
  // In one statement: what is taken at this very moment is waited for, and marked as it is by then.
  const { rows } = await sql<{ order_no: string | null }>`
    WITH undone AS (
      UPDATE chain_transfer SET state = CASE WHEN state = 0 THEN 2 ELSE state END,
        gone_at = CASE WHEN state = 1 THEN coalesce(gone_at, app_now()) END
      WHERE chain = ${code} AND height > ${fork} AND state IN (0, 1) RETURNING state, order_no)
    SELECT order_no FROM undone WHERE state = 2`.execute(tx);
  return rows.flatMap(({ order_no: orderNo }) => (orderNo === null ? [] : [orderNo]));
}

export type Read = {
  readonly blocks: readonly ChainBlock[];
  readonly head: number;
  /** So many blocks are kept. */
  readonly kept: number;
};

/**
 * Writes how far a chain was read. To its end counts only with a block that is new: a node that stands still says every
 * time that there is no more.
 */
export async function writeRead(tx: Tx, code: string, { blocks, head, kept }: Read): Promise<void> {
  const last = blocks.at(-1);
  if (last) {
    await sql`
      INSERT INTO chain_block (chain, height, hash)
      SELECT ${code}, h, s FROM unnest(${blocks.map(({ height }) => height)}::bigint[],
        ${blocks.map(({ hash }) => hash)}::text[]) AS b (h, s)`.execute(tx);
    await sql`DELETE FROM chain_block WHERE chain = ${code} AND height <= ${last.height - kept}`.execute(
      tx,
    );
    await sql`
      UPDATE chain SET height = ${last.height}, hash = ${last.hash}, moved_at = app_now(),
        level_at = CASE WHEN ${last.height >= head} THEN app_now() ELSE level_at END WHERE code = ${code}`.execute(
      tx,
    );
  }
  await sql`UPDATE chain SET head = ${head} WHERE code = ${code}`.execute(tx);
}

export type { Cursor };
