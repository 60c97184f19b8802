import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '#platform/db';
import type { Invariant } from '#platform/feature';
import { findDifferingLeaves } from './settle/check-leaves.ts';

type Row = { rule: string; line: string };

const finder = (from: RawBuilder<unknown>) => async (db: Executor) => {
  const { rows } = await sql<Row>`SELECT rule, line FROM ${from}`.execute(db);
  return rows.map(({ rule, line }) => `${rule}: ${line}`);
};

/** Bets against the ledger: I6, I7, I12, and that no bet is late. */
export const betInvariants: readonly Invariant[] = [
  {
    name: 'bets',
    find: finder(sql`bet_audit()`),
    findRecent: finder(sql`bet_audit_recent(app_now() - interval '3 minutes')`),
  },
  { name: 'bets are what was committed of them', find: findDifferingLeaves },
  {
    name: 'I12 the ledger paid what was recounted',
    find: finder(sql`(
      SELECT 'I12' AS rule, format('issue %s', i.id) AS line
      FROM manifest m JOIN issue i ON i.game_id = m.game_id AND i.serial_number = m.serial_number
      WHERE m.kind = 'settlement'
        AND encode(bet_paid_hash(i.id), 'hex') <> m.body::jsonb ->> 'recountHash') AS found`),
  },
];
