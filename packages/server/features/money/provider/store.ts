import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

export type ProviderRow = {
  readonly number: number;
  readonly id: string;
  readonly adapter: string;
  readonly api_at: string;
  readonly sealed: Buffer;
  readonly is_on: boolean;
};

export async function readProvider(db: Executor, id: string): Promise<ProviderRow | undefined> {
  const { rows } = await sql<ProviderRow>`
    SELECT number, id, adapter, api_at, sealed, is_on FROM provider WHERE id = ${id}`.execute(db);
  return rows[0];
}

export async function readProviders(db: Executor): Promise<readonly ProviderRow[]> {
  const { rows } = await sql<ProviderRow>`
    SELECT number, id, adapter, api_at, sealed, is_on FROM provider ORDER BY number`.execute(db);
  return rows;
}

export async function writeProvider(
  tx: Tx,
  row: Pick<ProviderRow, 'id' | 'adapter' | 'api_at' | 'sealed'>,
): Promise<void> {
  await sql`
    INSERT INTO provider (id, adapter, api_at, sealed)
    VALUES (${row.id}, ${row.adapter}, ${row.api_at}, ${row.sealed})
    ON CONFLICT (id) DO UPDATE SET adapter = excluded.adapter, api_at = excluded.api_at,
      sealed = excluded.sealed, mark = NULL, next_sealed = NULL, next_mark = NULL, changed_at = app_now()`.execute(
    tx,
  );
}

export async function readClock(db: Executor): Promise<number> {
  const { rows } = await sql<{ ms: bigint }>`SELECT to_ms(app_now()) AS ms`.execute(db);
  return Number(rows[0]?.ms);
}

/** Takes the word of a callback; false where its time is not now, or where it was taken before. */
export async function takeNonce(
  tx: Tx,
  provider: number,
  nonce: string,
  at: { readonly timeMs: number; readonly windowMs: number },
): Promise<'taken' | 'replayed' | 'stale'> {
  const { rows } = await sql<{ fresh: boolean; taken: boolean }>`
    WITH t AS (SELECT abs(to_ms(app_now()) - ${at.timeMs}::bigint) <= ${at.windowMs} AS fresh),
    i AS (
      INSERT INTO provider_nonce (provider, nonce, at)
      SELECT ${provider}::smallint, ${nonce}, from_ms(${at.timeMs}::bigint) FROM t WHERE fresh
      ON CONFLICT DO NOTHING RETURNING 1)
    SELECT fresh, EXISTS (SELECT FROM i) AS taken FROM t`.execute(tx);
  const [row] = rows;
  if (!row?.fresh) return 'stale';
  return row.taken ? 'taken' : 'replayed';
}

/** Lets go of words whose time is over, at most so many; whether there may be more. */
export async function forgetNonces(
  db: Executor,
  { olderThanMs, most }: { readonly olderThanMs: number; readonly most: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM provider_nonce WHERE (provider, nonce) IN (
      SELECT provider, nonce FROM provider_nonce
      WHERE at < (SELECT app_now()) - ${olderThanMs} * interval '1 millisecond'
      ORDER BY at LIMIT ${most})`.execute(db);
  return Number(numAffectedRows ?? 0n) >= most;
}
