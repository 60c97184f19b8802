import type { Currency } from '#ledger';
import type { Executor, Tx } from '#platform/db';
import type { Covered } from './cover.ts';
import { readHasOpen } from './store.ts';
import { countLines } from './store-counted.ts';

/** Whether anybody has a line that is open: else nothing is counted. */
export const hasOpenLines = (db: Executor): Promise<boolean> => readHasOpen(db);

/**
 * Counts the turnover of players in an issue and assigns it to their open requirement lines in order. Runs in the
 * transaction that ended their last bet in the issue, after its postings. A later run replaces the result of the
 * earlier. Requires the result of `coverTurnover` for the same run.
 */
export async function countTurnover(
  tx: Tx,
  about: { readonly issueId: number; readonly run: number; readonly currency: Currency },
  covered: Covered,
): Promise<void> {
  if (covered.players.length > 0) await countLines(tx, about, covered);
}
