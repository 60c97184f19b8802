import { toHex } from '@fairlot/draw/bytes';
import { transaction } from '#platform/db';
import { cancelIssue } from '../../lottery/steps/index.ts';
import { type Claim, keepClaim } from '../../lottery/claims/index.ts';
import { type Issue } from '../../lottery/issues/index.ts';
import type { Fair } from '../sources/context.ts';
import { chainOf } from './parent.ts';
import { publish } from '../commitment/publish.ts';
import { resumeAfter } from './resume-after-last.ts';
import { readClose } from '../commitment/store.ts';

type Cancelled = { readonly claim: Claim; readonly issue: Issue; readonly reason: string };

/** What an issue is to be drawn from never came: stakes go back, and the secret is shown all the same. */
export async function cancelDraw(fair: Fair, { claim, issue, reason }: Cancelled): Promise<void> {
  const { gameId, chain } = chainOf(issue);
  const secret = await fair.vault.secret(gameId, chain, issue.dayIndex);
  const closed = await readClose(fair.db, issue.gameId, issue.serialNumber);
  await transaction(fair.db, async (tx) => {
    if (!(await keepClaim(tx, claim))) return;
    await resumeAfter(tx, [issue.gameId], async () => {
      await publish(tx, fair.keys, issue, 'incident', {
        serial: String(issue.serialNumber),
        at: Math.floor(issue.nowMs),
        reason,
        s: toHex(secret),
        refundSum: String(closed?.stakeSum ?? 0n),
      });
      await cancelIssue(tx, claim, reason);
    });
  });
}
