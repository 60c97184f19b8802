import type { Executor } from '../platform/db.ts';

/** One statement that must hold of the ledger; answers with a line for each breach. */
export type LedgerInvariant = {
  readonly name: string;
  readonly find: (db: Executor) => Promise<readonly string[]>;
};

export const ledgerInvariants: readonly LedgerInvariant[] = [];
