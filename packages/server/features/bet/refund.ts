import { mills } from '@fairlot/rules/core/money';
import { mustBePosted, postAll, refundIssue, type Currency } from '../../ledger/index.ts';
import { transaction } from '../../platform/db.ts';
import type { Platform } from '../../platform/feature.ts';
import {
  createLease,
  getIssue,
  keepClaim,
  type Lease,
  markRefunded,
  type Claim,
  type Issue,
} from '../lottery/index.ts';
import { createLanes, workOff, type Lanes } from './lanes.ts';
import { chainsOf, rangesOf, type Range } from './range.ts';
import { CHUNK, LANES, type SettleResult } from './settle.ts';
import { readEnds, refundRange } from './store-settle.ts';

/** Gives every stake of a cancelled issue back once, in chunks as settling does. */
export type RefundOptions = {
  readonly currency: Currency;
  readonly chunk?: number;
  readonly lanes?: Lanes;
};

export async function refund(
  platform: Platform,
  claim: Claim,
  options: RefundOptions,
): Promise<SettleResult> {
  const { currency, chunk = CHUNK, lanes = createLanes(LANES) } = options;
  const issue = await getIssue(platform.db, claim.issueId);
  const ranges = rangesOf(await readEnds(platform.db, issue.id, chunk));
  const lease = createLease(platform.db, claim);
  const work = { platform, claim, issue, currency, lease };
  const isOurs = await workOff(lanes, issue.id, chainsOf(ranges), (range) => giveBack(work, range));
  if (!isOurs) return 'fenced';
  const isDone = await transaction(platform.db, async (tx) => {
    if (!(await keepClaim(tx, claim))) return false;
    await markRefunded(platform, tx, claim);
    return true;
  });
  return isDone ? 'settled' : 'fenced';
}

type Work = {
  readonly platform: Platform;
  readonly claim: Claim;
  readonly issue: Issue;
  readonly currency: Currency;
  readonly lease: Lease;
};

async function giveBack(work: Work, range: Range): Promise<boolean> {
  const { platform, claim, issue, currency, lease } = work;
  const { db } = platform;
  if (!(await lease.isOurs())) return false;
  return transaction(db, async (tx) => {
    const bets = await refundRange(tx, claim, range);
    if (!bets) return false;
    const { gameId, serialNumber } = issue;
    const movements = bets.map(({ playerId, id: betId, stake }) => {
      const bet = { playerId, betId, issueId: BigInt(issue.id), currency, gameId, serialNumber };
      return [refundIssue({ ...bet, amount: mills(stake) })];
    });
    mustBePosted(movements, await postAll(tx, movements));
    return true;
  });
}
