import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '#platform/db';
import type { Invariant } from '#platform/feature';

type Row = { rule: string; line: string };

const finder = (from: RawBuilder<unknown>) => async (db: Executor) => {
  const { rows } = await sql<Row>`SELECT rule, line FROM ${from}`.execute(db);
  return rows.map(({ rule, line }) => `${rule}: ${line}`);
};

/** Follow bets against bets and caps: an order is bet once, and no day costs more than it may. */
export const followInvariants: readonly Invariant[] = [
  {
    name: 'follow bets',
    find: finder(sql`follow_audit()`),
    findRecent: finder(sql`follow_audit_recent((SELECT app_now()) - interval '3 minutes')`),
  },
];
