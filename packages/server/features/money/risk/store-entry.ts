import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';
import { COLOURS, type Colour, ENTRY_KINDS, type EntryKind } from './kinds.ts';

export type EntryRow = {
  id: number;
  kind: number;
  value: string;
  user_name: string | null;
  colour: number;
  reason: string;
  made_by: string;
  made_ms: bigint;
  until_ms: bigint | null;
};

const ENTRY = sql`e.id, e.kind, e.value, e.colour, e.reason, e.made_by, to_ms(e.made_at) AS made_ms,
  to_ms(e.until) AS until_ms, p.user_name
  FROM risk_entry e LEFT JOIN player p ON e.kind = 1 AND p.player_id::text = e.value`;
const HOLDS = sql`(e.until IS NULL OR e.until > (SELECT app_now()))`;

export type EntryPage = {
  readonly colour: Colour | undefined;
  readonly search: string | undefined;
  readonly before: number | undefined;
};

export async function listEntries(
  db: Executor,
  { colour, search, before }: EntryPage,
  most: number,
): Promise<readonly EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    SELECT ${ENTRY} WHERE ${HOLDS}
      ${colour === undefined ? sql`` : sql`AND e.colour = ${COLOURS[colour]}`}
      ${search === undefined ? sql`` : sql`AND (e.value = ${search} OR lower(p.user_name) = lower(${search}))`}
      ${before === undefined ? sql`` : sql`AND e.id < ${before}`}
    ORDER BY e.id DESC LIMIT ${most}`.execute(db);
  return rows;
}

export async function readEntry(db: Executor, id: number): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`SELECT ${ENTRY} WHERE e.id = ${id}`.execute(db);
  return rows[0];
}

export type NewEntry = {
  readonly kind: EntryKind;
  readonly value: string;
  readonly colour: Colour;
  readonly reason: string;
  readonly by: string;
  readonly days: number | undefined;
};

/** What ended makes room; `full`: there are as many as there may be. */
export async function insertEntry(
  tx: Tx,
  of: NewEntry,
  most: number,
): Promise<'done' | 'there' | 'full'> {
  await sql`LOCK TABLE risk_entry IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
  await sql`DELETE FROM risk_entry WHERE until <= (SELECT app_now())`.execute(tx);
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM risk_entry`.execute(tx);
  if ((rows[0]?.n ?? 0) >= most) return 'full';
  const { numAffectedRows } = await sql`
    INSERT INTO risk_entry (kind, value, colour, reason, made_by, until)
    VALUES (${ENTRY_KINDS[of.kind]}, ${of.value}, ${COLOURS[of.colour]}, ${of.reason}, ${of.by},
      (SELECT app_now()) + ${of.days ?? null}::int * interval '1 day')
    ON CONFLICT (kind, value) DO NOTHING`.execute(tx);
  return Number(numAffectedRows ?? 0n) === 1 ? 'done' : 'there';
}

export async function deleteEntry(tx: Tx, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`DELETE FROM risk_entry WHERE id = ${id}`.execute(tx);
  return Number(numAffectedRows ?? 0n) === 1;
}
