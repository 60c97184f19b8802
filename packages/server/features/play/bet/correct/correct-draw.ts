import * as z from 'zod/mini';
import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { IssueState } from '@fairlot/rules/issue/state';
import { formatWinningNumber, parseWinningNumber } from '@fairlot/rules/lottery/winning-number';
import type { Currency } from '#ledger';
import { announcer } from '#platform/announce';
import type { Db, Executor, Tx } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import { wakeJob } from '#platform/jobs';
import { correctedIssueEvent, getIssue, type Issue } from '../../lottery/issues/index.ts';
import {
  fedIssue,
  type FedIssue,
  isFed,
  type IssueName,
  type NoFedIssue,
  targetOf,
} from '../../lottery/intervention/index.ts';
import {
  finishCorrection,
  insertCorrection,
  type NewCorrection,
  nextRun,
  runningCorrection,
  SETTLE_JOB,
  startCorrecting,
} from '../../lottery/steps/index.ts';
import { lockJobs } from '../../lottery/claims/index.ts';
import { issuesReadOff, readOff } from '../../lottery/feeds/index.ts';
import { readGame, publishGameChange } from '../../lottery/games/index.ts';
import {
  propose,
  type ProposalRejection,
  type Person,
} from '../../../staff/operator/proposals/index.ts';
import { readSite } from '../../../site/settings/values/index.ts';
import { type CorrectionReport, reportCorrections } from './correction-report.ts';

/**
 * The correction of a fed draw, by two people: what a feed told was wrong. It is a run of its own; the first
 * number stays with the issue, which stays AWARDED, and prizes are taken back and paid again (`correct.ts`).
 * What is read off it is corrected with it, by the number that follows.
 * What is drawn here is never recalled: neither is there anything to correct, nor would the database take it.
 */
const CORRECT = 'lottery.issues.correct';

const Content = z.object({
  issueId: z.int(),
  number: z.string(),
  evidence: z.string(),
  reason: z.string(),
  maker: z.int(),
});

export type CorrectFault =
  | NoFedIssue
  | 'NOT_AWARDED'
  | 'SAME_NUMBER'
  | 'TOO_OLD'
  | 'BAD_LENGTH'
  | 'BAD_DIGIT'
  | 'BAD_RANGE'
  | 'BAD_REPEAT';

const { AWARDED, CANCEL } = IssueState;

const before = (number: string | null, run: number) => ({ number, run: run - 1 });

export const correctDraw: TwoPersonAct = {
  permission: CORRECT,
  change: async (tx, content, { checker }) => {
    const { issueId, number, evidence, reason, maker } = Content.parse(content);
    const children = await issuesReadOff(tx, await getIssue(tx, issueId));
    await lockJobs(tx, [issueId, ...children.map(({ id }) => id)]);
    const issue = await getIssue(tx, issueId);
    const game = await readGame(tx, issue.gameId);
    if (!game || !isFed(issue, game) || issue.state !== AWARDED) return undefined;
    if (issue.winningNumber === null || issue.winningNumber === number) return undefined;
    if (await isTooOld(tx, issue)) return undefined;
    const draws = await drawsOf(tx, issue, number);
    if (!draws) return undefined;
    const by = { evidence, reason, maker, checker };
    const run = await nextRun(tx, issueId);
    for (const draw of draws) await begin(tx, draw, { ...by, original: number });
    await wakeJob(tx, SETTLE_JOB);
    return { before: before(issue.winningNumber, run), after: { number, run } };
  },
};

const DAY_MS = 86_400_000;

/**
 * Whether an issue drew longer ago than a number may be corrected: prizes of long ago are spent, what they counted
 * for is counted, and nobody expects his balance to change by them.
 */
async function isTooOld(db: Executor, { drawMs }: Pick<Issue, 'drawMs'>): Promise<boolean> {
  const { correctDays, nowMs } = await readSite(db);
  return drawMs < nowMs - correctDays * DAY_MS;
}

/** An issue, and the number that it is to have. */
type Wanted = { readonly issue: Issue; readonly number: string };

