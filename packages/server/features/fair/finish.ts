import type { Money } from '@fairlot/rules/core/money';
import type { Tx } from '../../platform/db.ts';
import type { Platform } from '../../platform/feature.ts';
import { type Claim, getIssue, markAwarded } from '../lottery/index.ts';
import { fairOf } from './context.ts';
import { publish } from './publish.ts';

/** What settlement paid, as everybody may know it. */
export type Settlement = {
  /** Bets that won something. */
  readonly winners: number;
  readonly payoutSum: Money;
  /** Hash of the recount by the second code path, hex. */
  readonly recountHash: string;
};

/**
 * The last word on an issue: its settlement is published and it is AWARDED, in the last transaction
 * of the settlement, which holds the claim.
 */
export async function finishIssue(
  platform: Platform,
  tx: Tx,
  claim: Claim,
  { winners, payoutSum, recountHash }: Settlement,
): Promise<void> {
  const issue = await getIssue(tx, claim.issueId);
  if (issue.kind === 'platform') {
    const { keys } = await fairOf(platform);
    await publish(tx, keys, issue, 'settlement', {
      serial: String(issue.serialNumber),
      winners,
      payoutSum: String(payoutSum),
      recountHash,
    });
  }
  await markAwarded(platform, tx, claim);
}
