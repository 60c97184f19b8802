import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/db.ts';
import type { ChainBlock } from './adapter.ts';
import type { ChainFault, Cursor } from './look.ts';
import type { Transfer } from './ports.ts';

export type ChainRow = {
  readonly code: string;
  readonly provider: string;
  readonly provider_number: number | null;
  readonly confirmations: number;
  readonly stall_minutes: number;
  readonly height: bigint | null;
  readonly hash: string | null;
  readonly asked_ms: bigint | null;
  readonly moved_ms: bigint | null;
  readonly fault: ChainFault | null;
  /** Whether it was read on lately, and may be paid over. */
  readonly is_well: boolean;
};

const CHAIN = sql`
  c.code, c.provider, p.number AS provider_number, c.confirmations, c.stall_minutes, c.height, c.hash,
  to_ms(c.asked_at) AS asked_ms, to_ms(c.moved_at) AS moved_ms, c.fault,
  coalesce(p.is_on AND c.fault IS DISTINCT FROM 'FORKED' AND c.fault IS DISTINCT FROM 'INCONSISTENT'
    AND c.moved_at > (SELECT app_now()) - c.stall_minutes * interval '1 minute', false) AS is_well`;

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

/** Nobody else reads the chain on, or takes from it, until the transaction ends. */
export async function lockChain(tx: Tx, code: string): Promise<ChainRow | undefined> {
  await sql`SELECT FROM chain WHERE code = ${code} FOR UPDATE`.execute(tx);
  return readChain(tx, code);
}

