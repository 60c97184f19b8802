import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

/** What operators see of pools and of what was paid to them. */
export type PoolRow = {
  readonly code: string;
  readonly free: number;
  readonly leased: number;
  readonly retired: number;
  readonly seen: number;
};

export async function countPools(db: Executor): Promise<readonly PoolRow[]> {
  const { rows } = await sql<PoolRow>`
    SELECT c.code, a.free, a.leased, a.retired,
      (SELECT count(*)::int FROM chain_transfer t WHERE t.chain = c.code AND t.state = 0) AS seen
    FROM chain c CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE is_on AND (free_at IS NULL OR free_at <= n.now))::int AS free,
        count(*) FILTER (WHERE is_on AND free_at > n.now)::int AS leased, count(*) FILTER (WHERE NOT is_on)::int AS retired
      FROM chain_address, (SELECT app_now() AS now) n WHERE chain = c.code) a`.execute(db);
  return rows;
}

export type AddressRow = {
  readonly key: string;
  readonly address: string;
  readonly is_on: boolean;
  readonly order_no: string | null;
  readonly free_ms: bigint | null;
  readonly added_ms: bigint;
};

const ADDRESS = sql`key, address, is_on, order_no, to_ms(free_at) AS free_ms, to_ms(added_at) AS added_ms`;

/** Addresses by how they are kept: from one on, or all that are `search` or leased to it. */
export async function listAddresses(
  db: Executor,
  code: string,
  of: { readonly search: string | undefined; readonly after: string | undefined },
  most: number,
): Promise<readonly AddressRow[]> {
  const { search, after } = of;
  const { rows } = await sql<AddressRow>`
    SELECT ${ADDRESS} FROM chain_address WHERE chain = ${code}
      ${search === undefined ? sql`` : sql`AND (key = ${search} OR address = ${search} OR order_no = ${search})`}
      ${after === undefined ? sql`` : sql`AND key > ${after}`}
    ORDER BY key LIMIT ${most}`.execute(db);
  return rows;
}

/** Puts an address on or off; whether it was the other. */
export async function writeOn(
  tx: Tx,
  code: string,
  { key, isOn }: { readonly key: string; readonly isOn: boolean },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE chain_address SET is_on = ${isOn} WHERE chain = ${code} AND key = ${key} AND is_on <> ${isOn}`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0n) === 1;
}

export type TransferRow = {
  readonly chain: string;
  readonly tx: string;
  readonly log_index: number;
  readonly address: string;
  readonly units: string;
  readonly height: bigint;
  readonly confirmed: bigint;
  readonly confirmations: number;
  readonly state: number;
  readonly order_no: string | null;
  readonly found_ms: bigint;
  readonly found_us: bigint;
};

/** The time is microseconds UTC, exactly as it is kept. */
export type Place = { readonly us: bigint; readonly logIndex: number; readonly tx: string };

/** What was paid, the newest first; all that has something to do with `search`. */
export async function listTransfers(
  db: Executor,
  of: { readonly search: string | undefined; readonly before: Place | undefined },
  most: number,
): Promise<readonly TransferRow[]> {
  const { search, before } = of;
  const { rows } = await sql<TransferRow>`
    SELECT t.chain, t.tx, t.log_index, a.address, t.units::text AS units, t.height, t.state, t.order_no,
      least(greatest(c.height - t.height + 1, 0), c.confirmations) AS confirmed, c.confirmations,
      to_ms(t.found_at) AS found_ms, to_us(t.found_at) AS found_us
    FROM chain_transfer t JOIN chain c ON c.code = t.chain JOIN chain_address a USING (chain, key)
    WHERE ${search === undefined ? sql`true` : sql`(t.tx = ${search} OR t.order_no = ${search} OR t.key = ${search} OR a.address = ${search})`}
      ${before === undefined ? sql`` : sql`AND (t.found_at, t.tx, t.log_index) < (from_us(${before.us}), ${before.tx}, ${before.logIndex}::int)`}
    ORDER BY t.found_at DESC, t.tx DESC, t.log_index DESC LIMIT ${most}`.execute(db);
  return rows;
}
