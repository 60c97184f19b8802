import type { Tx } from '#platform/db';
import { updateKnown } from './store-sources.ts';
import { insertGameEvent } from './store.ts';

/**
 * Fixes, in the transaction that draws an issue of a feed, since when its number was known: where a source told
 * it before the sale was over, bets from then on are void. A number that somebody told early and that was
 * not drawn made nobody wiser.
 */
export async function markKnown(tx: Tx, issueId: number, number: string): Promise<void> {
  const known = await updateKnown(tx, issueId, number);
  if (!known) return;
  await insertGameEvent(tx, known.gameId, issueId, 'known early', { since: known.knownMs });
}
