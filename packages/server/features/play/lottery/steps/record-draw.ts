import { invariant } from '@fairlot/rules/core/invariant';
import type { Platform } from '#platform/feature';
import type { Tx } from '#platform/db';
import { wakeJob } from '#platform/jobs';
import { winningNumberEvent } from '../issues/hub.ts';
import type { DrawnNumbers, Issue } from '../issues/issue.ts';
import { type Claim, moveJobs } from '../claims/store-claim.ts';
import { getIssue, updateDrawn } from '../issues/store.ts';

/** The job of the bet feature that pays prizes and gives stakes back; it is woken by its name. */
export const SETTLE_JOB = 'bet.settle';

/** The numbers of an issue, wherever they came from. */
export type Draw = {
  readonly claim: Claim;
  readonly issue: Issue;
  readonly numbers: DrawnNumbers;
};

/**
 * The numbers of issues are known: WINNUMBERGOT, told to everybody who follows the games, and handed
 * on to settlement, in the caller's transaction, which holds the claims.
 */
export async function recordDraws(
  { announce }: Pick<Platform, 'announce'>,
  tx: Tx,
  draws: readonly Draw[],
): Promise<void> {
  const numbers = draws.map((draw) => ({ issueId: draw.claim.issueId, numbers: draw.numbers }));
  invariant((await updateDrawn(tx, numbers)) === draws.length, 'an issue is drawn once');
  await moveJobs(
    tx,
    draws.map(({ claim }) => ({ claim, due: 'now' as const })),
    'settle',
  );
  await announce.write(
    tx,
    draws.map((draw) => winningNumberEvent(draw.issue, draw.numbers)),
  );
  await wakeJob(tx, SETTLE_JOB);
}

/** The same for one, by its claim. */
export const recordDraw = async (
  stage: Pick<Platform, 'announce'>,
  tx: Tx,
  claim: Claim,
  numbers: DrawnNumbers,
): Promise<void> =>
  recordDraws(stage, tx, [{ claim, issue: await getIssue(tx, claim.issueId), numbers }]);
