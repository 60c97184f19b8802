import { sql } from 'kysely';
import type { Invariant } from '#platform/feature';

/** What players owe against the books, what their debts add up from, and their flags. */
export const debtInvariants: readonly Invariant[] = [
  {
    name: 'debts are what the books say',
    find: async (db) => {
      const { rows } = await sql<{ line: string }>`SELECT line FROM debt_audit() LIMIT 20`.execute(
        db,
      );
      return rows.map(({ line }) => line);
    },
  },
];
