import { retrying, transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { type BookedAt, type Counterpart, counterparts } from '../provider/adapters/index.ts';
import { LINE_KINDS } from './kinds.ts';
import { GRACE_MS, PAGE } from './match.ts';
import { insertBreak } from './store-break.ts';
import { findInStatement } from './store-line.ts';
import { listPlaces, type ReadRow, writePlace } from './store-read.ts';

const MOST = 500;

/**
 * Looks for what was done here in the statements that were read since: what a provider does not have is a break, however
 * it came to be taken as done (a callback that it never sent, a word of operators).
 */
export async function findMissing(platform: Platform): Promise<void> {
  for (const place of await listPlaces(platform.db)) {
    const toMs = Number(place.read_ms) - GRACE_MS;
    if (toMs <= Number(place.ours_ms)) continue;
    for (const counterpart of platform.ports.all(counterparts)) {
      await findOf(platform, counterpart, place, toMs);
    }
    const failedMs = place.failed_ms === null ? null : Number(place.failed_ms);
    await writePlace(platform.db, place.provider, { oursMs: toMs, failedMs });
  }
}

async function findOf(
  platform: Platform,
  counterpart: Counterpart,
  { provider, ours_ms: from }: ReadRow,
  toMs: number,
): Promise<void> {
  let after: BookedAt | undefined;
  do {
    const span = { provider, fromMs: Number(from), toMs, after, most: MOST };
    const done = await counterpart.listDone(platform.db, span);
    await noteMissing(platform, provider, done);
    after = done.length < MOST ? undefined : done.at(-1);
  } while (after);
}

async function noteMissing(
  { db }: Platform,
  provider: number,
  done: readonly BookedAt[],
): Promise<void> {
  const wanted = done.map(({ kind, no, ref }) => ({ kind: LINE_KINDS[kind], no, ref }));
  const found = await findInStatement(db, provider, wanted);
  const missing = done.filter((_, n) => !found.has(n));
  if (missing.length === 0) return;
  await retrying(() =>
    transaction(db, async (tx) => {
      for (const { kind, no, ref, amount, currency } of missing) {
        const made = { provider, no, ref: ref ?? '', here: amount, there: null, currency };
        await insertBreak(tx, { ...made, kind: 'missingThere', what: LINE_KINDS[kind] });
      }
      await publishPageChanges(tx, [PAGE], String(provider));
    }),
  );
}
