import { type Db, transaction } from '#platform/db';
import type { Currency } from '#ledger';
import { coverPlayers } from '../../money/wagering/index.ts';
import { countPage, nextPlayers, nextQueued, type QueuedIssue } from './store-count.ts';

/** Players whose bets one transaction counts: well within its five seconds. */
const PLAYERS = 1_000;

/**
 * Counts stake, prize and effective turnover of issues whose bets have ended, page by page. What of the stakes is certain
 * is found before the transaction that counts. Returns how many pages were counted. Throws what one issue threw, once
 * the others are counted.
 */
export async function countSettled(db: Db, currency: Currency): Promise<number> {
  let pages = 0;
  const failed: unknown[] = [];
  for (let from = 0; ;) {
    const queued = await nextQueued(db, from);
    if (!queued) break;
    try {
      if (await countNext(db, queued, currency)) pages += 1;
      from = queued.issueId;
    } catch (error) {
      failed.push(error);
      from = queued.issueId + 1;
    }
  }
  if (failed.length > 0) throw failed[0];
  return pages;
}

/** Counts the next page of an issue, or ends it; false where another has. */
async function countNext(db: Db, queued: QueuedIssue, currency: Currency): Promise<boolean> {
  const players = await nextPlayers(db, queued, PLAYERS);
  const unknown = players.filter(({ covered }) => covered === null);
  const found = await coverPlayers(db, queued.issueId, unknown);
  const page = {
    players: players.map(({ playerId }) => playerId),
    covered: players.map(({ playerId, covered }) => covered ?? found.get(playerId) ?? 0n),
  };
  return transaction(db, (tx) => countPage(tx, queued, page, currency));
}
