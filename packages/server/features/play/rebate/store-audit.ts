import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '#platform/db';
import type { Invariant } from '#platform/feature';

type Row = { rule: string; line: string };

const finder = (from: RawBuilder<unknown>) => async (db: Executor) => {
  const { rows } = await sql<Row>`SELECT rule, line FROM ${from}`.execute(db);
  return rows.map(({ rule, line }) => `${rule}: ${line}`);
};

/** Rebates against the bets that they go by, and against the ledger. */
export const rebateInvariants: readonly Invariant[] = [
  {
    name: 'rebates',
    find: finder(sql`rebate_audit()`),
    findRecent: finder(sql`rebate_audit(app_now() - interval '3 minutes')`),
  },
];
