import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

/** What operators set of a provider; its secret is not of it. */
export type SettingsRow = {
  readonly id: string;
  readonly adapter: string;
  readonly api_at: string;
  readonly is_on: boolean;
  readonly payout_most: bigint | null;
  readonly payout_day_most: bigint | null;
};
const SETTINGS = sql`id, adapter, api_at, is_on, payout_most, payout_day_most`;

export async function listProviderSettings(
  db: Executor,
): Promise<readonly (SettingsRow & { readonly paid_today: bigint })[]> {
  const { rows } = await sql<SettingsRow & { paid_today: bigint }>`
    SELECT ${SETTINGS}, ${PAID_TODAY(sql`p.id`)} AS paid_today FROM provider p ORDER BY number`.execute(
    db,
  );
  return rows;
}

/** Sent since midnight of the site to be paid out, what failed left out. */
const PAID_TODAY = (id: ReturnType<typeof sql>) => sql`
  (SELECT coalesce(sum(w.amount), 0)::bigint FROM withdrawal_part w WHERE w.provider = ${id} AND w.state <> 2
    AND w.made_at >= (site_day(app_now())::timestamp - interval '8 hours') AT TIME ZONE 'UTC')`;

/** Whether anything that was given to it to pay has no end yet. */
export async function hasOpenPayouts(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM withdrawal_part WHERE provider = ${id} AND state IN (0, 3, 4) LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/** One of them, held until the transaction ends. */
export async function holdSettings(tx: Tx, id: string): Promise<SettingsRow | undefined> {
  const { rows } = await sql<SettingsRow>`
    SELECT ${SETTINGS} FROM provider WHERE id = ${id} FOR UPDATE`.execute(tx);
  return rows[0];
}

export async function writeSettings(
  tx: Tx,
  id: string,
  to: Omit<SettingsRow, 'id' | 'adapter'>,
): Promise<void> {
  await sql`
    UPDATE provider SET is_on = ${to.is_on}, api_at = ${to.api_at}, payout_most = ${to.payout_most}::bigint,
      payout_day_most = ${to.payout_day_most}::bigint WHERE id = ${id}`.execute(tx);
}

/**
 * What a provider may be sent to pay out still, in thousandths: the most at once, and what of its day is left; null where nothing
 * is set. Its row is held, so that two payouts count each other, and one counts before its address is another.
 */
export async function holdPayoutLimits(
  tx: Tx,
  id: string,
): Promise<{ readonly most: bigint | null; readonly dayLeft: bigint | null }> {
  const { rows } = await sql<Pick<SettingsRow, 'payout_most' | 'payout_day_most'>>`
    SELECT payout_most, payout_day_most FROM provider WHERE id = ${id} FOR NO KEY UPDATE`.execute(
    tx,
  );
  const { payout_most: most = null, payout_day_most: dayMost = null } = rows[0] ?? {};
  if (dayMost === null) return { most, dayLeft: null };
  // In a look of its own: what others sent while this waited for the row is seen.
  const sums = await sql<{ sum: bigint }>`SELECT ${PAID_TODAY(sql`${id}`)} AS sum`.execute(tx);
  return { most, dayLeft: dayMost - (sums.rows[0]?.sum ?? 0n) };
}

/** The most that a provider pays at once, in thousandths; null where nothing is set, or where there is none of this name. */
export async function readPayoutMost(db: Executor, id: string): Promise<bigint | null> {
  const { rows } = await sql<{ payout_most: bigint | null }>`
    SELECT payout_most FROM provider WHERE id = ${id}`.execute(db);
  return rows[0]?.payout_most ?? null;
}

type Marked = { readonly mark: string | null };

/**
 * Keeps another secret until a second operator agrees on it; the one that waited is gone. The mark of the one that holds, or undefined
 * where there is no such provider.
 */
export async function writeNextSecret(
  tx: Tx,
  id: string,
  { sealed, mark }: { readonly sealed: Buffer; readonly mark: string },
): Promise<Marked | undefined> {
  const { rows } = await sql<Marked>`
    UPDATE provider SET next_sealed = ${sealed}, next_mark = ${mark} WHERE id = ${id} RETURNING mark`.execute(
    tx,
  );
  return rows[0];
}

/** The secret that waits holds from now on, if it is the one with this mark; the mark of the one that held. */
export async function takeNextSecret(
  tx: Tx,
  id: string,
  mark: string,
): Promise<Marked | undefined> {
  const { rows } = await sql<Marked>`
    WITH was AS (SELECT id, mark FROM provider WHERE id = ${id} AND next_mark = ${mark} FOR UPDATE)
    UPDATE provider p SET sealed = p.next_sealed, mark = p.next_mark, next_sealed = NULL, next_mark = NULL
    FROM was WHERE p.id = was.id RETURNING was.mark`.execute(tx);
  return rows[0];
}

/** Providers of which a secret waits. */
export async function listNextSecrets(db: Executor): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM provider WHERE next_sealed IS NOT NULL`.execute(db);
  return rows.map(({ id }) => id);
}

export async function forgetNextSecret(tx: Tx, id: string): Promise<void> {
  await sql`UPDATE provider SET next_sealed = NULL, next_mark = NULL WHERE id = ${id}`.execute(tx);
}