/** Takes the chains that are due: of several processes one asks each. */
export async function takeDue(db: Executor): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    UPDATE chain SET asked_at = app_now()
    WHERE fault IS DISTINCT FROM 'FORKED'
      AND (asked_at IS NULL OR asked_at <= (SELECT app_now()) - every_s * interval '1 second')
    RETURNING code`.execute(db);
  return rows.map(({ code }) => code);
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

/** Whether it changed anything. */
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

/** Reads on from the head of whatever its node says now: what was between is not read. */
export async function forgetHistory(tx: Tx, code: string): Promise<void> {
  await sql`DELETE FROM chain_block WHERE chain = ${code}`.execute(tx);
  // What was only seen may stand in no block of the history that is read from now on.
  await sql`UPDATE chain_transfer SET state = 2 WHERE chain = ${code} AND state = 0`.execute(tx);
  await sql`
    UPDATE chain SET height = NULL, hash = NULL, fault = NULL, moved_at = NULL, asked_at = NULL WHERE code = ${code}`.execute(
    tx,
  );
}

export async function readHashes(db: Executor, code: string): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ height: bigint; hash: string }>`
    SELECT height, hash FROM chain_block WHERE chain = ${code}`.execute(db);
  return new Map(rows.map(({ height, hash }) => [Number(height), hash]));
}

/** What is above a block is no more: what was only seen in it waits to be seen again. */
export async function undoAbove(tx: Tx, code: string, fork: number): Promise<void> {
  await sql`DELETE FROM chain_block WHERE chain = ${code} AND height > ${fork}`.execute(tx);
  await sql`
    UPDATE chain_transfer SET state = 2 WHERE chain = ${code} AND height > ${fork} AND state = 0`.execute(
    tx,
  );
}

export async function writeBlocks(
  tx: Tx,
  code: string,
  { blocks, kept }: { readonly blocks: readonly ChainBlock[]; readonly kept: number },
): Promise<void> {
  const last = blocks.at(-1);
  if (!last) return;
  await sql`
    INSERT INTO chain_block (chain, height, hash)
    SELECT ${code}, h, s FROM unnest(${blocks.map(({ height }) => height)}::bigint[],
      ${blocks.map(({ hash }) => hash)}::text[]) AS b (h, s)`.execute(tx);
  await sql`DELETE FROM chain_block WHERE chain = ${code} AND height <= ${last.height - kept}`.execute(
    tx,
  );
  await sql`
    UPDATE chain SET height = ${last.height}, hash = ${last.hash}, moved_at = app_now() WHERE code = ${code}`.execute(
    tx,
  );
}

export type Found = {
  readonly tx: string;
  readonly logIndex: number;
  readonly key: string;
  readonly units: bigint;
  readonly height: number;
};

/** Writes what was paid to our addresses, each once; one that a chain took back may come again. */
export async function writeFound(tx: Tx, code: string, found: readonly Found[]): Promise<void> {
  for (const { tx: hash, logIndex, key, units, height } of found) {
    await sql`
      INSERT INTO chain_transfer (chain, tx, log_index, key, units, height, order_no)
      SELECT a.chain, ${hash}, ${logIndex}, a.key, ${String(units)}::numeric, ${height}, a.order_no
      FROM chain_address a WHERE a.chain = ${code} AND a.key = ${key}
      ON CONFLICT (chain, tx, log_index) DO UPDATE SET height = excluded.height, key = excluded.key,
        units = excluded.units, state = 0 WHERE chain_transfer.state = 2`.execute(tx);
  }
}

/** Orders whose payment stands in a block and is not confirmed. */
export async function listSeen(db: Executor, code: string): Promise<readonly string[]> {
  const { rows } = await sql<{ order_no: string }>`
    SELECT DISTINCT order_no FROM chain_transfer
    WHERE chain = ${code} AND state = 0 AND order_no IS NOT NULL LIMIT 1000`.execute(db);
  return rows.map(({ order_no: orderNo }) => orderNo);
}

type Confirmed = { readonly tx: string; readonly log_index: number };

/** Transfers with as many blocks on top of them as the chain asks for, the lowest first. */
export async function listConfirmed(
  db: Executor,
  code: string,
  most: number,
): Promise<readonly Confirmed[]> {
  const { rows } = await sql<Confirmed>`
    SELECT t.tx, t.log_index FROM chain_transfer t JOIN chain c ON c.code = t.chain
    WHERE t.chain = ${code} AND t.state = 0 AND t.height <= c.height - c.confirmations + 1
    ORDER BY t.height, t.tx, t.log_index LIMIT ${most}`.execute(db);
  return rows;
}

/** One of them, taken by this transaction and by no other; undefined where it is not there to be taken. */
export async function takeTransfer(
  tx: Tx,
  code: string,
  { tx: hash, log_index: logIndex }: Confirmed,
): Promise<Transfer | undefined> {
  type Row = {
    units: string;
    order_no: string | null;
    address: string;
    found_ms: bigint;
    provider: string;
    number: number;
  };
  const { rows } = await sql<Row>`
    UPDATE chain_transfer t SET state = 1, taken_at = app_now()
    FROM chain c JOIN provider p ON p.id = c.provider, chain_address a
    WHERE t.chain = ${code} AND t.tx = ${hash} AND t.log_index = ${logIndex} AND t.state = 0 AND c.code = t.chain
      AND t.height <= c.height - c.confirmations + 1 AND a.chain = t.chain AND a.key = t.key
    RETURNING t.units::text AS units, t.order_no, a.address, to_ms(t.found_at) AS found_ms, c.provider, p.number`.execute(
    tx,
  );
  const [row] = rows;
  return (
    row && {
      chain: code,
      tx: hash,
      logIndex,
      units: BigInt(row.units),
      orderNo: row.order_no,
      address: row.address,
      foundMs: Number(row.found_ms),
      provider: { id: row.provider, number: row.number },
    }
  );
}

/** What was worth nothing: in a transaction of its own, where nothing took it. */
export async function writeWorthless(
  db: Executor,
  code: string,
  { tx: hash, log_index: logIndex }: Confirmed,
): Promise<void> {
  await sql`
    UPDATE chain_transfer SET state = 3, taken_at = app_now()
    WHERE chain = ${code} AND tx = ${hash} AND log_index = ${logIndex} AND state = 0`.execute(db);
}

export type { Cursor };
