import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Db } from '#platform/db';
import { wakeJob } from '#platform/jobs';
import { act, type Actor } from '../../../staff/operator/proposals/index.ts';
import { type IssueName, targetOf } from './fed-issue.ts';
import { SETTLE_JOB } from '../steps/record-draw.ts';
import { freeJob, type Held, holdJob } from './store-stuck.ts';
import { findIssue, insertGameEvent, updateClosed, updateNotice } from '../issues/store.ts';
import { publishGameChange } from '../games/publish-game-change.ts';

/**
 * Holds one issue until an operator continues it: no step runs and no prize is paid. Its sale ends at once and does not
 * resume. Other issues of the game stay on sale.
 */
export const holdIssue = (
  db: Db,
  actor: Actor,
  name: IssueName,
  reason: string,
): Promise<Result<Held, 'NO_SUCH_ISSUE' | 'NOTHING_TO_HOLD'>> => {
  const deed = { permission: 'lottery.issues.halt', target: targetOf(name), reason } as const;
  return act<Held, 'NO_SUCH_ISSUE' | 'NOTHING_TO_HOLD'>(db, actor, deed, async (tx) => {
    const issue = await findIssue(tx, name.gameId, name.serialNumber);
    if (!issue) return refused('NO_SUCH_ISSUE');
    const held = await holdJob(tx, issue.id);
    if (!held) return refused('NOTHING_TO_HOLD');
    const { step, failures } = held;
    if (issue.openedMs !== null) await updateClosed(tx, issue.id);
    await updateNotice(tx, issue.id, reason);
    await insertGameEvent(tx, name.gameId, issue.id, 'held', { step, failures, reason });
    await publishGameChange(tx, name.gameId);
    return ok({ before: { step, failures }, after: { step, isHeld: true }, value: held });
  });
};

/** Lets an issue go on that is held or failed, from where it stopped. */
export const continueIssue = (
  db: Db,
  actor: Actor,
  name: IssueName,
  reason: string,
): Promise<Result<Held, 'NO_SUCH_ISSUE' | 'NOT_HELD'>> => {
  const deed = { permission: 'lottery.issues.retry', target: targetOf(name), reason } as const;
  return act<Held, 'NO_SUCH_ISSUE' | 'NOT_HELD'>(db, actor, deed, async (tx) => {
    const issue = await findIssue(tx, name.gameId, name.serialNumber);
    if (!issue) return refused('NO_SUCH_ISSUE');
    const freed = await freeJob(tx, issue.id);
    if (!freed) return refused('NOT_HELD');
    const { step, failures } = freed;
    await updateNotice(tx, issue.id, null);
    // The kind that ends an alarm: whoever stays stuck is told of again.
    await insertGameEvent(tx, name.gameId, issue.id, 'step retried', { step, failures, reason });
    await publishGameChange(tx, name.gameId);
    await wakeJob(tx, SETTLE_JOB);
    return ok({ before: { step, failures }, after: { step, isHeld: false }, value: freed });
  });
};
