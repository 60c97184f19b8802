import { sql } from 'kysely';
import type { Invariant } from '#platform/feature';

/** Orders against the books: what is accepted is held, what is credited was taken from its agent. */
export const agentDepositInvariants: readonly Invariant[] = [
  {
    name: 'deposits by agents',
    find: async (db) => {
      const { rows } = await sql<{ line: string }>`
        SELECT line FROM agent_deposit_audit() LIMIT 20`.execute(db);
      return rows.map(({ line }) => line);
    },
  },
];
