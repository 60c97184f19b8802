import { mills } from '@fairlot/rules/core/money';
import { refundIssue, type Currency, postEvery } from '#ledger';
import { transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import { hasBonusStakes, NO_SHARES, sharesOf, withBonus } from '../../../money/bonus/index.ts';
import { countEnded } from '../../responsible-gaming/index.ts';
import type { Claim, Lease } from '../../lottery/claims/index.ts';
import type { Issue } from '../../lottery/issues/index.ts';
import type { Range } from './range.ts';
import { type GivenBack, refundRange } from './store-settle.ts';

type Work = {
  readonly platform: Platform;
  readonly claim: Claim;
  readonly issue: Issue;
  readonly currency: Currency;
  readonly lease: Lease;
};

/** Gives stakes of a range back, in one transaction; false when another worker has taken over. */
export async function giveBack(work: Work, range: Range, how: GivenBack): Promise<boolean> {
  const { platform, claim, issue, currency, lease } = work;
  const { db } = platform;
  if (!(await lease.isOurs())) return false;
  return transaction(db, async (tx) => {
    const bets = await refundRange(tx, claim, range, how);
    if (!bets) return false;
    const { gameId, serialNumber } = issue;
    const hasBonus = await hasBonusStakes(tx, issue.id);
    const shares = hasBonus ? await sharesOf(tx, issue.id, bets) : NO_SHARES;
    const movements = bets.map(({ playerId, id: betId, stake }) => {
      const bet = { playerId, betId, issueId: BigInt(issue.id), currency, gameId, serialNumber };
      const back = { ...bet, amount: mills(stake) };
      return withBonus(refundIssue(back), back, shares, 'refund');
    });
    await postEvery(tx, movements);
    await countEnded(tx, bets);
    return true;
  });
}
