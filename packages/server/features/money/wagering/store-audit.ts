import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '#platform/db';
import type { Invariant } from '#platform/feature';

type Row = { rule: string; line: string };

const finder = (from: RawBuilder<unknown>) => async (db: Executor) => {
  const { rows } = await sql<Row>`SELECT rule, line FROM ${from}`.execute(db);
  return rows.map(({ rule, line }) => `${rule}: ${line}`);
};

/** Lines of requirements against what was turned over, and that against the bets. */
export const wageringInvariants: readonly Invariant[] = [
  {
    name: 'turnover',
    find: finder(sql`requirement_audit()`),
    findRecent: finder(sql`requirement_audit(app_now() - interval '3 minutes')`),
  },
];
