import { sql } from 'kysely';
import type { Executor } from '#platform/db';
import type { Invariant } from '#platform/feature';

type Found = { readonly rule: string; readonly line: string };

const named = ({ rows }: { readonly rows: readonly Found[] }): readonly string[] =>
  rows.map(({ rule, line }) => `${rule}: ${line}`);

export const depositInvariants: readonly Invariant[] = [
  {
    name: 'deposits are what the books say',
    find: async (db: Executor) =>
      named(await sql<Found>`SELECT rule, line FROM deposit_audit() LIMIT 20`.execute(db)),
    findRecent: async (db: Executor) =>
      named(
        await sql<Found>`
          SELECT rule, line FROM deposit_audit(app_now() - interval '30 minutes') LIMIT 20`.execute(
          db,
        ),
      ),
  },
];
