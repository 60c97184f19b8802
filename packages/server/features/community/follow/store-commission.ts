import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';
import type { PlanKey } from './store.ts';

/** The statements of what followers pay their leaders; money in thousandths. */

/** What the issues of a plan brought beyond what they cost, in the order in which their bets ended. */
export async function readNets(tx: Tx, { playerId, id }: PlanKey): Promise<readonly bigint[]> {
  const { rows } = await sql<{ net: bigint }>`
    SELECT sum(prize + refund - stake)::bigint AS net FROM follow_order
    WHERE player_id = ${playerId} AND plan_id = ${id} AND turn IS NOT NULL
    GROUP BY turn ORDER BY turn`.execute(tx);
  return rows.map(({ net }) => net);
}

const among = (rows: readonly PlanKey[]) =>
  sql`p.player_id = ANY (${rows.map(({ playerId }) => playerId)}::bigint[])`;

/** Notes the peaks of locked plans; what is owed by them now is looked at. */
export async function markPeaks(
  tx: Tx,
  peaks: readonly (PlanKey & { readonly peak: bigint })[],
  nowMs: number,
): Promise<void> {
  if (peaks.length === 0) return;
  const rows = peaks.map(({ playerId, id, peak }) => ({
    player_id: String(playerId),
    id,
    peak: String(peak),
  }));
  await sql`
    UPDATE follow_plan p SET peak = w.peak,
      owed_at = CASE WHEN w.peak * p.rate / 1000 <> p.paid THEN from_ms(${nowMs}::bigint) END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS w (player_id bigint, id uuid, peak bigint)
    WHERE ${among(peaks)} AND p.player_id = w.player_id AND p.id = w.id`.execute(tx);
}

/** Plans that owe, or are owed, and are to be looked at by now. */
export async function readOwed(db: Executor, most: number): Promise<readonly PlanKey[]> {
  const { rows } = await sql<{ player_id: bigint; id: string }>`
    SELECT player_id, id FROM follow_plan
    WHERE owed_at <= (SELECT app_now()) ORDER BY owed_at LIMIT ${most}`.execute(db);
  return rows.map((row) => ({ playerId: row.player_id, id: row.id }));
}

/** Those of some players whose funds are frozen: nothing is taken from them. */
export async function readFrozen(tx: Tx, players: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  const { rows } = await sql<{ player_id: bigint }>`
    SELECT player_id FROM player
    WHERE player_id = ANY (${players}::bigint[]) AND flags & flags_that_freeze_funds() <> 0`.execute(
    tx,
  );
  return new Set(rows.map((row) => row.player_id));
}

/** A payment of a plan: its number, and the journal that it has in the books of both. */
export type Payment = PlanKey & {
  readonly n: number;
  readonly leaderId: bigint;
  readonly journalId: string;
  readonly amount: bigint;
};

/** Payments of a locked plan that stand, the newest first. */
export async function readPayments(tx: Tx, { playerId, id }: PlanKey): Promise<readonly Payment[]> {
  const { rows } = await sql<{
    n: number;
    leader_id: bigint;
    journal_id: string;
    amount: bigint;
  }>`
    SELECT n, leader_id, journal_id, amount FROM follow_commission
    WHERE player_id = ${playerId} AND plan_id = ${id} AND taken_back_at IS NULL
    ORDER BY n DESC`.execute(tx);
  return rows.map((row) => ({
    playerId,
    id,
    n: row.n,
    leaderId: row.leader_id,
    journalId: row.journal_id,
    amount: row.amount,
  }));
}

export async function insertPayments(
  tx: Tx,
  payments: readonly Payment[],
  nowMs: number,
): Promise<void> {
  if (payments.length === 0) return;
  const rows = payments.map(({ playerId, id, n, leaderId, journalId, amount }) => ({
    player_id: String(playerId),
    id,
    n,
    leader_id: String(leaderId),
    journal_id: journalId,
    amount: String(amount),
  }));
  await sql`
    INSERT INTO follow_commission (player_id, plan_id, n, leader_id, journal_id, amount, paid_at)
    SELECT player_id, id, n, leader_id, journal_id, amount, from_ms(${nowMs}::bigint)
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r (player_id bigint, id uuid, n int, leader_id bigint, journal_id uuid, amount bigint)`.execute(
    tx,
  );
}

export async function markTakenBack(
  tx: Tx,
  payments: readonly Payment[],
  nowMs: number,
): Promise<void> {
  if (payments.length === 0) return;
  const rows = payments.map(({ playerId, id, n }) => ({ player_id: String(playerId), id, n }));
  await sql`
    UPDATE follow_commission p SET taken_back_at = from_ms(${nowMs}::bigint)
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (player_id bigint, id uuid, n int)
    WHERE ${among(payments)} AND p.player_id = r.player_id AND p.plan_id = r.id AND p.n = r.n`.execute(
    tx,
  );
}

/** What a plan has paid by now, by how many payments, and when what is left is looked at again; null: nothing is. */
export type Paid = PlanKey & {
  readonly paid: bigint;
  readonly payments: number;
  readonly againMs: number | null;
};

export async function markPaid(tx: Tx, plans: readonly Paid[]): Promise<void> {
  if (plans.length === 0) return;
  const rows = plans.map(({ playerId, id, paid, payments, againMs }) => ({
    player_id: String(playerId),
    id,
    paid: String(paid),
    payments,
    again: againMs,
  }));
  await sql`
    UPDATE follow_plan p SET paid = w.paid, payments = w.payments, owed_at = from_ms(w.again)
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS w (player_id bigint, id uuid, paid bigint, payments int, again bigint)
    WHERE ${among(plans)} AND p.player_id = w.player_id AND p.id = w.id`.execute(tx);
}

/** What a leader asks of whoever begins to follow him now, thousandths of a profit. */
export async function readRate(db: Executor, playerId: bigint): Promise<number> {
  const { rows } = await sql<{ rate: number }>`
    SELECT rate FROM follow_rate WHERE player_id = ${playerId}`.execute(db);
  return rows[0]?.rate ?? 0;
}

/** The same by the name under which he is followed; undefined where nobody of that name may be. */
export async function readTerms(db: Executor, handle: string): Promise<number | undefined> {
  const { rows } = await sql<{ rate: number }>`
    SELECT coalesce(r.rate, 0)::int AS rate FROM leader_consent c
    LEFT JOIN follow_rate r ON r.player_id = c.player_id
    WHERE c.handle = ${handle} AND c.followed_at IS NOT NULL`.execute(db);
  return rows[0]?.rate;
}

/** Whether it was noted: who is barred from follow bets asks for nothing. */
export async function writeRate(db: Executor, playerId: bigint, rate: number): Promise<boolean> {
  const { rows } = await sql<{ rate: number }>`
    INSERT INTO follow_rate AS r (player_id, rate, changed_at)
    SELECT p.player_id, ${rate}::smallint, app_now() FROM player p
    WHERE p.player_id = ${playerId} AND p.flags & flag_disable_follow() = 0
    ON CONFLICT (player_id) DO UPDATE SET rate = excluded.rate, changed_at = excluded.changed_at
    RETURNING r.rate`.execute(db);
  return rows.length === 1;
}
