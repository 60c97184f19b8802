import type { Tx } from '#platform/db';
import { type Claim, moveJobs } from '../claims/store-claim.ts';
import type { Issue } from '../issues/issue.ts';
import { type DrawMode, getIssue, updateOpened } from '../issues/store.ts';

export type { DrawMode };

/** An issue to be opened, and how it will be drawn. */
export type Opening = {
  readonly claim: Claim;
  readonly issue: Pick<Issue, 'closeMs'>;
  readonly draw: DrawMode;
};

/** Opens issues for bets; the caller holds their claims in this transaction. */
export async function openIssues(tx: Tx, openings: readonly Opening[]): Promise<void> {
  await updateOpened(
    tx,
    openings.map(({ claim, draw: { mode, round } }) => ({ issueId: claim.issueId, mode, round })),
  );
  const moves = openings.map(({ claim, issue }) => ({ claim, due: issue.closeMs }));
  await moveJobs(tx, moves, 'close');
}

/** The same for one, by its claim. */
export const openIssue = async (tx: Tx, claim: Claim, draw: DrawMode): Promise<void> =>
  openIssues(tx, [{ claim, issue: await getIssue(tx, claim.issueId), draw }]);
