import { sql } from 'kysely';
import { mills } from '@fairlot/rules/core/money';
import type { Executor } from '../platform/db.ts';
export { post, postAll, ledgerRows } from './post.ts';
export * from './movements/index.ts';
export type { Currency } from './accounts.ts';
export const DEMO = 'DEM' as const;
export async function balanceOf(db: Executor, playerId: bigint, currency = 'DEM') {
  const { rows } = await sql<{ balance: bigint }>`SELECT balance FROM ledger_account WHERE player_id = ${playerId} AND kind = 1 AND currency = ${currency}`.execute(db);
  return mills(rows[0]?.balance ?? 0n);
}
export async function poolBalance(db: Executor, issueId: number, currency = 'DEM') {
  const { rows } = await sql<{ balance: bigint }>`SELECT coalesce(sum(e.amount),0)::bigint AS balance FROM ledger_entry e WHERE account = 10 AND ref = ${issueId} AND ${currency} = 'DEM'`.execute(db);
  return mills(rows[0]?.balance ?? 0n);
}
