import { sql } from 'kysely';
import type { Invariant } from '../../platform/feature.ts';

/** Bets against the ledger: I6, I7, I12, and that no bet is late (reliability 3.6, T1). */
export const betInvariants: readonly Invariant[] = [
  {
    name: 'bets',
    find: async (db) => {
      const { rows } = await sql<{ rule: string; line: string }>`
        SELECT rule, line FROM bet_audit()`.execute(db);
      return rows.map(({ rule, line }) => `${rule}: ${line}`);
    },
  },
];