/**
 * What a number makes of an issue and of those that are read off it; undefined while one of them is on its
 * way to its end, or being corrected. What stays as it is is left out.
 */
async function drawsOf(
  db: Executor,
  issue: Issue,
  number: string,
): Promise<readonly Wanted[] | undefined> {
  const children = (await issuesReadOff(db, issue)).map((child) => ({
    issue: child,
    number: readOff(child.categoryId, number),
  }));
  const all = [{ issue, number }, ...children].filter((each) => each.issue.state !== CANCEL);
  for (const each of all) {
    const isCorrected = (await runningCorrection(db, each.issue.id)) !== undefined;
    if (each.issue.state !== AWARDED || isCorrected) return undefined;
  }
  return all.filter((each) => each.number !== each.issue.winningNumber);
}

type By = Pick<NewCorrection, 'evidence' | 'reason' | 'maker' | 'checker' | 'original'>;

async function begin(tx: Tx, { issue, number }: Wanted, by: By): Promise<void> {
  const { id: issueId, winningNumber: before, gameId } = issue;
  invariant(before !== null, `issue ${issueId} was drawn`);
  const run = await nextRun(tx, issueId);
  await insertCorrection(tx, { ...by, issueId, run, before, number });
  // One that was never sold has no bets and no work: its history is right from now on.
  if (!(await startCorrecting(tx, issueId))) {
    await finishCorrection(tx, issueId, run);
    await announcer.write(tx, [correctedIssueEvent(issue)]);
  }
  await publishGameChange(tx, gameId);
}

export type Correction = IssueName & { readonly number: string };

/** The number of a correction as it would be stored, and its issue; refused with what is wrong about it. */
async function readCorrection(
  db: Db,
  wanted: Correction,
): Promise<
  Result<FedIssue & { readonly number: string; readonly draws: readonly Wanted[] }, CorrectFault>
> {
  const found = await fedIssue(db, wanted);
  if (!found.ok) return found;
  const { issue, game } = found.value;
  if (issue.state !== AWARDED) return refused('NOT_AWARDED');
  if (await isTooOld(db, issue)) return refused('TOO_OLD');
  const read = parseWinningNumber(game.category, wanted.number.replaceAll('+', ' '));
  if (!read.ok) return refused(`BAD_${read.error}` as const);
  const number = formatWinningNumber(game.category, read.value);
  if (number === issue.winningNumber) return refused('SAME_NUMBER');
  const draws = await drawsOf(db, issue, number);
  return draws ? ok({ issue, game, number, draws }) : refused('NOT_AWARDED');
}

/** What a correction would change: bets, players and money, before anybody asks for it. */
export async function previewCorrection(
  db: Db,
  currency: Currency,
  wanted: Correction,
): Promise<Result<CorrectionReport & { readonly number: string }, CorrectFault>> {
  const read = await readCorrection(db, wanted);
  if (!read.ok) return read;
  const { draws, number } = read.value;
  return ok({ ...(await reportCorrections(db, currency, draws)), number });
}

export async function proposeCorrection(
  db: Db,
  currency: Currency,
  maker: Person,
  wanted: Correction & { readonly evidence: string; readonly reason: string },
): ReturnType<typeof propose<CorrectFault | ProposalRejection>> {
  const { evidence, reason } = wanted;
  const read = await readCorrection(db, wanted);
  if (!read.ok) return read;
  const { issue, game, number, draws } = read.value;
  const { id: issueId, winningNumber } = issue;
  const report = await reportCorrections(db, currency, draws);
  const deed = { permission: CORRECT, target: targetOf(wanted), reason } as const;
  return propose<CorrectFault | ProposalRejection>(db, maker, deed, async (tx) => {
    const by = { evidence, reason, maker: maker.operatorId };
    const content = { issueId, number, ...by };
    const about = { game: game.category.name, serial: issue.serialNumber };
    const run = await nextRun(tx, issueId);
    return ok({
      before: before(winningNumber, run),
      content: { ...content, ...shown(report) },
      about,
    });
  });
}

const shown = (report: CorrectionReport) =>
  Object.fromEntries(Object.entries(report).map(([name, value]) => [name, String(value)]));
