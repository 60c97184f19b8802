import { sql } from 'kysely';
import type { Invariant } from '#platform/feature';

/** Withdrawals against the ledger: what is on its way is held, and what is over is paid or given back. */
export const withdrawInvariants: readonly Invariant[] = [
  {
    name: 'withdrawals',
    find: async (db) => {
      const { rows } = await sql<{ rule: string; line: string }>`
        SELECT rule, line FROM withdrawal_audit()`.execute(db);
      return rows.map(({ rule, line }) => `${rule}: ${line}`);
    },
  },
];
