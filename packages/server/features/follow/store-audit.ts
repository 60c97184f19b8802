import { sql } from 'kysely';
import type { Invariant } from '../../platform/feature.ts';

/** Follow bets against bets and caps: an order is bet once, and no day costs more than it may. */
export const followInvariants: readonly Invariant[] = [
  {
    name: 'follow bets',
    find: async (db) => {
      const { rows } = await sql<{ rule: string; line: string }>`
        SELECT rule, line FROM follow_audit()`.execute(db);
      return rows.map(({ rule, line }) => `${rule}: ${line}`);
    },
  },
];
