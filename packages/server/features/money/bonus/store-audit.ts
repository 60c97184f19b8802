import { sql } from 'kysely';
import type { Invariant } from '#platform/feature';

/** Bonuses against what the ledger has of them, both ways. */
export const bonusInvariants: readonly Invariant[] = [
  {
    name: 'bonus',
    find: async (db) => {
      const { rows } = await sql<{ rule: string; line: string }>`
        SELECT rule, line FROM bonus_audit()`.execute(db);
      return rows.map(({ rule, line }) => `${rule}: ${line}`);
    },
  },
];
