import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { codeOf, transaction, type Tx } from '#platform/db';
import { withTestServer } from '#testing';
import { BET_FEATURES, openTestIssue } from '../../bet/testing.ts';
import { shutIssue } from '../steps/close.ts';
import { setSale, tripIssues } from './halt.ts';
import { claimIssue, hurryJobs, keepClaim } from '../claims/store-claim.ts';
import { getIssue, updateClosed } from '../issues/store.ts';

/**
 * The closer of an issue holds its job and then its row; the tripwire shuts issues while they are on
 * sale. Both at once wait for each other unless they lock in one order.
 */
const server = withTestServer({ features: BET_FEATURES });

/** Trips while the closer is between its two locks; how both ended. */
async function meet(trip: (tx: Tx, issueId: number) => Promise<void>) {
  const { db, owner } = server();
  const { id } = await openTestIssue(server());
  await sql`UPDATE issue_job SET due_at = '-infinity' WHERE issue_id = ${id}`.execute(owner);
  const claim = await claimIssue(db, { steps: ['close'], owner: 'closer' });
  if (claim?.issueId !== id) throw new Error('this issue is to be closed');
  const codes: (string | undefined)[] = [];
  const noted = (work: Promise<unknown>) => work.catch((error) => void codes.push(codeOf(error)));
  await noted(
    transaction(db, async (tx) => {
      expect(await keepClaim(tx, claim)).toBe(true);
      const tripping = noted(transaction(db, (other) => trip(other, id)));
      await delay(200);
      await updateClosed(tx, id).finally(() => void tripping);
    }),
  );
  await delay(50);
  const shut = await shutIssue(db, claim);
  const { closedMs, gameId } = await getIssue(db, id);
  await sql`UPDATE issue_job SET step = 'done', due_at = 'infinity' WHERE issue_id = ${id}`.execute(
    owner,
  );
  await sql`UPDATE issue SET state = 3, finished_at = app_now() WHERE id = ${id}`.execute(owner);
  await setSale(db, gameId, 'on');
  return { codes, shut, isClosed: closedMs !== null };
}

it('a trip and a close at once both go through', async () => {
  const trip = async (tx: Tx, id: number) => tripIssues(tx, [await getIssue(tx, id)], {});
  expect(await meet(trip)).toEqual({ codes: [], shut: true, isClosed: true });
});

it('one of them dies where the row is locked before the job: the control', async () => {
  const trip = async (tx: Tx, id: number) => {
    await updateClosed(tx, id);
    await hurryJobs(tx, [id], 'close');
    await sql`UPDATE issue_job SET due_at = app_now() WHERE issue_id = ${id}`.execute(tx);
  };
  expect((await meet(trip)).codes).toEqual(['40P01']);
});
