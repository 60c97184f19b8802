import type { Db } from '#platform/db';
import { ledgerInvariants } from '../audit.ts';

/** What the invariants of the ledger find wrong; empty is good. */
export async function auditLedger(db: Db): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { name, find } of ledgerInvariants) {
    for (const line of await find(db)) found.push(`${name}: ${line}`);
  }
  return found;
}
