import type { Currency } from '#ledger';
import type { Executor, Tx } from '#platform/db';
import { countLines, readHasOpen } from './store.ts';

/** Whether anybody has a line that is open: else nothing is counted. */
export const hasOpenLines = (db: Executor): Promise<boolean> => readHasOpen(db);

/**
 * Counts what players from one to another turned over in an issue, in the transaction that ended the last of
 * their bets there and after its postings, and gives it to their open lines in order. A later run takes back
 * what the one before had given.
 */
export const countTurnover = (
  tx: Tx,
  about: { readonly issueId: number; readonly run: number; readonly currency: Currency },
  players: { readonly from: bigint; readonly to: bigint },
): Promise<void> => countLines(tx, about, players);
