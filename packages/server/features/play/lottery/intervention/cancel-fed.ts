import * as z from 'zod/mini';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { IssueState } from '@fairlot/rules/issue/state';
import type { Db, Tx } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import {
  propose,
  proposeBySite,
  type ProposalRejection,
  type Person,
} from '../../../staff/operator/proposals/index.ts';
import { givenUp } from './cancel-text.ts';
import { cancelIssue } from '../steps/end.ts';
import { fedIssue, isFed, type IssueName, type NoFedIssue, targetOf } from './fed-issue.ts';
import type { Issue } from '../issues/issue.ts';
import { type GameNow, readGame } from '../games/store-game.ts';
import { lockJobs, seizeIssue } from '../claims/store-claim.ts';
import { readFacts } from './store-monitor.ts';
import { freeJob } from './store-stuck.ts';
import { getIssue, lockOutBets, updateNotice } from '../issues/store.ts';
import { publishGameChange } from '../games/publish-game-change.ts';

/**
 * Cancels an issue of a fed game whose number does not come, by two people: its stakes go back. One that
 * is drawn here is never cancelled by hand: whoever could choose which draws count could choose draws.
 */
const CANCEL = 'lottery.issues.cancel';

const Content = z.object({ issueId: z.int(), reason: z.string() });

const before = ({ state, serialNumber }: Issue) => ({ state, serialNumber });

export const cancelFed: TwoPersonAct = {
  permission: CANCEL,
  // An operator who held the issue, or shortened its alarm time, would cancel it alone.
  askedBySiteAfter: async (tx, content, target) => {
    const { gameId } = await getIssue(tx, Content.parse(content).issueId);
    return [
      { permission: 'lottery.issues.halt', target },
      { permission: 'lottery.alarms.change', target: `game ${gameId}` },
    ];
  },
  change: async (tx, content) => {
    const { issueId, reason } = Content.parse(content);
    await lockJobs(tx, [issueId]);
    // Bets that read "open" before are waited for; later ones read that it is cancelled.
    await lockOutBets(tx, issueId);
    const issue = await getIssue(tx, issueId);
    const game = await readGame(tx, issue.gameId);
    if (!game || !isFed(issue, game) || issue.state !== IssueState.WAITING) return undefined;
    // A held issue rests no longer: its stakes are to go back now.
    await freeJob(tx, issueId);
    const claim = await seizeIssue(tx, issueId, 'by hand');
    if (!claim) return undefined;
    await updateNotice(tx, issueId, reason);
    await cancelIssue(tx, claim, reason);
    await publishGameChange(tx, issue.gameId);
    return { before: before(issue), after: { state: IssueState.CANCEL, reason } };
  },
};

export const proposeCancel = (
  db: Db,
  maker: Person,
  name: IssueName,
  reason: string,
): ReturnType<typeof propose<NoFedIssue | 'NOT_WAITING' | ProposalRejection>> =>
  propose<NoFedIssue | 'NOT_WAITING' | ProposalRejection>(
    db,
    maker,
    { permission: CANCEL, target: targetOf(name), reason },
    async (
      tx,
    ): Promise<Result<{ before: unknown; content: unknown }, NoFedIssue | 'NOT_WAITING'>> => {
      const found = await fedIssue(tx, name);
      if (!found.ok) return found;
      const { issue, game } = found.value;
      if (issue.state !== IssueState.WAITING) return refused('NOT_WAITING');
      return ok({ before: before(issue), content: await contentOf(tx, issue, game, reason) });
    },
  );

async function contentOf(tx: Tx, issue: Issue, { category }: GameNow, reason: string) {
  const facts = await readFacts(tx, issue.id);
  // What the second reads beside what is done: how many stakes go back.
  const report = { bets: Number(facts?.bets ?? 0n), stake: String(facts?.stake ?? 0n) };
  return { issueId: issue.id, game: category.name, reason, ...report };
}

/** The site gives an issue up whose number did not come so long: an operator confirms that, or declines it. */
export async function proposeGivingUp(tx: Tx, issueId: number, minutes: number): Promise<void> {
  const issue = await getIssue(tx, issueId);
  const game = await readGame(tx, issue.gameId);
  if (!game || !isFed(issue, game) || issue.state !== IssueState.WAITING) return;
  const reason = givenUp(minutes);
  const deed = { permission: CANCEL, target: targetOf(issue), reason } as const;
  const content = await contentOf(tx, issue, game, reason);
  await proposeBySite(tx, deed, { before: before(issue), content });
}
