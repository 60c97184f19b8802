import { sql } from 'kysely';
import { transaction, type Db } from '#platform/db';
import { EVERY_CURRENCY, mint, revenue } from './accounts.ts';

/** The accounts of the house that live for ever; the pool of an issue ends at zero by itself. */
export const KEPT = [mint, revenue];

/** The first sum of old books reads all of them. */
const MOST_MINUTES = 20;

/**
 * Sums the lasting accounts of the house up to a watermark, from their last snapshots on, so that
 * whoever reads one adds only what came after. Repeating it does no harm.
 */
export async function takeSnapshots(db: Db, upto: bigint): Promise<void> {
  const sums = KEPT.flatMap((account) =>
    EVERY_CURRENCY.map((currency) => ({ ...account, currency })),
  );
  for (const { kind, ref, currency } of sums) {
    await transaction(db, async (tx) => {
      await sql`SELECT set_config('statement_timeout', ${`${MOST_MINUTES}min`}, true)`.execute(tx);
      await sql`
        SELECT ledger_snapshot_take(${kind}::smallint, ${ref}::bigint, ${currency}, ${upto})`.execute(
        tx,
      );
    });
  }
}
