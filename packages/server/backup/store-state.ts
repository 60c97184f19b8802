import type { Bilingual } from '@fairlot/rules/core/text';
import type { BaseClient } from './store-base.ts';

/** How the backups are, in the one row that the console reads; written by the owner of the database alone. */
export type Kept = {
  /** Whole copies that are kept, and the end of the one from which on the log has no hole: one can go back to any moment since. */
  readonly copies: number;
  readonly firstMs: number | undefined;
  /** The end of the newest, and what it has in bytes. */
  readonly lastMs: number | undefined;
  readonly lastBytes: number;
  /** When the log was copied last, and what all of it takes in bytes. */
  readonly logMs: number | undefined;
  readonly bytes: number;
};

const at = (ms: number | undefined): number | null => (ms === undefined ? null : ms / 1000);

/** Says that somebody looks after it; the moment from which on a backup is waited for. */
export async function watchSince(client: BaseClient): Promise<number> {
  const { rows } = await client.query<{ ms: string }>(`
    INSERT INTO backup_state (watched_at) VALUES (clock_timestamp())
    ON CONFLICT (one) DO UPDATE SET one = true
    RETURNING (extract(epoch FROM watched_at) * 1000)::bigint AS ms`);
  return Number(rows[0]?.ms);
}

export async function noteKept(client: BaseClient, kept: Kept): Promise<void> {
  const { copies, lastBytes, bytes } = kept;
  await client.query(
    `UPDATE backup_state SET copies = $1, first_at = to_timestamp($2), last_at = to_timestamp($3),
       last_bytes = $4, log_at = to_timestamp($5), bytes = $6`,
    [copies, at(kept.firstMs), at(kept.lastMs), lastBytes, at(kept.logMs), bytes],
  );
}

/** The last try failed, and why; none: it did not. */
export async function noteFault(client: BaseClient, fault: Bilingual | undefined): Promise<void> {
  await client.query(
    `UPDATE backup_state SET failed_at = CASE WHEN $1::text IS NULL THEN NULL ELSE clock_timestamp() END,
       fault_zh = $1, fault_en = $2`,
    [fault?.zh.slice(0, 500), fault?.en.slice(0, 500)],
  );
}

/** That is over, if it is what was noted last. */
export async function endFault(client: BaseClient, fault: Bilingual): Promise<void> {
  await client.query(
    `UPDATE backup_state SET failed_at = NULL, fault_zh = NULL, fault_en = NULL WHERE fault_en = $1`,
    [fault.en],
  );
}
