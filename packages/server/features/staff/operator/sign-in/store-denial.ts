import { sql } from 'kysely';
import type { Db, Executor } from '#platform/db';

/** Addresses that a minute has rows for; what comes from more is counted together. */
export const MOST_ADDRESSES = 500;
export const OTHERS = 'others';

export type Counted = {
  readonly address: string;
  readonly code: string;
  readonly target: string;
  readonly who: string;
};

/** Counts a denial: one row an address and minute. */
export async function countDenial(db: Db, denial: Counted): Promise<void> {
  await sql`
    WITH now AS (SELECT date_trunc('minute', app_now()) AS minute),
      row AS (
        SELECT now.minute, CASE
          WHEN EXISTS (SELECT FROM operator_denial d
            WHERE d.minute = now.minute AND d.address = ${denial.address})
          OR (SELECT count(*) FROM operator_denial d WHERE d.minute = now.minute) < ${MOST_ADDRESSES}
          THEN ${denial.address} ELSE ${OTHERS} END AS address
        FROM now)
    INSERT INTO operator_denial AS d (minute, address, count, codes, target, who)
    SELECT minute, address, 1, jsonb_build_object(${denial.code}::text, 1), ${denial.target},
      ${denial.who}
    FROM row
    ON CONFLICT (minute, address) DO UPDATE SET count = d.count + 1,
      codes = d.codes || jsonb_build_object(${denial.code}::text,
        coalesce((d.codes ->> ${denial.code}::text)::int, 0) + 1),
      target = excluded.target, who = excluded.who`.execute(db);
}

/** Late enough that no statement still counts in the minute. */
const SETTLED = '10 seconds';

/** Puts the minutes that are over into the audit; how many rows that made. */
export async function foldDenials(db: Executor): Promise<number> {
  const { rows } = await sql`
    WITH over AS (
      DELETE FROM operator_denial
      WHERE minute < (SELECT date_trunc('minute', app_now() - ${SETTLED}::interval))
      RETURNING minute, address, count, codes, target, who),
    ordered AS MATERIALIZED (SELECT * FROM over ORDER BY minute, address)
    SELECT operator_audit_write('denied', 'anyone', o.who, '', o.target, NULL,
      jsonb_build_object('count', o.count, 'codes', o.codes, 'minute', to_ms(o.minute)),
      '', o.address, '') AS n
    FROM ordered o`.execute(db);
  return rows.length;
}
