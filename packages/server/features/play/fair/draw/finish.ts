import type { Money } from '@fairlot/rules/core/money';
import type { Tx } from '#platform/db';
import type { Platform } from '#platform/feature';
import { type Claim } from '../../lottery/claims/index.ts';
import { getIssue, type Issue } from '../../lottery/issues/index.ts';
import { markAllAwarded } from '../../lottery/steps/index.ts';
import { fairOf } from '../sources/context.ts';
import { draftOf, publishAll } from '../commitment/publish.ts';

/** What settlement paid, as everybody may know it. */
export type Settlement = {
  /** Bets that won something. */
  readonly winners: number;
  readonly payoutSum: Money;
  /** Hash of the recount by the second code path, hex. */
  readonly recountHash: string;
};

/** An issue whose bets are all settled. */
export type Finished = {
  readonly claim: Claim;
  readonly issue: Issue;
  readonly settlement: Settlement;
};

/**
 * The last word on issues: their settlements are published and they are AWARDED, in the last
 * transaction of the settlement, which holds the claims.
 */
export async function finishIssues(
  platform: Platform,
  tx: Tx,
  finished: readonly Finished[],
): Promise<void> {
  const { keys } = await fairOf(platform);
  const drawnHere = finished.filter(({ issue }) => issue.kind === 'platform');
  const manifests = drawnHere.map(({ issue, settlement }) =>
    draftOf(issue, 'settlement', {
      serial: String(issue.serialNumber),
      winners: settlement.winners,
      payoutSum: String(settlement.payoutSum),
      recountHash: settlement.recountHash,
    }),
  );
  if (manifests.length > 0) await publishAll(tx, keys, manifests);
  await markAllAwarded(platform, tx, finished);
}

/** The same for one, by its claim. */
export const finishIssue = async (
  platform: Platform,
  tx: Tx,
  claim: Claim,
  settlement: Settlement,
): Promise<void> =>
  finishIssues(platform, tx, [{ claim, issue: await getIssue(tx, claim.issueId), settlement }]);
