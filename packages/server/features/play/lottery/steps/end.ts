import type { Platform } from '#platform/feature';
import { type Db, transaction, type Tx } from '#platform/db';
import { wakeJob } from '#platform/jobs';
import { awardedEvent, correctedIssueEvent } from '../issues/hub.ts';
import type { Issue } from '../issues/issue.ts';
import { SETTLE_JOB } from './record-draw.ts';
import { cancelMissed, type Claim, moveJob, moveJobs } from '../claims/store-claim.ts';
import { finishCorrection } from './store-correction.ts';
import { getIssue, insertGameEvent, updateEnded } from '../issues/store.ts';

type Announcer = Pick<Platform, 'announce'>;

/** All bets of the issue are settled: AWARDED. Last in the last transaction of the settlement. */
export const markAwarded = async (stage: Announcer, tx: Tx, claim: Claim): Promise<void> =>
  markAllAwarded(stage, tx, [{ claim, issue: await getIssue(tx, claim.issueId) }]);

/** The same for several. */
export async function markAllAwarded(
  { announce }: Announcer,
  tx: Tx,
  ended: readonly { readonly claim: Claim; readonly issue: Issue }[],
): Promise<void> {
  await updateEnded(
    tx,
    ended.map(({ claim }) => claim.issueId),
    2,
  );
  await moveJobs(
    tx,
    ended.map(({ claim }) => ({ claim, due: 'never' as const })),
    'done',
  );
  await announce.write(
    tx,
    ended.map(({ issue }) => awardedEvent(issue, 2)),
  );
}

/** The bets of an awarded issue ended as its correction says: last in the last transaction of that. */
export async function markCorrected(
  { announce }: Announcer,
  tx: Tx,
  claim: Claim,
  run: number,
): Promise<void> {
  await finishCorrection(tx, claim.issueId, run);
  await moveJob(tx, claim, 'done', 'never');
  const issue = await getIssue(tx, claim.issueId);
  await insertGameEvent(tx, issue.gameId, issue.id, 'corrected', { run });
  await announce.write(tx, [correctedIssueEvent(issue)]);
}

/** Cancels an issue: CANCEL, and its stakes are to go back, unless it never took a bet. */
export async function cancelIssue(tx: Tx, claim: Claim, reason: string): Promise<void> {
  await updateEnded(tx, [claim.issueId], 3);
  const issue = await getIssue(tx, claim.issueId);
  await insertGameEvent(tx, issue.gameId, issue.id, 'cancelled', { reason });
  if (issue.openedMs === null) {
    await moveJob(tx, claim, 'done', 'never');
    return;
  }
  await moveJob(tx, claim, 'refund');
  await wakeJob(tx, SETTLE_JOB);
}

/** All stakes of a cancelled issue are back. */
export async function markRefunded({ announce }: Announcer, tx: Tx, claim: Claim): Promise<void> {
  await moveJob(tx, claim, 'done', 'never');
  await announce.write(tx, [awardedEvent(await getIssue(tx, claim.issueId), 3)]);
}

/** Issues that nobody could open before their sale was over are recorded as cancelled. */
export const cancelUnopened = (db: Db): Promise<void> =>
  transaction(db, async (tx) => {
    for (const [gameId, count] of await cancelMissed(tx)) {
      await insertGameEvent(tx, gameId, null, 'never opened', { count });
    }
  });
