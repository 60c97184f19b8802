import type { Tx } from '../../platform/db.ts';
import { type Claim, moveJob } from './store-claim.ts';
import { getIssue, updateOpened } from './store.ts';

/** How the numbers of an issue will come about; fixed at opening, null for official games. */
export type DrawMode = { readonly mode: 0 | 1 | 2 | null; readonly round: number | null };

/** Opens an issue for bets; the caller holds its claim in this transaction. */
export async function openIssue(tx: Tx, claim: Claim, { mode, round }: DrawMode): Promise<void> {
  await updateOpened(tx, claim.issueId, mode, round);
  const { closeMs } = await getIssue(tx, claim.issueId);
  await moveJob(tx, claim, 'close', closeMs);
}
