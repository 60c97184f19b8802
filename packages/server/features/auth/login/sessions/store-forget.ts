import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '#platform/db';
import { LOGIN_SECONDS } from './token.ts';

/** Rows that are old by a time, which has an index, and what else must hold for them to go. */
type Old = { readonly table: string; readonly by: string; readonly where: RawBuilder<unknown> };

/** The clock is asked once: asked for each row, as it may change, it finds nothing in an index. */
const now = sql`(SELECT app_now())`;

const OLD: readonly Old[] = [
  // Tokens of logins that are over: until then a replaced one still tells of a thief.
  {
    table: 'session_token',
    by: 'expires_at',
    where: sql`expires_at < ${now} - ${LOGIN_SECONDS} * interval '1 second'`,
  },
  // Counts whose window is long over, and work that would be stale.
  {
    table: 'login_failure',
    by: 'first_at',
    where: sql`locked_until IS NULL AND first_at < ${now} - interval '1 day'`,
  },
  {
    table: 'login_failure',
    by: 'locked_until',
    where: sql`locked_until < ${now} AND first_at < ${now} - interval '1 day'`,
  },
  { table: 'work_used', by: 'expires_at', where: sql`expires_at < ${now}` },
  { table: 'address_attempt', by: 'since', where: sql`since < ${now} - interval '1 day'` },
];

/** Removes what decides nothing any more, the oldest first, at most so many of each kind; whether there may be more. */
export async function deleteOld(db: Executor, most: number): Promise<boolean> {
  let isMore = false;
  for (const { table, by, where } of OLD) {
    const { numAffectedRows } = await sql`
      DELETE FROM ${sql.table(table)} WHERE ${where} AND ctid = ANY (ARRAY(
        SELECT ctid FROM ${sql.table(table)} WHERE ${where} ORDER BY ${sql.ref(by)} LIMIT ${most}))`.execute(
      db,
    );
    isMore ||= Number(numAffectedRows ?? 0n) >= most;
  }
  return isMore;
}
