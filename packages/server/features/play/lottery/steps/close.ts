import { type Db, transaction, type Tx } from '#platform/db';
import { type Claim, type Due, keepClaims, moveJobs } from '../claims/store-claim.ts';
import { lockOutBets, tryLockOutBets, updateClosed, updateSealed } from '../issues/store.ts';

/**
 * The close gate. The mark is committed first; then passing the exclusive lock
 * waits for the bets that had read "open" before it. After this returns true, no bet of the issue
 * can appear any more. False: fenced.
 */
export async function shutIssue(db: Db, claim: Claim): Promise<boolean> {
  const { passed, busy } = await shutIssues(db, [claim]);
  for (const { issueId } of busy) await waitForBets(db, issueId);
  return passed.length + busy.length > 0;
}

/** Issues that are marked: nobody writes a bet of them any more, or somebody may still do. */
export type Shut = { readonly passed: readonly Claim[]; readonly busy: readonly Claim[] };

/** The same for several, none waiting for the bets of another; those that are fenced are left out. */
export async function shutIssues(db: Db, claims: readonly Claim[]): Promise<Shut> {
  const kept = await transaction(db, async (tx) => {
    const held = await keepClaims(tx, claims);
    await updateClosed(tx, ...held.map(({ issueId }) => issueId));
    return held;
  });
  const ids = kept.map(({ issueId }) => issueId);
  const quiet = await transaction(db, (tx) => tryLockOutBets(tx, ids));
  const passed = kept.filter(({ issueId }) => quiet.has(issueId));
  return { passed, busy: kept.filter(({ issueId }) => !quiet.has(issueId)) };
}

/** Waits until nobody writes a bet of an issue that is marked. */
export const waitForBets = (db: Db, issueId: number): Promise<void> =>
  transaction(db, (tx) => lockOutBets(tx, issueId));

/** An issue whose tickets are frozen, and when the step after is due. */
export type Seal = {
  readonly claim: Claim;
  readonly due: Due;
  readonly isAwaitingBeacon: boolean;
  readonly hasTickets: boolean;
};

/** Freezes the sets of tickets: from here on the issues wait for their numbers. */
export async function sealIssues(tx: Tx, seals: readonly Seal[]): Promise<void> {
  await updateSealed(
    tx,
    seals.map(({ claim: { issueId }, ...what }) => ({ issueId, ...what })),
  );
  await moveJobs(tx, seals, 'draw');
}

/** The same for one whose tickets nobody counts. */
export const sealIssue = (tx: Tx, claim: Claim, due: Due, isAwaitingBeacon: boolean) =>
  sealIssues(tx, [{ claim, due, isAwaitingBeacon, hasTickets: true }]);
