import { retrying, transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { allProviders } from '../provider/index.ts';
import { type Provider, type StatementRow } from '../provider/adapters/index.ts';
import { PAGE } from './match.ts';
import { refuseAll } from './note-missing.ts';
import { insertBreak } from './store-break.ts';
import { insertLines, type NewLine } from './store-line.ts';
import { readPlace, type ReadRow, writePlace } from './store-read.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** So far back it is read again: clocks differ, and lines may come a little late. */
const BACK_MS = 10 * MINUTE_MS;
/** Once an hour so far: what a provider wrote down late, or changed. */
const DEEP_MS = 26 * HOUR_MS;
/** So much at once is held in memory. */
const WINDOW_MS = HOUR_MS;
/** Of one provider in one go: whoever was off for long catches up in several. */
const MOST_WINDOWS = 48;
const MOST_ROWS = 1_000;

/** Reads what each provider says that moved since it was read last; one that does not answer waits for the next minute. */
export async function readStatements(platform: Platform): Promise<void> {
  for (const its of await allProviders(platform)) await readStatement(platform, its);
}

async function readStatement(platform: Platform, its: Provider): Promise<void> {
  const { db } = platform;
  const place = await readPlace(db, its.number);
  if (!place) return;
  const nowMs = Number(place.now_ms);
  const isDeep = place.deep_ms === null || nowMs - Number(place.deep_ms) >= HOUR_MS;
  const windows = windowsOf(place, isDeep ? DEEP_MS : BACK_MS);
  for (const { fromMs, toMs } of windows) {
    const { state, rows, unreadable } = await its.statement(fromMs, toMs);
    await refuseAll(platform, its.number, unreadable);
    if (state !== 'PAID') return writePlace(db, its.number, { failedMs: nowMs });
    await keepLines(platform, its.number, rows);
    await writePlace(db, its.number, { readMs: toMs, failedMs: null });
  }
  if (isDeep) await writePlace(db, its.number, { deepMs: nowMs, failedMs: null });
}

export function windowsOf(
  { read_ms: readMs, now_ms: now }: Pick<ReadRow, 'read_ms' | 'now_ms'>,
  backMs: number,
): readonly { readonly fromMs: number; readonly toMs: number }[] {
  const nowMs = Number(now);
  const first = Number(readMs) - backMs;
  const count = Math.min(MOST_WINDOWS, Math.ceil((nowMs - first) / WINDOW_MS));
  return Array.from({ length: Math.max(count, 0) }, (_, n) => {
    const fromMs = first + n * WINDOW_MS;
    return { fromMs, toMs: Math.min(fromMs + WINDOW_MS, nowMs) };
  });
}

/** What stands in a statement more than once is told apart by its place among its like. */
export function numbered(rows: readonly StatementRow[]): readonly NewLine[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const key = `${row.kind} ${row.atMs} ${row.ref}`;
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return { ...row, nth };
  });
}

async function keepLines(
  { db }: Platform,
  provider: number,
  rows: readonly StatementRow[],
): Promise<void> {
  const lines = numbered(rows);
  for (let at = 0; at < lines.length; at += MOST_ROWS) {
    const some = lines.slice(at, at + MOST_ROWS);
    await retrying(() =>
      transaction(db, async (tx) => {
        for (const { kind: what, no, ref, amount, currency, said } of await insertLines(
          tx,
          provider,
          some,
        )) {
          // It said something else before: what was matched stays as it is, and somebody looks.
          const made = { provider, what, no, ref, here: amount, there: said, currency };
          if (await insertBreak(tx, { ...made, kind: 'otherAmount' }))
            await publishPageChanges(tx, [PAGE], no);
        }
      }),
    );
  }
}
