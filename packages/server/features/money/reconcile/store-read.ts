import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

export type ReadRow = {
  readonly provider: number;
  readonly read_ms: bigint;
  readonly deep_ms: bigint | null;
  readonly ours_ms: bigint;
  readonly failed_ms: bigint | null;
  readonly now_ms: bigint;
};

const READ = sql`r.provider, to_ms(r.read_to) AS read_ms, to_ms(r.deep_at) AS deep_ms, to_ms(r.ours_to) AS ours_ms,
  to_ms(r.failed_at) AS failed_ms, to_ms(app_now()) AS now_ms`;

/** How far the statement of a provider is read: at first from when it was told of here. */
export async function readPlace(db: Executor, provider: number): Promise<ReadRow | undefined> {
  await sql`
    INSERT INTO statement_read (provider, read_to, ours_to)
    SELECT number, changed_at, changed_at FROM provider WHERE number = ${provider}
    ON CONFLICT DO NOTHING`.execute(db);
  const { rows } = await sql<ReadRow>`
    SELECT ${READ} FROM statement_read r WHERE r.provider = ${provider}`.execute(db);
  return rows[0];
}

export async function listPlaces(
  db: Executor,
): Promise<readonly (ReadRow & { readonly id: string })[]> {
  const { rows } = await sql<ReadRow & { id: string }>`
    SELECT ${READ}, p.id FROM provider p JOIN statement_read r ON r.provider = p.number ORDER BY p.number`.execute(
    db,
  );
  return rows;
}

type To = {
  readonly readMs?: number;
  readonly deepMs?: number;
  readonly oursMs?: number;
  /** When it could not be read; null: it could. */
  readonly failedMs: number | null;
};

export async function writePlace(db: Executor, provider: number, to: To): Promise<void> {
  await sql`
    UPDATE statement_read SET read_to = greatest(read_to, from_ms(${to.readMs ?? null}::bigint)),
      deep_at = coalesce(from_ms(${to.deepMs ?? null}::bigint), deep_at),
      ours_to = greatest(ours_to, from_ms(${to.oursMs ?? null}::bigint)),
      failed_at = CASE WHEN ${to.failedMs}::bigint IS NULL THEN NULL
        ELSE coalesce(failed_at, from_ms(${to.failedMs}::bigint)) END
    WHERE provider = ${provider}`.execute(db);
}

export type SumRow = {
  readonly provider: number;
  readonly currency: string;
  readonly payouts: bigint;
  readonly funded: bigint;
  readonly netted: bigint;
  readonly said: bigint | null;
  readonly ours: bigint | null;
  readonly odd: bigint;
  readonly said_ms: bigint | null;
};

/** What a provider paid out and was given for that, held until the transaction ends. */
export async function holdSum(tx: Tx, provider: number, currency: string): Promise<SumRow> {
  await sql`
    INSERT INTO statement_sum (provider, currency) VALUES (${provider}, ${currency})
    ON CONFLICT DO NOTHING`.execute(tx);
  const { rows } = await sql<SumRow>`
    SELECT provider, currency, payouts, funded, netted, said, ours, odd, to_ms(said_at) AS said_ms FROM statement_sum
    WHERE provider = ${provider} AND currency = ${currency} FOR UPDATE`.execute(tx);
  const [row] = rows;
  if (!row) throw new RangeError('a sum that was made is there');
  return row;
}

export async function addToSum(
  tx: Tx,
  { provider, currency }: Pick<SumRow, 'provider' | 'currency'>,
  more: { readonly payouts?: bigint; readonly funded?: bigint; readonly netted?: bigint },
): Promise<void> {
  await sql`
    UPDATE statement_sum SET payouts = payouts + ${more.payouts ?? 0n}, funded = funded + ${more.funded ?? 0n},
      netted = netted + ${more.netted ?? 0n}
    WHERE provider = ${provider} AND currency = ${currency}`.execute(tx);
}

/** What it says to have of us, beside what the books say. */
export async function writeSaid(
  tx: Tx,
  { provider, currency }: Pick<SumRow, 'provider' | 'currency'>,
  { said, ours, odd }: { readonly said: bigint; readonly ours: bigint; readonly odd: bigint },
): Promise<void> {
  await sql`
    UPDATE statement_sum SET said = ${said}, ours = ${ours}, odd = ${odd}, said_at = app_now()
    WHERE provider = ${provider} AND currency = ${currency}`.execute(tx);
}

export async function listSums(db: Executor): Promise<readonly SumRow[]> {
  const { rows } = await sql<SumRow>`
    SELECT provider, currency, payouts, funded, netted, said, ours, odd, to_ms(said_at) AS said_ms FROM statement_sum
    WHERE said IS NOT NULL ORDER BY provider, currency`.execute(db);
  return rows;
}

/**
 * What breaks and lines that are not matched yet make of the difference between provider and books: what it has more
 * (payments, funds) and less (payouts, refunds, settlements) than is booked here.
 */
export async function explained(db: Executor, provider: number, currency: string): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    SELECT coalesce(sum(CASE WHEN what IN (1, 5) THEN 1 ELSE -1 END * by), 0)::bigint AS sum FROM (
      SELECT b.what, coalesce(b.there, 0) - coalesce(b.here, 0) AS by FROM money_break b
      WHERE b.provider = ${provider} AND b.currency = ${currency} AND b.state < 3 AND NOT b.is_gone AND b.kind <> 6
      UNION ALL
      SELECT l.kind, l.amount FROM statement_line l
      WHERE l.provider = ${provider} AND l.currency = ${currency} AND l.state = 0) a`.execute(db);
  return rows[0]?.sum ?? 0n;
}
