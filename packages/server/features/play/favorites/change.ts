import { favoritesHub } from '@fairlot/wire/play/favorites';
import { ok, type Result } from '@fairlot/rules/core/result';
import { eventFor } from '#platform/announce';
import { transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import { type Kept, lockKept, writeKept } from './store.ts';

export type ChangeDeps = Pick<Platform, 'db' | 'announce'>;

/**
 * Changes the games of a player under the lock of their row, and tells all his pages of it. What changes nothing
 * is no version and no event.
 */
export const changeKept = <F>(
  { db, announce }: ChangeDeps,
  playerId: bigint,
  next: (gameIds: readonly number[]) => Result<readonly number[], F>,
): Promise<Result<Kept, F>> =>
  transaction(db, async (tx) => {
    const before = await lockKept(tx, playerId);
    const wanted = next(before.gameIds);
    if (!wanted.ok) return wanted;
    if (wanted.value.join() === before.gameIds.join()) return ok(before);
    const kept = { gameIds: wanted.value, version: before.version + 1 };
    await writeKept(tx, playerId, kept);
    const payload = { GameIds: [...kept.gameIds], Version: kept.version };
    await announce.write(tx, [eventFor(favoritesHub.updateBetCollection, playerId, payload)]);
    return ok(kept);
  });
