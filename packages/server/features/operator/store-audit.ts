import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/db.ts';

/** A value of a row as JSON has it; undefined is null. */
export type Json = unknown;

export type AuditKind = 'act' | 'propose' | 'confirm' | 'withdraw' | 'sign-in';

/** What is written of an act. */
export type AuditEntry = {
  readonly kind: AuditKind;
  readonly actor: string;
  readonly actorName: string;
  readonly permission: string;
  /** What it was done to, for example `game 4`. */
  readonly target: string;
  readonly before: Json;
  readonly after: Json;
  readonly reason: string;
  readonly ip: string;
  readonly requestId: string;
};

const jsonOf = (value: Json): string | null => (value === undefined ? null : JSON.stringify(value));

/** Adds a row to the chain, as the last statement of the transaction that acted. */
export async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await sql`
    SELECT operator_audit_write(${entry.kind}, ${entry.actor}, ${entry.actorName},
      ${entry.permission}, ${entry.target}, ${jsonOf(entry.before)}::jsonb,
      ${jsonOf(entry.after)}::jsonb, ${entry.reason}, ${entry.ip}, ${entry.requestId})`.execute(tx);
}

export async function findBrokenAudit(db: Executor): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`SELECT line FROM operator_audit_broken()`.execute(
    db,
  );
  return rows.map(({ line }) => line);
}
