import { sql } from 'kysely';
import { MOST_COUNTED } from '@fairlot/rules/core/counted';
import type { Executor, Tx } from '#platform/db';
import { BREAK_KINDS, type BreakKind } from './kinds.ts';

export type BreakRow = {
  readonly id: number;
  readonly provider: number;
  readonly provider_id: string;
  readonly kind: number;
  readonly what: number;
  readonly no: string;
  readonly ref: string;
  readonly here: bigint | null;
  readonly there: bigint | null;
  readonly currency: string;
  readonly found_ms: bigint;
  readonly ended_ms: bigint | null;
  readonly state: number;
  readonly taken_by: number | null;
  readonly taker: string | null;
  readonly closer: string | null;
  readonly note: string;
};

export type NewBreak = Pick<
  BreakRow,
  'provider' | 'what' | 'no' | 'ref' | 'here' | 'there' | 'currency'
> & { readonly kind: BreakKind; readonly note?: string };

/**
 * Writes a break down, once; one that had gone and is there again is open again, whether it went by itself or an operator had
 * closed it before, and so is one that was closed and is of other amounts now. Whether it is news.
 */
export async function insertBreak(tx: Tx, of: NewBreak): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO money_break AS b (provider, kind, what, no, ref, here, there, currency, note, found_at)
    VALUES (${of.provider}, ${BREAK_KINDS[of.kind]}, ${of.what}, ${of.no}, ${of.ref}, ${of.here}, ${of.there},
      ${of.currency}, ${of.note ?? ''}, app_now())
    ON CONFLICT (provider, kind, what, no, ref) DO UPDATE
    SET state = 0, taken_by = NULL, closed_by = NULL, is_gone = false, ended_at = NULL, found_at = excluded.found_at,
      here = excluded.here, there = excluded.there
    WHERE b.state = 3 OR b.is_gone
      -- What a balance is of moves all the time; its difference is its name.
      OR b.state = 2 AND b.kind <> 6 AND (b.here, b.there) IS DISTINCT FROM (excluded.here, excluded.there)
    RETURNING id`.execute(tx);
  return rows.length > 0;
}

/** What was closed keeps how it was closed. */
const GONE = sql`state = CASE WHEN state = 2 THEN 2 ELSE 3 END, is_gone = state = 2, ended_at = coalesce(ended_at, app_now())`;

/** Breaks that are none any more: what was missing came; a closed one stays closed. Whether there were any open. */
export async function endBreaks(
  tx: Tx,
  of: {
    readonly provider: number;
    readonly what: number;
    readonly no: string;
    readonly ref: string;
  },
): Promise<boolean> {
  const { rows } = await sql<{ state: number }>`
    UPDATE money_break SET ${GONE}
    WHERE provider = ${of.provider} AND what = ${of.what} AND no = ${of.no} AND state < 3 AND NOT is_gone
      AND (ref = ${of.ref} OR kind = 2 AND ref = '') AND kind <> 4
    RETURNING state`.execute(tx);
  return rows.some(({ state }) => state === 3);
}

/**
 * What else was a break of the same line: now that it is one of another kind it is none of the first any more, and the balance is
 * not explained by both. What says that the statement was changed stays. Whether there were any open.
 */
export async function endOthers(
  tx: Tx,
  of: Pick<NewBreak, 'provider' | 'kind' | 'what' | 'no' | 'ref' | 'there'>,
): Promise<boolean> {
  const { rows } = await sql<{ state: number }>`
    UPDATE money_break SET ${GONE}
    WHERE provider = ${of.provider} AND what = ${of.what} AND no = ${of.no} AND state < 3 AND NOT is_gone
      AND (ref = ${of.ref} OR kind = 2 AND ref = '') AND kind NOT IN (4, ${BREAK_KINDS[of.kind]})
      AND (there IS NULL OR there = ${of.there})
    RETURNING state`.execute(tx);
  return rows.some(({ state }) => state === 3);
}

/** The same of the balance: but for one that still holds. Closed ones are gone only where it `isSure`, by two looks. */
export async function endBalanceBreaks(
  tx: Tx,
  of: {
    readonly provider: number;
    readonly currency: string;
    readonly butRef: string;
    readonly isSure: boolean;
  },
): Promise<boolean> {
  const { rows } = await sql<{ state: number }>`
    UPDATE money_break SET ${GONE}
    WHERE provider = ${of.provider} AND kind = 6 AND currency = ${of.currency} AND ref <> ${of.butRef}
      AND state < ${of.isSure ? 3 : 2} AND NOT is_gone
    RETURNING state`.execute(tx);
  return rows.some(({ state }) => state === 3);
}

const BREAK = sql`b.id, b.provider, p.id AS provider_id, b.kind, b.what, b.no, b.ref, b.here, b.there, b.currency,
  to_ms(b.found_at) AS found_ms, to_ms(b.ended_at) AS ended_ms, b.state, b.taken_by, b.note,
  (SELECT o.name FROM operator o WHERE o.operator_id = b.taken_by) AS taker,
  (SELECT o.name FROM operator o WHERE o.operator_id = b.closed_by) AS closer`;

export type BreakPage = {
  readonly isOpen: boolean;
  readonly kind: BreakKind | undefined;
  /** The whole of a number or of a name of the provider. */
  readonly search: string | undefined;
  readonly before: number | undefined;
};

/** Breaks, the newest first. */
export async function listBreaks(
  db: Executor,
  { isOpen, kind, search, before }: BreakPage,
  most: number,
): Promise<readonly BreakRow[]> {
  const { rows } = await sql<BreakRow>`
    SELECT ${BREAK} FROM money_break b JOIN provider p ON p.number = b.provider
    WHERE ${isOpen ? sql`b.state < 2` : sql`b.state > 1`}
      ${kind === undefined ? sql`` : sql`AND b.kind = ${BREAK_KINDS[kind]}`}
      ${search === undefined ? sql`` : sql`AND (b.no = ${search} OR b.ref = ${search})`}
      ${before === undefined ? sql`` : sql`AND b.id < ${before}`}
    ORDER BY b.id DESC LIMIT ${most}`.execute(db);
  return rows;
}

export async function countBreaks(db: Executor): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM (SELECT FROM money_break WHERE state < 2 LIMIT ${MOST_COUNTED}) b`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** How many nobody has closed, at most `MOST_COUNTED`, and since when the oldest of them is there. */
export async function breaksWaiting(
  db: Executor,
): Promise<{ readonly n: number; readonly oldest_ms: bigint | null }> {
  const { rows } = await sql<{ n: number; oldest_ms: bigint | null }>`
    SELECT count(*)::int AS n, to_ms(min(found_at)) AS oldest_ms
    FROM (SELECT found_at FROM money_break WHERE state < 2 ORDER BY id LIMIT ${MOST_COUNTED}) b`.execute(
    db,
  );
  return rows[0] ?? { n: 0, oldest_ms: null };
}

/** One of them, held until the transaction ends. */
export async function holdBreak(tx: Tx, id: number): Promise<BreakRow | undefined> {
  await sql`SELECT FROM money_break WHERE id = ${id} FOR UPDATE`.execute(tx);
  const { rows } = await sql<BreakRow>`
    SELECT ${BREAK} FROM money_break b JOIN provider p ON p.number = b.provider WHERE b.id = ${id}`.execute(
    tx,
  );
  return rows[0];
}

export async function writeTaken(tx: Tx, id: number, operatorId: number): Promise<void> {
  await sql`
    UPDATE money_break SET state = 1, taken_by = ${operatorId} WHERE id = ${id} AND state < 2`.execute(
    tx,
  );
}

export async function writeClosed(
  tx: Tx,
  id: number,
  of: { readonly operatorId: number; readonly note: string },
): Promise<void> {
  await sql`
    UPDATE money_break SET state = 2, closed_by = ${of.operatorId}, note = ${of.note}, ended_at = app_now()
    WHERE id = ${id} AND state = 1 AND taken_by = ${of.operatorId}`.execute(tx);
}
