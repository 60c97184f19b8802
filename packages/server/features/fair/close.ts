import { roundTimeMs } from '@fairlot/draw/beacon';
import { toHex } from '@fairlot/draw/bytes';
import { invariant } from '@fairlot/rules/core/invariant';
import { transaction } from '../../platform/db.ts';
import {
  type Claim,
  type DrawDue,
  getIssue,
  insertGameEvent,
  type Issue,
  keepClaim,
  sealIssue,
  shutIssue,
} from '../lottery/index.ts';
import { tagKeyOf } from './chain.ts';
import { type Fair, ticketsOf } from './context.ts';
import { publish } from './publish.ts';
import { readChain, readRound } from './store.ts';
import { plant, type TicketSet } from './tickets.ts';

/**
 * Closes an issue: no bet after the mark, none in flight after the barrier; only then the tickets
 * are counted and their root published. Repeating any part of it changes nothing.
 */
export async function closeDrawable(fair: Fair, claim: Claim): Promise<void> {
  const { db, keys } = fair;
  if (!(await shutIssue(db, claim))) return;
  const tickets = await ticketSet(fair, await getIssue(db, claim.issueId));
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
      betCount: tickets.tree.size,
      stakeSum: String(tickets.stakeSum),
      ticketRoot: toHex(tickets.tree.root),
      late,
    });
    if (late) await insertGameEvent(tx, issue.gameId, issue.id, 'late close', { emittedMs });
    const isKnown = issue.round === null || (await readRound(tx, issue.round)) !== undefined;
    const due: DrawDue = isKnown ? issue.drawMs : 'never';
    await sealIssue(tx, claim, due, !isKnown);
  });
}

/** The tickets of an issue that is shut. */
export async function ticketSet(fair: Fair, issue: Issue): Promise<TicketSet> {
  const { db, keys } = fair;
  const chain = await readChain(db, issue.gameId, issue.day);
  invariant(chain, `the chain of ${issue.code} ${issue.day} exists`);
  const tickets = await ticketsOf(fair)(db, issue.id);
  const tagKey = tagKeyOf(keys.master, { game: issue.code, day: issue.day });
  const { rulesHash } = chain;
  return plant(tickets, { serial: String(issue.serialNumber), tagKey, rulesHash });
}
