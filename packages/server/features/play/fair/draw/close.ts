import { roundTimeMs } from '@fairlot/draw/beacon';
import { invariant } from '@fairlot/rules/core/invariant';
import { transaction } from '#platform/db';
import { type Claim, createLease, keepClaims } from '../../lottery/claims/index.ts';
import { getIssue, getIssues, insertGameEvent, type Issue } from '../../lottery/issues/index.ts';
import { sealIssues, shutIssues, waitForBets } from '../../lottery/steps/index.ts';
import { type Fair, ticketPort } from '../sources/context.ts';
import { draftOf, publishAll } from '../commitment/publish.ts';
import { readRounds } from '../commitment/store.ts';
import {
  LEAF,
  NO_TICKETS,
  readerOf,
  ticketIssue,
  ticketSet,
  type TicketSet,
} from '../manifests/tree.ts';

/** So many sets of tickets are read at once. */
const SETS_AT_ONCE = 4;

type Counted = { readonly claim: Claim; readonly tickets: TicketSet };

/**
 * Closes issues: no bet after the mark, none in flight after the barrier; only then the tickets are
 * counted and their root published. Those that nobody bet on are sealed at once; none of them waits
 * for the tickets of another. Repeating any part of it changes nothing.
 */
export async function closeIssues(fair: Fair, claims: readonly Claim[]): Promise<void> {
  const { passed, busy } = await shutIssues(fair.db, claims);
  const ids = passed.map(({ issueId }) => issueId);
  const sold = await fair.ports.read(ticketPort).among(fair.db, ids);
  const empty = passed.filter(({ issueId }) => !sold.has(issueId));
  await seal(
    fair,
    empty.map((claim) => ({ claim, tickets: NO_TICKETS })),
  );
  const rest = [...passed.filter(({ issueId }) => sold.has(issueId)), ...busy];
  for (let from = 0; from < rest.length; from += SETS_AT_ONCE) {
    const some = rest.slice(from, from + SETS_AT_ONCE);
    const ended = await Promise.allSettled(some.map((claim) => closeSold(fair, claim)));
    for (const each of ended) if (each.status === 'rejected') throw each.reason;
  }
}

async function closeSold(fair: Fair, claim: Claim): Promise<void> {
  const { db } = fair;
  await waitForBets(db, claim.issueId);
  const about = await ticketIssue(fair, await getIssue(db, claim.issueId), LEAF);
  // However many tickets there are: one process after another would begin anew, and none would end.
  const tickets = await createLease(db, claim).during(ticketSet(readerOf(fair), about));
  await seal(fair, [{ claim, tickets }]);
}

async function seal({ db, keys }: Fair, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return;
  await transaction(db, async (tx) => {
    const claims = counted.map(({ claim }) => claim);
    const kept = new Set((await keepClaims(tx, claims)).map(({ issueId }) => issueId));
    const issues = new Map((await getIssues(tx, [...kept])).map((issue) => [issue.id, issue]));
    const rounds = await readRounds(
      tx,
      [...issues.values()].map(({ round }) => round),
    );
    const ours = counted.flatMap(({ claim, tickets }) => {
      const issue = issues.get(claim.issueId);
      return issue ? [{ claim, tickets, issue }] : [];
    });
    if (ours.length === 0) return;
    await publishAll(
      tx,
      keys,
      ours.map(({ issue, tickets }) => closeManifest(issue, tickets)),
    );
    for (const { issue } of ours) {
      const emittedMs = emissionOf(issue);
      if (issue.nowMs < emittedMs) continue;
      await insertGameEvent(tx, issue.gameId, issue.id, 'late close', { emittedMs });
    }
    await sealIssues(
      tx,
      ours.map(({ claim, issue, tickets }) => ({
        ...sealOf(claim, issue, rounds),
        hasTickets: tickets.size > 0,
      })),
    );
  });
}

/** When what decides the draw may be known: not before the issue has closed. */
const emissionOf = ({ round, drawMs }: Issue): number =>
  round === null ? drawMs : roundTimeMs(round);

function closeManifest(issue: Issue, { size, stakeSum, root }: TicketSet) {
  invariant(issue.closedMs !== null, 'the closer marked the issue');
  return draftOf(issue, 'close', {
    serial: String(issue.serialNumber),
    // Bets in flight may be younger than the mark of an early close, never than this moment.
    closedAt: Math.floor(Math.min(issue.nowMs, issue.closeMs)),
    betCount: size,
    stakeSum: String(stakeSum),
    ticketRoot: root,
    leaf: LEAF,
    late: issue.nowMs >= emissionOf(issue),
  });
}

function sealOf(claim: Claim, issue: Issue, rounds: ReadonlyMap<number, string>) {
  const { mode, round, drawMs } = issue;
  const isKnown = mode !== 2 && (round === null || rounds.has(round));
  return { claim, due: isKnown ? drawMs : ('never' as const), isAwaitingBeacon: !isKnown };
}
