import { sql } from 'kysely';
import type { Tx } from '#platform/db';

/** The key spaces of the advisory locks of payments and of chargebacks, by what their providers name them. */
const PAYMENT_LOCK_SPACE = 20_017;
const CHARGEBACK_LOCK_SPACE = 20_018;
/** By player, of what decides which of his deposits is the first. */
const FIRST_LOCK_SPACE = 20_019;

/**
 * Holds a payment by its provider's name until the transaction ends, also one that stands nowhere yet: it and what is charged
 * back of it come one after the other. Comes before the locks of chargebacks, exceptions and orders.
 */
export async function lockPayment(tx: Tx, provider: number, payId: string): Promise<void> {
  const key = `${provider}:${payId}`;
  await sql`SELECT pg_advisory_xact_lock(${PAYMENT_LOCK_SPACE}, hashtext(${key}))`.execute(tx);
}

/** Holds the name of a chargeback, after its payment. */
export async function lockChargeback(tx: Tx, provider: number, ref: string): Promise<void> {
  const key = `${provider}:${ref}`;
  await sql`SELECT pg_advisory_xact_lock(${CHARGEBACK_LOCK_SPACE}, hashtext(${key}))`.execute(tx);
}

/** Holds which deposit of a player is his first: before his orders, and they before his accounts. */
export async function lockFirst(tx: Tx, playerId: bigint): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${FIRST_LOCK_SPACE}, hashtext(${String(playerId)}))`.execute(
    tx,
  );
}
