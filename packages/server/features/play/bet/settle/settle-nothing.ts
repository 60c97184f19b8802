import { ZERO } from '@fairlot/rules/core/money';
import { issuesWithPool } from '#ledger';
import { transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import { sha256Hex } from '#platform/hash';
import { finishIssues } from '../../fair/draw/index.ts';
import { publishedEmpty } from '../../fair/manifests/index.ts';
import { type Claim, keepClaims } from '../../lottery/claims/index.ts';
import { getIssues } from '../../lottery/issues/index.ts';
import { issuesWithBets } from './store-tickets.ts';

/** Nobody won, nothing was paid: what the recount of no bets comes to. */
const NOTHING = { winners: 0, payoutSum: ZERO, recountHash: sha256Hex('') };

/**
 * Ends drawn issues that nobody bet on, all in one transaction: most issues of a large catalogue are such.
 * Returns the claims of those that are to be settled like any other, because their manifest, a bet or the
 * ledger says that somebody did.
 */
export async function settleNothing(
  platform: Platform,
  claims: readonly Claim[],
): Promise<readonly Claim[]> {
  const { db } = platform;
  const ids = claims.map(({ issueId }) => issueId);
  const published = await publishedEmpty(db, await getIssues(db, ids));
  const sold = await issuesWithBets(db, ids);
  const paid = await issuesWithPool(db, ids);
  const empty = published.filter(({ id }) => !sold.has(id) && !paid.has(id));
  const held = empty.flatMap((issue) => {
    const claim = claims.find(({ issueId, step }) => issueId === issue.id && step === 'settle');
    return claim ? [{ claim, issue, settlement: NOTHING }] : [];
  });
  await transaction(db, async (tx) => {
    const kept = new Set(
      await keepClaims(
        tx,
        held.map(({ claim }) => claim),
      ),
    );
    const ours = held.filter(({ claim }) => kept.has(claim));
    if (ours.length > 0) await finishIssues(platform, tx, ours);
  });
  const done = new Set(held.map(({ claim }) => claim));
  return claims.filter((claim) => !done.has(claim));
}
