import { payRebate } from '#ledger';
import type { Db } from '#platform/db';
import type { Claim } from '../lottery/claims/index.ts';
import type { RebateRun } from './own-rebates.ts';
import { payPages, type Sizes, type UnitsOf } from './pay-pages.ts';
import { hasRebates } from './store.ts';

/**
 * Pays those above the players of an issue, once all its bets have ended: one journal each, page by page. False
 * when another has the claim.
 */
export async function payAgents(
  db: Db,
  claim: Claim,
  work: RebateRun,
  sizes?: Sizes,
): Promise<boolean> {
  const { issue, run, currency } = work;
  if (!(await hasRebates(db, issue.id))) return true;
  const { gameId, serialNumber } = issue;
  const issueId = BigInt(issue.id);
  const unitsOf: UnitsOf = (_tx, due) =>
    Promise.resolve(
      due.map(({ playerId, amount }) => [
        payRebate({ playerId, of: 'agent', issueId, currency, amount, run, gameId, serialNumber }),
      ]),
    );
  return payPages(db, claim, work, { of: 'agent', unitsOf, sizes });
}
