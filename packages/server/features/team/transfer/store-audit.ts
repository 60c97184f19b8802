import { sql } from 'kysely';
import type { Invariant } from '#platform/feature';

/** Transfers and their reversals against the journals of both sides. */
export const transferInvariants: readonly Invariant[] = [
  {
    name: 'transfers',
    find: async (db) => {
      const { rows } = await sql<{ line: string }>`SELECT line FROM transfer_audit()`.execute(db);
      return rows.map(({ line }) => line);
    },
  },
];
