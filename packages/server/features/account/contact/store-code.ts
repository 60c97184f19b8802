import { sql } from 'kysely';
import type { Db, Executor, Tx } from '#platform/db';

const MOST_TRIES = 5;

type CodeRow = {
  readonly owner: string;
  readonly kind: number;
  /** A hash. */
  readonly address: Buffer;
  readonly codeHash: Buffer;
};

/** Puts a code in place of the one before; the seconds that are left until it may, and nothing done, where it may not yet. */
export async function putCode(
  tx: Tx,
  row: CodeRow & { readonly goodForS: number; readonly resendS: number },
): Promise<number> {
  const { rows } = await sql<{ done: boolean }>`
    INSERT INTO contact_code AS c (owner, kind, address, code_hash, good_until)
    VALUES (${row.owner}, ${row.kind}, ${row.address}, ${row.codeHash},
            app_now() + ${row.goodForS} * interval '1 second')
    ON CONFLICT (owner, kind) DO UPDATE SET address = excluded.address, code_hash = excluded.code_hash,
      made_at = app_now(), good_until = excluded.good_until, tries = 0
      WHERE c.made_at <= (SELECT app_now()) - ${row.resendS} * interval '1 second'
    RETURNING true AS done`.execute(tx);
  if (rows.length > 0) return 0;
  const { rows: waits } = await sql<{ s: number }>`
    SELECT greatest(1, ceil(extract(epoch FROM
      made_at + ${row.resendS} * interval '1 second' - app_now())))::int AS s
    FROM contact_code WHERE owner = ${row.owner} AND kind = ${row.kind}`.execute(tx);
  return waits[0]?.s ?? 1;
}

/** Counts a wrong code, whoever else tries at this moment; undefined where none is good any more. */
export async function countCode(
  db: Db,
  row: CodeRow,
): Promise<{ readonly isRight: boolean; readonly left: number } | undefined> {
  const { rows } = await sql<{ isRight: boolean; left: number }>`
    UPDATE contact_code SET tries = tries + CASE WHEN code_hash = ${row.codeHash} THEN 0 ELSE 1 END
    WHERE owner = ${row.owner} AND kind = ${row.kind} AND address = ${row.address}
      AND tries < ${MOST_TRIES} AND good_until > (SELECT app_now())
    RETURNING code_hash = ${row.codeHash} AS "isRight", ${MOST_TRIES} - tries AS left`.execute(db);
  return rows[0];
}

/** Uses a code up; false where it is gone. */
export async function deleteCode(tx: Tx, row: CodeRow): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM contact_code
    WHERE owner = ${row.owner} AND kind = ${row.kind} AND address = ${row.address}
      AND code_hash = ${row.codeHash} AND tries < ${MOST_TRIES}
      AND good_until > (SELECT app_now())`.execute(tx);
  return Number(numAffectedRows ?? 0n) > 0;
}

/** Removes codes that are good no longer, at most so many; whether there may be more. */
export async function deleteOldCodes(db: Executor, most: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM contact_code WHERE (owner, kind) IN (
      SELECT owner, kind FROM contact_code
      WHERE made_at < (SELECT app_now()) - interval '1 hour' ORDER BY made_at LIMIT ${most})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n) >= most;
}
