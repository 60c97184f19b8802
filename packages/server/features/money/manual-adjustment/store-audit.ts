import { sql } from 'kysely';
import type { Invariant } from '#platform/feature';

/** Lines of adjustments against what the ledger has of them, both ways. */
export const manualAdjustmentInvariants: readonly Invariant[] = [
  {
    name: 'adjustment',
    find: async (db) => {
      const { rows } = await sql<{ line: string }>`SELECT line FROM adjustment_audit()`.execute(db);
      return rows.map(({ line }) => line);
    },
  },
];
