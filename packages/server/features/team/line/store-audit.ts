import { sql } from 'kysely';
import type { Executor } from '#platform/db';

type Row = { readonly line: string };

/** Sums of lines against what their members moved: of all days where they are few, else of the last and of some before. */
export async function auditLines(db: Executor): Promise<readonly string[]> {
  const { rows } = await sql<Row>`SELECT line FROM line_audit()`.execute(db);
  return rows.map(({ line }) => line);
}

/** The counted tree against the tree, and balances against the books. */
export async function auditLineCounts(db: Executor): Promise<readonly string[]> {
  const { rows } = await sql<Row>`SELECT line FROM line_count_audit()`.execute(db);
  return rows.map(({ line }) => line);
}
