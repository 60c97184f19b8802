import { type RebateOf, type Unit, postEvery } from '#ledger';
import { transaction, type Db, type Tx } from '#platform/db';
import { keepClaim, type Claim } from '../lottery/claims/index.ts';
import type { RebateRun } from './own-rebates.ts';
import { listRebates, type ListedRebate, writeRebates } from './store.ts';

/** Accounts that one transaction holds. */
const AT_ONCE = 500;
/** Of whom a worker keeps in mind what they are due. */
const LISTED = 50_000;

export type Sizes = { readonly atOnce: number; readonly listed: number };
export const SIZES: Sizes = { atOnce: AT_ONCE, listed: LISTED };

/** The movements of what players are due. */
export type UnitsOf = (tx: Tx, due: readonly ListedRebate[]) => Promise<readonly Unit[]>;

export type Paying = {
  readonly of: RebateOf;
  readonly unitsOf: UnitsOf;
  readonly sizes?: Sizes | undefined;
};

/**
 * Pays what players are due of an issue whose bets have all ended: its stakes are summed once, not for each page, for
 * nothing changes them while the claim is kept. What was paid is written beside it, so whoever comes after a
 * crash finds what is left. False when another has the claim.
 */
export async function payPages(
  db: Db,
  claim: Claim,
  { issue, run }: RebateRun,
  { of, unitsOf, sizes: { atOnce, listed } = SIZES }: Paying,
): Promise<boolean> {
  const about = { issueId: issue.id, run, of };
  for (;;) {
    const due = await listRebates(db, issue.id, of, listed);
    for (let from = 0; from < due.length; from += atOnce) {
      const page = due.slice(from, from + atOnce);
      const isPaid = await transaction(db, async (tx) => {
        if (!(await keepClaim(tx, claim))) return false;
        await writeRebates(tx, about, page);
        const units = await unitsOf(tx, page);
        await postEvery(tx, units);
        return true;
      });
      if (!isPaid) return false;
    }
    if (due.length < listed) return true;
  }
}
