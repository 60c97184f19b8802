import { type Db, transaction, type Tx } from '../../platform/db.ts';
import { type Claim, keepClaim, moveJob } from './store-claim.ts';
import { lockOutBets, updateClosed, updateSealed } from './store.ts';

/**
 * The close gate. The mark is committed first; then passing the exclusive lock
 * waits for the bets that had read "open" before it. After this returns true, no bet of the issue
 * can appear any more. False: fenced.
 */
export async function shutIssue(db: Db, claim: Claim): Promise<boolean> {
  const kept = await transaction(db, async (tx) => {
    if (!(await keepClaim(tx, claim))) return false;
    await updateClosed(tx, claim.issueId);
    return true;
  });
  if (kept) await transaction(db, (tx) => lockOutBets(tx, claim.issueId));
  return kept;
}

/** When the step after the seal is due: a time, now, or when something else wakes it. */
export type DrawDue = number | 'now' | 'never';

/** Freezes the set of tickets: from here on the issue waits for its numbers. */
export async function sealIssue(
  tx: Tx,
  claim: Claim,
  due: DrawDue,
  isAwaitingBeacon: boolean,
): Promise<void> {
  await updateSealed(tx, claim.issueId, isAwaitingBeacon);
  await moveJob(tx, claim, 'draw', due);
}
