import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../platform/db.ts';
import type { Invariant } from '../../platform/feature.ts';
import { findDifferingLeaves } from './check-leaves.ts';

type Row = { rule: string; line: string };

const finder = (from: RawBuilder<unknown>) => async (db: Executor) => {
  const { rows } = await sql<Row>`SELECT rule, line FROM ${from}`.execute(db);
  return rows.map(({ rule, line }) => `${rule}: ${line}`);
};

/** Bets against the ledger: I6, I7, I12, and that no bet is late (reliability 3.6, T1). */
export const betInvariants: readonly Invariant[] = [
  {
    name: 'bets',
    find: finder(sql`bet_audit()`),
    findRecent: finder(sql`bet_audit_recent(app_now() - interval '3 minutes')`),
  },
  { name: 'bets are what was committed of them', find: findDifferingLeaves },
];
