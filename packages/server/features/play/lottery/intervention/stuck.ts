import type { Db, Executor } from '#platform/db';
import { codeOf, transaction } from '#platform/db';
import { wakeJob } from '#platform/jobs';
import type { Log } from '#platform/log';
import { haltGame } from './halt.ts';
import { SETTLE_JOB } from '../steps/record-draw.ts';
import { claimIssues, type Claim, type StepFilter } from '../claims/store-claim.ts';
import {
  freeJob,
  type Held,
  holdJob,
  insertStuck,
  listStuck,
  recordFailure,
  type StuckIssue,
} from './store-stuck.ts';
import { getIssue, insertGameEvent } from '../issues/store.ts';

/** A step that failed so often does not come right by itself. */
export const STUCK_AFTER = 3;

/** What the log says, and so what to look for: an issue waits for people. */
export const ALARM = 'an issue is stuck: npm run site -- issues';

export type Failure = {
  readonly error: unknown;
  readonly delayMs: number;
  /** Trying again cannot help: people are called at the first failure. */
  readonly isForPeople?: boolean;
};

type StuckDeps = { readonly db: Db; readonly log?: Log };

const causeOf = (error: unknown): string =>
  error instanceof Error ? [codeOf(error), error.message].filter(Boolean).join(' ') : String(error);

/** Claims steps; one whose workers died of it, or that failed often before, is told of again. */
export async function claimSteps(
  { db, log }: StuckDeps,
  filter: StepFilter,
  most: number,
): Promise<readonly Claim[]> {
  const claims = await claimIssues(db, filter, most);
  for (const claim of claims.filter(({ failures }) => failures >= STUCK_AFTER)) {
    const { issueId, step, failures } = claim;
    log?.error({ ...claim, fence: String(claim.fence) }, ALARM);
    await insertStuck(db, issueId, { step, failures, cause: 'its workers ended' });
  }
  return claims;
}

export const claimStep = async (stage: StuckDeps, filter: StepFilter): Promise<Claim | undefined> =>
  (await claimSteps(stage, filter, 1))[0];

/**
 * Gives a failed step back for whoever comes next. When it keeps failing, an alarm: an event of the
 * game, once, and an error of the log at each further failure, until an operator has acted.
 */
export async function failStep(
  { db, log }: StuckDeps,
  claim: Claim,
  { error, delayMs, isForPeople = false }: Failure,
): Promise<void> {
  const cause = causeOf(error);
  const failures = await recordFailure(db, claim, cause, delayMs);
  if (failures === undefined || (failures < STUCK_AFTER && !isForPeople)) return;
  const { issueId, step } = claim;
  const { gameId, serialNumber: serial } = await getIssue(db, issueId);
  log?.error({ issueId, gameId, serial, step, failures, cause }, ALARM);
  await insertStuck(db, issueId, { step, failures, cause });
}

export const stuckIssues = (db: Db): Promise<readonly StuckIssue[]> => listStuck(db, STUCK_AFTER);

/** An operator has the step tried now, from the start; nothing where there is nothing to retry. */
export const retryStep = (db: Executor, issueId: number): Promise<Held | undefined> =>
  transaction(db, async (tx) => {
    const freed = await freeJob(tx, issueId);
    if (!freed) return undefined;
    const { gameId, step, failures } = freed;
    const detail = { step, failures, by: 'operator' };
    await insertGameEvent(tx, gameId, issueId, 'step retried', detail);
    await wakeJob(tx, SETTLE_JOB);
    return freed;
  });

/** An operator stops the step until it is retried, and the sale of its game with it. */
export const haltStep = (db: Executor, issueId: number): Promise<Held | undefined> =>
  transaction(db, async (tx) => {
    const held = await holdJob(tx, issueId);
    if (!held) return undefined;
    const { gameId, step, failures } = held;
    await insertGameEvent(tx, gameId, issueId, 'step halted', { step, failures, by: 'operator' });
    await haltGame(tx, gameId, 'operator');
    return held;
  });
