import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';
import type { Transfer } from './ports.ts';

export type Found = {
  readonly tx: string;
  readonly logIndex: number;
  readonly key: string;
  readonly units: bigint;
  readonly height: number;
};

type Key = { readonly tx: string; readonly log_index: number };
type Row = Key & {
  readonly units: string;
  readonly order_no: string | null;
  readonly address: string;
  readonly after_ms: bigint;
  readonly provider: string;
  readonly number: number;
};

/** Of an update of `chain_transfer t` from `chain c`, its provider `p` and its address `a`. */
const TOLD = sql`t.tx, t.log_index, t.units::text AS units, t.order_no, a.address, to_ms(t.after_at) AS after_ms,
  c.provider, p.number`;
const FROM = sql`chain c JOIN provider p ON p.id = c.provider, chain_address a`;
const JOINED = sql`c.code = t.chain AND a.chain = t.chain AND a.key = t.key`;

const toTransfer = (code: string, row: Row): Transfer => ({
  chain: code,
  tx: row.tx,
  logIndex: row.log_index,
  units: BigInt(row.units),
  orderNo: row.order_no,
  address: row.address,
  afterMs: Number(row.after_ms),
  provider: { id: row.provider, number: row.number },
});

/**
 * Writes what was paid to our addresses, each once, what is dust (fewer than `least` base units) as done with. One that a
 * chain took back may come again, and where a payment to another address has its place by now (logs are numbered within
 * their block) it is of whoever has that address; one that was taken and is there again is not gone.
 */
export async function writeFound(
  tx: Tx,
  code: string,
  found: readonly Found[],
  least: bigint,
): Promise<void> {
  for (const { tx: hash, logIndex, key, units, height } of found) {
    const isDust = units < least;
    await sql`
      INSERT INTO chain_transfer (chain, tx, log_index, key, units, height, order_no, after_at, state, taken_at)
      SELECT a.chain, ${hash}, ${logIndex}, a.key, ${String(units)}::numeric, ${height}, a.order_no,
        coalesce(c.level_at, app_now()), ${isDust ? 3 : 0}, CASE WHEN ${isDust} THEN app_now() END
      FROM chain_address a JOIN chain c ON c.code = a.chain WHERE a.chain = ${code} AND a.key = ${key}
      ON CONFLICT (chain, tx, log_index) DO UPDATE SET height = excluded.height, key = excluded.key,
        units = excluded.units, state = excluded.state, taken_at = excluded.taken_at,
        order_no = CASE WHEN chain_transfer.key = excluded.key THEN chain_transfer.order_no ELSE excluded.order_no END,
        after_at = CASE WHEN chain_transfer.key = excluded.key THEN chain_transfer.after_at ELSE excluded.after_at END
        WHERE chain_transfer.state = 2`.execute(tx);
    await sql`
      UPDATE chain_transfer SET gone_at = NULL, height = ${height}
      WHERE chain = ${code} AND tx = ${hash} AND log_index = ${logIndex} AND state = 1 AND gone_at IS NOT NULL
        AND key = ${key} AND units = ${String(units)}::numeric`.execute(tx);
  }
}

/** Orders whose payment stands in a block and is not confirmed. */
export async function listSeen(db: Executor, code: string): Promise<readonly string[]> {
  const { rows } = await sql<{ order_no: string }>`
    SELECT DISTINCT order_no FROM chain_transfer
    WHERE chain = ${code} AND state = 0 AND order_no IS NOT NULL LIMIT 1000`.execute(db);
  return rows.map(({ order_no: orderNo }) => orderNo);
}

/** Transfers with as many blocks on top of them as the chain asks for, the lowest first. */
export async function listConfirmed(
  db: Executor,
  code: string,
  most: number,
): Promise<readonly Key[]> {
  const { rows } = await sql<Key>`
    SELECT t.tx, t.log_index FROM chain_transfer t JOIN chain c ON c.code = t.chain
    WHERE t.chain = ${code} AND t.state = 0 AND t.height <= c.height - c.confirmations + 1
    ORDER BY t.height, t.tx, t.log_index LIMIT ${most}`.execute(db);
  return rows;
}

/** One of them, taken by this transaction and by no other; undefined where it is not there to be taken. */
export async function takeTransfer(
  tx: Tx,
  code: string,
  { tx: hash, log_index: logIndex }: Key,
): Promise<Transfer | undefined> {
  const { rows } = await sql<Row>`
    UPDATE chain_transfer t SET state = 1, taken_at = app_now() FROM ${FROM}
    WHERE t.chain = ${code} AND t.tx = ${hash} AND t.log_index = ${logIndex} AND t.state = 0 AND ${JOINED}
      AND t.height <= c.height - c.confirmations + 1
    RETURNING ${TOLD}`.execute(tx);
  return rows[0] && toTransfer(code, rows[0]);
}

/** What was worth nothing: in a transaction of its own, where nothing took it. */
export async function writeWorthless(
  db: Executor,
  code: string,
  { tx: hash, log_index: logIndex }: Key,
): Promise<void> {
  await sql`
    UPDATE chain_transfer SET state = 3, taken_at = app_now()
    WHERE chain = ${code} AND tx = ${hash} AND log_index = ${logIndex} AND state = 0`.execute(db);
}

/**
 * Marks those that were taken and are gone for good: as many blocks as a payment takes stand where theirs stood. This
 * transaction and no other has them.
 */
export async function takeGone(tx: Tx, code: string, most: number): Promise<readonly Transfer[]> {
  const { rows } = await sql<Row>`
    UPDATE chain_transfer t SET state = 4 FROM ${FROM}
    WHERE (t.chain, t.tx, t.log_index) IN (
        SELECT g.chain, g.tx, g.log_index FROM chain_transfer g JOIN chain h ON h.code = g.chain
        WHERE g.chain = ${code} AND g.state = 1 AND g.gone_at IS NOT NULL AND g.height <= h.height - h.confirmations + 1
        LIMIT ${most} FOR UPDATE OF g SKIP LOCKED)
      AND t.state = 1 AND ${JOINED}
    RETURNING ${TOLD}`.execute(tx);
  return rows.map((row) => toTransfer(code, row));
}

/** Marks those that were said to be gone for good and stand in these blocks again, as they were. */
export async function takeBack(
  tx: Tx,
  code: string,
  found: readonly Found[],
): Promise<readonly Transfer[]> {
  const of = <T>(pick: (each: Found) => T) => found.map(pick);
  const { rows } = await sql<Row>`
    UPDATE chain_transfer t SET state = 1, gone_at = NULL, height = f.height
    FROM unnest(${of((each) => each.tx)}::text[], ${of(({ logIndex }) => logIndex)}::int[],
        ${of(({ key }) => key)}::text[], ${of(({ units }) => String(units))}::numeric[],
        ${of(({ height }) => height)}::bigint[]) AS f (tx, log_index, key, units, height), ${FROM}
    WHERE t.chain = ${code} AND t.tx = f.tx AND t.log_index = f.log_index AND t.key = f.key AND t.units = f.units
      AND t.state = 4 AND ${JOINED}
    RETURNING ${TOLD}`.execute(tx);
  return rows.map((row) => toTransfer(code, row));
}
