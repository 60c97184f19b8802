import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

export type SourceFault = 'SILENT' | 'UNREADABLE' | 'OLD';
export type SourceRow = {
  readonly id: string;
  readonly sort: number;
  readonly url: string;
  readonly pointer: string;
  readonly time_pointer: string | null;
  readonly is_on: boolean;
  readonly value: bigint | null;
  readonly told_ms: bigint | null;
  readonly heard_ms: bigint | null;
  readonly asked_ms: bigint | null;
  readonly fault: SourceFault | null;
};

const SOURCE = sql`
  id, sort, url, pointer, time_pointer, is_on, value, to_ms(told_at) AS told_ms, to_ms(heard_at) AS heard_ms,
  to_ms(asked_at) AS asked_ms, fault`;

export async function listSources(db: Executor): Promise<readonly SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    SELECT ${SOURCE} FROM rate_source ORDER BY sort, id`.execute(db);
  return rows;
}

/** How many sources are on. */
export async function countSourcesOn(db: Executor): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM rate_source WHERE is_on`.execute(db);
  return rows[0]?.n ?? 0;
}

/** One of them, held until the transaction ends. */
export async function holdSource(tx: Tx, id: string): Promise<SourceRow | undefined> {
  const { rows } = await sql<SourceRow>`
    SELECT ${SOURCE} FROM rate_source WHERE id = ${id} FOR UPDATE`.execute(tx);
  return rows[0];
}

type Set = Pick<SourceRow, 'url' | 'pointer' | 'time_pointer' | 'is_on' | 'sort'>;

/** Changes what is set of one; what it said of another place, or before it was off, is forgotten. */
export async function updateSource(tx: Tx, id: string, to: Set): Promise<void> {
  await sql`
    WITH kept AS (
      SELECT is_on AND ${to.is_on} AND (url, pointer) = (${to.url}, ${to.pointer})
        AND time_pointer IS NOT DISTINCT FROM ${to.time_pointer} AS it FROM rate_source WHERE id = ${id})
    UPDATE rate_source SET url = ${to.url}, pointer = ${to.pointer}, time_pointer = ${to.time_pointer},
      is_on = ${to.is_on}, sort = ${to.sort}, value = CASE WHEN kept.it THEN value END,
      told_at = CASE WHEN kept.it THEN told_at END, heard_at = CASE WHEN kept.it THEN heard_at END,
      asked_at = CASE WHEN kept.it THEN asked_at END, fault = CASE WHEN kept.it THEN fault END
    FROM kept WHERE id = ${id}`.execute(tx);
}

/** Adds one; false where there is one of the name, or enough. */
export async function insertSource(tx: Tx, id: string, of: Set, most: number): Promise<boolean> {
  await sql`LOCK TABLE rate_source IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
  const { rows } = await sql`
    INSERT INTO rate_source (id, sort, url, pointer, time_pointer, is_on)
    SELECT ${id}, ${of.sort}, ${of.url}, ${of.pointer}, ${of.time_pointer}, ${of.is_on}
    WHERE (SELECT count(*) FROM rate_source) < ${most} ON CONFLICT DO NOTHING RETURNING id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Takes the sources that were not asked for so long: of several processes one asks each. */
export async function takeSources(db: Executor, everyS: number): Promise<readonly SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    UPDATE rate_source SET asked_at = app_now()
    WHERE is_on AND (asked_at IS NULL OR asked_at <= (SELECT app_now()) - ${everyS} * interval '1 second')
    RETURNING ${SOURCE}`.execute(db);
  return rows;
}

export type Heard =
  | { readonly value: bigint; readonly toldMs: number | undefined }
  | { readonly fault: SourceFault };

/**
 * Writes what a source said; one that said nothing of use keeps its last value, which grows old. It was asked as it stood in its row:
 * where operators have put another place there meanwhile, nothing is written.
 */
export async function writeHeard(db: Executor, asked: SourceRow, heard: Heard): Promise<void> {
  const same = sql`id = ${asked.id} AND is_on AND url = ${asked.url} AND pointer = ${asked.pointer}
    AND time_pointer IS NOT DISTINCT FROM ${asked.time_pointer}`;
  await ('fault' in heard
    ? sql`UPDATE rate_source SET fault = ${heard.fault} WHERE ${same}`.execute(db)
    : sql`
        UPDATE rate_source SET value = ${heard.value}, heard_at = app_now(), fault = NULL,
          told_at = least(coalesce(from_ms(${heard.toldMs ?? null}::bigint), app_now()), app_now())
        WHERE ${same}`.execute(db));
}

export async function writeSource(
  tx: Tx,
  {
    id,
    url,
    pointer,
    timePointer,
  }: {
    readonly id: string;
    readonly url: string;
    readonly pointer: string;
    readonly timePointer: string | undefined;
  },
): Promise<void> {
  await sql`
    INSERT INTO rate_source (id, sort, url, pointer, time_pointer)
    SELECT ${id}, coalesce(max(sort), 0) + 1, ${url}, ${pointer}, ${timePointer ?? null} FROM rate_source
    ON CONFLICT (id) DO UPDATE SET url = excluded.url, pointer = excluded.pointer,
      time_pointer = excluded.time_pointer, is_on = true, value = NULL, told_at = NULL, heard_at = NULL, asked_at = NULL,
      fault = NULL`.execute(tx);
}

/** Asks a source no more; whether there was one. */
export async function closeSource(tx: Tx, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE rate_source SET is_on = false WHERE id = ${id}`.execute(tx);
  return Number(numAffectedRows ?? 0n) === 1;
}

