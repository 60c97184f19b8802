import { sql } from 'kysely';
import type { Invariant } from '#platform/feature';

/** Schedules against the ledger and the bets: what is held is what is reserved, and a row is bet once. */
export const scheduleInvariants: readonly Invariant[] = [
  {
    name: 'schedules',
    find: async (db) => {
      const { rows } = await sql<{ rule: string; line: string }>`
        SELECT rule, line FROM schedule_audit()`.execute(db);
      return rows.map(({ rule, line }) => `${rule}: ${line}`);
    },
  },
];
