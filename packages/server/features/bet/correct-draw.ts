import * as z from 'zod/mini';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { IssueState } from '@fairlot/rules/issue/state';
import { formatWinningNumber, parseWinningNumber } from '@fairlot/rules/lottery/winning-number';
import type { Currency } from '../../ledger/index.ts';
import type { Db } from '../../platform/db.ts';
import type { TwoPersonAct } from '../../platform/feature.ts';
import { wakeJob } from '../../platform/jobs.ts';
import {
  fedIssue,
  type FedIssue,
  finishCorrection,
  getIssue,
  insertCorrection,
  isFed,
  type IssueName,
  lockJobs,
  nextRun,
  type NoFedIssue,
  readGame,
  runningCorrection,
  SETTLE_JOB,
  startCorrecting,
  targetOf,
  tellOfGame,
} from '../lottery/index.ts';
import { propose, type NotPut, type Person } from '../operator/index.ts';
import { type CorrectionReport, reportCorrection } from './correction-report.ts';

/**
 * The correction of a fed draw, by two people: what a feed told was wrong. It is a run of its own; the first
 * number stays with the issue, which stays AWARDED, and prizes are taken back and paid again (`correct.ts`).
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
  | 'BAD_LENGTH'
  | 'BAD_DIGIT'
  | 'BAD_RANGE'
  | 'BAD_REPEAT';

const before = (number: string | null, run: number) => ({ number, run: run - 1 });

export const correctDraw: TwoPersonAct = {
  permission: CORRECT,
  change: async (tx, content, { checker }) => {
    const { issueId, number, evidence, reason, maker } = Content.parse(content);
    await lockJobs(tx, [issueId]);
    const issue = await getIssue(tx, issueId);
    const game = await readGame(tx, issue.gameId);
    if (!game || !isFed(issue, game) || issue.state !== IssueState.AWARDED) return undefined;
    if (issue.winningNumber === null || issue.winningNumber === number) return undefined;
    if ((await runningCorrection(tx, issueId)) !== undefined) return undefined;
    const run = await nextRun(tx, issueId);
    const of = { issueId, run, before: issue.winningNumber, number, evidence, reason };
    await insertCorrection(tx, { ...of, maker, checker });
    // One that was never sold has no bets and no work: its history is right from now on.
    if (!(await startCorrecting(tx, issueId))) await finishCorrection(tx, issueId, run);
    await tellOfGame(tx, issue.gameId);
    await wakeJob(tx, SETTLE_JOB);
    return { before: before(issue.winningNumber, run), after: { number, run } };
  },
};

export type Correction = IssueName & { readonly number: string };

/** The number of a correction as it would be stored, and its issue; refused with what is wrong about it. */
async function readCorrection(
  db: Db,
  wanted: Correction,
): Promise<Result<FedIssue & { readonly number: string }, CorrectFault>> {
  const found = await fedIssue(db, wanted);
  if (!found.ok) return found;
  const { issue, game } = found.value;
  if (issue.state !== IssueState.AWARDED || (await runningCorrection(db, issue.id)) !== undefined) {
    return refused('NOT_AWARDED');
  }
  const read = parseWinningNumber(game.category, wanted.number.replaceAll('+', ' '));
  if (!read.ok) return refused(`BAD_${read.error}` as const);
  const number = formatWinningNumber(game.category, read.value);
  return number === issue.winningNumber ? refused('SAME_NUMBER') : ok({ issue, game, number });
}

/** What a correction would change: bets, players and money, before anybody asks for it. */
export async function previewCorrection(
  db: Db,
  currency: Currency,
  wanted: Correction,
): Promise<Result<CorrectionReport & { readonly number: string }, CorrectFault>> {
  const read = await readCorrection(db, wanted);
  if (!read.ok) return read;
  const { issue, game, number } = read.value;
  const report = await reportCorrection(db, currency, { issue, category: game.category, number });
  return ok({ ...report, number });
}

export async function proposeCorrection(
  db: Db,
  currency: Currency,
  maker: Person,
  wanted: Correction & { readonly evidence: string; readonly reason: string },
): ReturnType<typeof propose<CorrectFault | NotPut>> {
  const { evidence, reason } = wanted;
  const read = await readCorrection(db, wanted);
  if (!read.ok) return read;
  const { issue, game, number } = read.value;
  const { id: issueId, winningNumber } = issue;
  const report = await reportCorrection(db, currency, { issue, category: game.category, number });
  const deed = { permission: CORRECT, target: targetOf(wanted), reason } as const;
  return propose<CorrectFault | NotPut>(db, maker, deed, async (tx) => {
    const by = { evidence, reason, maker: maker.operatorId };
    const content = { issueId, game: game.category.name.en, number, ...by };
    const run = await nextRun(tx, issueId);
    return ok({ before: before(winningNumber, run), content: { ...content, ...shown(report) } });
  });
}

const shown = (report: CorrectionReport) =>
  Object.fromEntries(Object.entries(report).map(([name, value]) => [name, String(value)]));
