import { invariant } from '@fairlot/rules/core/invariant';
import type { Platform } from '../../platform/feature.ts';
import type { Tx } from '../../platform/db.ts';
import { wakeJob } from '../../platform/jobs.ts';
import { winningNumberEvent } from './hub.ts';
import type { DrawnNumbers } from './issue.ts';
import { type Claim, moveJob } from './store-claim.ts';
import { getIssue, updateDrawn } from './store.ts';

/** The job of the bet feature that pays prizes and gives stakes back; it is woken by its name. */
export const SETTLE_JOB = 'bet.settle';

/**
 * The numbers of an issue are known, wherever they came from: WINNUMBERGOT, told to everybody who
 * follows the game, and handed on to settlement, in the caller's transaction, which holds the claim.
 */
export async function recordDraw(
  { announce }: Pick<Platform, 'announce'>,
  tx: Tx,
  claim: Claim,
  numbers: DrawnNumbers,
): Promise<void> {
  const isFirst = await updateDrawn(tx, claim.issueId, numbers);
  invariant(isFirst, 'an issue is drawn once');
  const issue = await getIssue(tx, claim.issueId);
  await moveJob(tx, claim, 'settle');
  await announce.write(tx, [winningNumberEvent(issue, numbers)]);
  await wakeJob(tx, SETTLE_JOB);
}
