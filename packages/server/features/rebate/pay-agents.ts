import { mustBePosted, payRebate, postAll } from '../../ledger/index.ts';
import { transaction, type Db } from '../../platform/db.ts';
import { keepClaim, type Claim } from '../lottery/index.ts';
import type { RebateRun } from './own-rebates.ts';
import { EVERYBODY, hasRebates, takeRebates } from './store.ts';

/** Accounts that one transaction holds. */
export const AT_ONCE = 500;

/**
 * Pays those above the players of an issue, once all its bets have ended: one journal each, page by page.
 * What was paid is written beside it, so whoever comes after a crash goes on behind the last page. False when
 * another has the claim.
 */
export async function payAgents(
  db: Db,
  claim: Claim,
  { issue, run, currency }: RebateRun,
): Promise<boolean> {
  if (!(await hasRebates(db, issue.id))) return true;
  const { gameId, serialNumber } = issue;
  const issueId = BigInt(issue.id);
  for (;;) {
    const paid = await transaction(db, async (tx) => {
      if (!(await keepClaim(tx, claim))) return undefined;
      const about = { issueId: issue.id, run, of: 'agent' } as const;
      const due = await takeRebates(tx, about, EVERYBODY, AT_ONCE);
      const units = due.map(({ playerId, amount }) => [
        payRebate({ playerId, of: 'agent', issueId, currency, amount, run, gameId, serialNumber }),
      ]);
      mustBePosted(units, await postAll(tx, units));
      return units.length;
    });
    if (paid === undefined) return false;
    if (paid < AT_ONCE) return true;
  }
}
