import type { Currency } from '#ledger';
import type { Executor, Tx } from '#platform/db';
import type { Covered } from './cover.ts';
import { readHasOpen } from './store.ts';
import { countLines } from './store-counted.ts';

/** Whether anybody has a line that is open: else nothing is counted. */
export const hasOpenLines = (db: Executor): Promise<boolean> => readHasOpen(db);

/**
 * Counts what players turned over in an issue, in the transaction that ended the last of their bets there and after
 * its postings, and gives it to their open lines in order. A later run takes back what the one before had given.
 * Requires what `coverTurnover` found of the same run.
 */
export async function countTurnover(
  tx: Tx,
  about: { readonly issueId: number; readonly run: number; readonly currency: Currency },
  covered: Covered,
): Promise<void> {
  if (covered.players.length > 0) await countLines(tx, about, covered);
}
