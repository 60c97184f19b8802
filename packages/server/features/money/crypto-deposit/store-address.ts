import { sql } from 'kysely';
import { CHAINS } from '@fairlot/rules/payee/chains';
import type { Executor, Tx } from '#platform/db';

/**
 * Leases the address that was free longest to one order, until a moment; of those who ask at once each has another.
 * Undefined where none is free.
 */
export async function leaseOne(
  tx: Tx,
  code: string,
  of: { readonly orderNo: string; readonly untilMs: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ address: string }>`
    WITH free AS (
      SELECT chain, key FROM chain_address
      WHERE chain = ${code} AND is_on AND (free_at IS NULL OR free_at <= (SELECT app_now()))
      ORDER BY free_at NULLS FIRST, added_at, key LIMIT 1 FOR UPDATE SKIP LOCKED)
    UPDATE chain_address a SET order_no = ${of.orderNo}, leased_at = app_now(), free_at = from_ms(${of.untilMs}::bigint)
    FROM free f WHERE a.chain = f.chain AND a.key = f.key RETURNING a.address`.execute(tx);
  return rows[0]?.address;
}

export type NewAddress = { readonly key: string; readonly address: string };

/** Adds addresses; how many were new. */
export async function insertAddresses(
  tx: Tx,
  code: string,
  addresses: readonly NewAddress[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO chain_address (chain, key, address)
    SELECT ${code}, k, a FROM unnest(${addresses.map(({ key }) => key)}::text[],
      ${addresses.map(({ address }) => address)}::text[]) AS n (k, a)
    ON CONFLICT DO NOTHING`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** The keys of ours among so many. */
export async function ourKeys(
  db: Executor,
  code: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM chain_address WHERE chain = ${code} AND key = ANY (${[...keys]}::text[])`.execute(
    db,
  );
  return new Set(rows.map(({ key }) => key));
}

/** Whether a key is of an address that players pay to or ever paid to, on any chain: keys name the way of writing too. */
export async function isOurAddress(db: Executor, key: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM chain_address WHERE chain = ANY (${[...CHAINS]}::text[]) AND key = ${key} LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}
