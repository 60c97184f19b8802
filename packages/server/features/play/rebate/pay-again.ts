import { invariant } from '@fairlot/rules/core/invariant';
import { ZERO } from '@fairlot/rules/core/money';
import {
  findPosted,
  payRebate,
  readPosted,
  rebateKey,
  reverse,
  type Posted,
  type RebateOf,
  type Unit,
} from '#ledger';
import { newId, type Db, type Tx } from '#platform/db';
import type { Claim } from '../lottery/claims/index.ts';
import type { RebateRun } from './own-rebates.ts';
import { payPages } from './pay-pages.ts';
import { hasRebates, type DueRebate } from './store.ts';

/**
 * After a correction: who is due another rebate than he was paid is paid by this run, and what the run before
 * had paid him is taken back, below zero where it is gone. Everybody else is left alone. False when another
 * has the claim.
 */
export async function payAgain(db: Db, claim: Claim, work: RebateRun): Promise<boolean> {
  if (!(await hasRebates(db, work.issue.id))) return true;
  return (await payKind(db, claim, work, 'own')) && (await payKind(db, claim, work, 'agent'));
}

const payKind = (db: Db, claim: Claim, work: RebateRun, of: RebateOf): Promise<boolean> =>
  payPages(db, claim, work, { of, unitsOf: (tx, due) => unitsOf(tx, work, of, due) });

/** First what comes in: nobody's balance falls below zero for a moment alone. */
async function unitsOf(
  tx: Tx,
  { issue, run, currency }: RebateRun,
  of: RebateOf,
  due: readonly DueRebate[],
): Promise<readonly Unit[]> {
  const { gameId, serialNumber } = issue;
  const issueId = BigInt(issue.id);
  const keys = due.flatMap(({ playerId, was }) =>
    was === null ? [] : [{ playerId, key: rebateKey(issueId, of, was) }],
  );
  const refs = await findPosted(tx, keys);
  invariant(refs.length === keys.length, `issue ${issue.id}: what was paid is in the books`);
  const posted = new Map<bigint, Posted>();
  for (const paid of await readPosted(tx, refs)) posted.set(paid.playerId, paid);
  return due.map(({ playerId, amount }) => {
    const paid = posted.get(playerId);
    const rebate = { playerId, of, issueId, currency, amount, run, gameId, serialNumber };
    return [
      ...(amount > ZERO ? [payRebate(rebate)] : []),
      ...(paid ? reverse([paid], newId()) : []),
    ];
  });
}
