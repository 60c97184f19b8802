import { roundTimeMs } from '@fairlot/draw/beacon';
import { invariant } from '@fairlot/rules/core/invariant';
import { transaction } from '../../platform/db.ts';
import {
  type Claim,
  createLease,
  type DrawDue,
  getIssue,
  insertGameEvent,
  keepClaim,
  sealIssue,
  shutIssue,
} from '../lottery/index.ts';
import type { Fair } from './context.ts';
import { publish } from './publish.ts';
import { readRound } from './store.ts';
import { LEAF, readerOf, ticketIssue, ticketSet } from './tree.ts';

/**
 * Closes an issue: no bet after the mark, none in flight after the barrier; only then the tickets
 * are counted and their root published. Repeating any part of it changes nothing.
 */
export async function closeDrawable(fair: Fair, claim: Claim): Promise<void> {
  const { db, keys } = fair;
  if (!(await shutIssue(db, claim))) return;
  const about = await ticketIssue(fair, await getIssue(db, claim.issueId), LEAF);
  // However many tickets there are: one process after another would begin anew, and none would end.
  const tickets = await createLease(db, claim).during(ticketSet(readerOf(fair), about));
  await transaction(db, async (tx) => {
    if (!(await keepClaim(tx, claim))) return;
    const issue = await getIssue(tx, claim.issueId);
    invariant(issue.closedMs !== null, 'the closer marked the issue');
    const emittedMs = issue.round === null ? issue.drawMs : roundTimeMs(issue.round);
    const late = issue.nowMs >= emittedMs;
    await publish(tx, keys, issue, 'close', {
      serial: String(issue.serialNumber),
      // Bets in flight may be younger than the mark of an early close, never than this moment.
      closedAt: Math.floor(Math.min(issue.nowMs, issue.closeMs)),
      betCount: tickets.size,
      stakeSum: String(tickets.stakeSum),
      ticketRoot: tickets.root,
      leaf: LEAF,
      late,
    });
    if (late) await insertGameEvent(tx, issue.gameId, issue.id, 'late close', { emittedMs });
    const isKnown =
      issue.mode !== 2 &&
      (issue.round === null || (await readRound(tx, issue.round)) !== undefined);
    const due: DrawDue = isKnown ? issue.drawMs : 'never';
    await sealIssue(tx, claim, due, !isKnown);
  });
}
