import { roundTimeMs } from '@fairlot/draw/beacon';
import { transaction } from '#platform/db';
import { awaitingIssues, type Issue } from '../../lottery/issues/index.ts';
import { hurryJobs } from '../../lottery/claims/index.ts';
import type { Fair } from '../sources/context.ts';
import { isExpired } from './expired.ts';
import { haltWaiting } from './halt-waiting.ts';
import { readRound } from '../commitment/store.ts';

/** Fetches the rounds that closed issues wait for; lets go what can be drawn or must be cancelled. */
export async function awaitRounds(fair: Fair): Promise<void> {
  const { db, beacon } = fair;
  const waiting = await awaitingIssues(db);
  const due = waiting.filter(
    (issue) => issue.round !== null && issue.nowMs >= roundTimeMs(issue.round),
  );
  for (const round of new Set(due.map((issue) => issue.round ?? 0))) {
    const ofRound = due.filter((issue) => issue.round === round);
    const isReady = (await readRound(db, round)) !== undefined || ofRound.every(isExpired);
    if (isReady) await hurry(fair, ofRound);
    else await beacon.fetchRound(round);
  }
  await haltWaiting(db, due);
}

const hurry = ({ db }: Fair, issues: readonly Issue[]): Promise<void> => {
  const ids = issues.map((issue) => issue.id);
  return transaction(db, (tx) => hurryJobs(tx, ids, 'draw'));
};