export type TermsRow = {
  readonly version: number;
  readonly spread: number;
  readonly fixed: bigint | null;
  readonly fixed_ms: bigint | null;
  /** Whether the fixed rate holds now. */
  readonly is_fixed: boolean;
  readonly refused: bigint | null;
  readonly refused_ms: bigint | null;
  readonly mid: bigint | null;
  readonly mid_ms: bigint | null;
  readonly seen_ms: bigint | null;
  readonly now_ms: bigint;
};

/** What holds now: the terms, and the newest rate of the sources. */
export async function readTerms(db: Executor): Promise<TermsRow> {
  const { rows } = await sql<TermsRow>`
    SELECT t.version, t.spread, t.fixed, to_ms(t.fixed_until) AS fixed_ms, coalesce(t.fixed_until > n.now, false) AS is_fixed,
      t.refused, to_ms(t.refused_at) AS refused_ms, m.mid, to_ms(m.at) AS mid_ms, to_ms(m.seen_at) AS seen_ms,
      to_ms(n.now) AS now_ms
    FROM (SELECT app_now() AS now) n CROSS JOIN rate_terms t
    LEFT JOIN LATERAL (SELECT mid, at, seen_at FROM rate_mid ORDER BY id DESC LIMIT 1) m ON true`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('the terms of the rate are there');
  return row;
}

/** Whoever takes a rate or changes the terms does so one after the other. */
export async function lockTerms(tx: Tx): Promise<TermsRow> {
  await sql`SELECT FROM rate_terms FOR UPDATE`.execute(tx);
  return readTerms(tx);
}

/** Takes a rate; it is of when its sources told it, however often they are read since. */
export async function writeMid(tx: Tx, mid: bigint, toldMs: number): Promise<void> {
  await sql`
    WITH last AS (SELECT id, mid FROM rate_mid ORDER BY id DESC LIMIT 1),
    kept AS (
      UPDATE rate_mid m SET seen_at = greatest(seen_at, from_ms(${toldMs}::bigint)) FROM last l
      WHERE m.id = l.id AND l.mid = ${mid} RETURNING m.id)
    INSERT INTO rate_mid (mid, at, seen_at)
    SELECT ${mid}, from_ms(${toldMs}::bigint), from_ms(${toldMs}::bigint) WHERE NOT EXISTS (SELECT FROM kept)`.execute(
    tx,
  );
  await sql`UPDATE rate_terms SET refused = NULL, refused_at = NULL WHERE refused IS NOT NULL`.execute(
    tx,
  );
}

export async function writeRefused(tx: Tx, mid: bigint): Promise<void> {
  await sql`UPDATE rate_terms SET refused = ${mid}, refused_at = app_now()`.execute(tx);
}

export type NewTerms = {
  readonly spread: number;
  /** Null: what the sources say holds. */
  readonly fixed: bigint | null;
  readonly minutes: number;
};

export async function writeTerms(tx: Tx, { spread, fixed, minutes }: NewTerms): Promise<void> {
  await sql`
    UPDATE rate_terms SET version = version + 1, spread = ${spread}, fixed = ${fixed}::bigint,
      fixed_until = CASE WHEN ${fixed}::bigint IS NOT NULL THEN app_now() + ${minutes} * interval '1 minute' END`.execute(
    tx,
  );
}

/** Rates that held at some time of the last so many seconds. */
export async function listLately(db: Executor, seconds: number): Promise<readonly bigint[]> {
  const { rows } = await sql<{ mid: bigint }>`
    SELECT mid FROM (SELECT mid, lag(at) OVER (ORDER BY id DESC) AS ended FROM rate_mid ORDER BY id DESC LIMIT 200) m
    WHERE ended IS NULL OR ended >= (SELECT app_now()) - ${seconds} * interval '1 second'`.execute(
    db,
  );
  return rows.map(({ mid }) => mid);
}

/** Lets go of rates of long ago, at most so many; orders keep their own. */
export async function forgetMids(db: Executor, days: number, most: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM rate_mid WHERE id IN (SELECT id FROM rate_mid
      WHERE seen_at < (SELECT app_now()) - ${days} * interval '1 day' ORDER BY seen_at LIMIT ${most})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n) >= most;
}
