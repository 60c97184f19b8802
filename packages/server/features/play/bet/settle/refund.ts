import type { Currency } from '#ledger';
import { transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import { createLease, keepClaim, type Claim } from '../../lottery/claims/index.ts';
import { getIssue } from '../../lottery/issues/index.ts';
import { markRefunded } from '../../lottery/steps/index.ts';
import { createFairQueue, workOff, type FairQueue } from './fair-queue.ts';
import { giveBack } from './give-back.ts';
import { chainsOf, rangesOf } from './range.ts';
import { CHUNK, LANES, type SettleResult } from './settle.ts';
import { readEnds } from './store-settle.ts';

/** Gives every stake of a cancelled issue back once, in chunks as settling does. */
export type RefundOptions = {
  readonly currency: Currency;
  readonly chunk?: number;
  readonly lanes?: FairQueue;
};

export async function refund(
  platform: Platform,
  claim: Claim,
  options: RefundOptions,
): Promise<SettleResult> {
  const { currency, chunk = CHUNK, lanes = createFairQueue(LANES) } = options;
  const issue = await getIssue(platform.db, claim.issueId);
  const ranges = rangesOf(await readEnds(platform.db, issue.id, chunk));
  const lease = createLease(platform.db, claim);
  const work = { platform, claim, issue, currency, lease };
  const isOurs = await workOff(lanes, issue.id, chainsOf(ranges), (range) =>
    giveBack(work, range, 'cancelled'),
  );
  if (!isOurs) return 'fenced';
  const isDone = await transaction(platform.db, async (tx) => {
    if (!(await keepClaim(tx, claim))) return false;
    await markRefunded(platform, tx, claim);
    return true;
  });
  return isDone ? 'settled' : 'fenced';
}
