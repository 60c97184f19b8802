import { hostname } from 'node:os';
import type { Job } from '#platform/jobs';
import type { Platform } from '#platform/feature';
import { forgetJob } from '#platform/forget';
import { currentSettings } from '../../site/settings/values/index.ts';
import { type Claim } from '../lottery/claims/index.ts';
import { claimStep, claimSteps, failStep } from '../lottery/intervention/index.ts';
import { SETTLE_JOB } from '../lottery/steps/index.ts';
import { keepLimits } from './limits/change-limits.ts';
import { keepPrices } from './odds/change-prices.ts';
import { createFairQueue } from './settle/fair-queue.ts';
import { moveOdds } from './odds/move-odds.ts';
import { NeedsPerson } from './settle/needs-person.ts';
import { correct } from './correct/correct.ts';
import { refund } from './settle/refund.ts';
import { settleNothing } from './settle/settle-nothing.ts';
import { LANES, settle } from './settle/settle.ts';
import { forgetMoves, forgetTaken } from './odds/store-moves.ts';

/** A lost race is over soon; two counts that differ wait for a person. */
const RETRY_MS = 1_000;
const DIFFERS_MS = 60_000;

/**
 * So many issues at once: they share their lanes in turn, so that no award waits until an issue of
 * many bets is done.
 */
const ISSUES_AT_ONCE = 4;
const SECOND_MS = 1_000;

/** Issues that nobody bet on, which end together. */
const EMPTY_AT_ONCE = 64;

/** What each step takes. */
const WORK: Readonly<Record<string, typeof refund>> = { settle, refund, correct };

/** One kind of job pays prizes, gives stakes back and corrects what was paid; the claim says which. */
export function betJobs(platform: Platform): readonly Job[] {
  const owner = `${hostname()}:${process.pid}`;
  const lanes = createFairQueue(LANES);
  const settings = currentSettings(platform.db);
  const steps = ['settle', 'refund', 'correct'] as const;
  const end = async (claim: Claim): Promise<void> => {
    const work = WORK[claim.step] ?? settle;
    try {
      const { currency } = await settings();
      await work(platform, claim, { currency, lanes });
    } catch (error) {
      // Given back, or the prizes would wait until the lease has run out.
      const isForPeople = error instanceof NeedsPerson;
      const delayMs = isForPeople ? DIFFERS_MS : RETRY_MS;
      await failStep(platform, claim, { error, delayMs, isForPeople });
      throw error;
    }
  };
  const run = async (): Promise<'worked' | 'idle'> => {
    const claim = await claimStep(platform, { steps, owner, hasTickets: true });
    if (!claim) return 'idle';
    await end(claim);
    return 'worked';
  };
  const runEmpty = async (): Promise<'worked' | 'idle'> => {
    const filter = { steps, owner, hasTickets: false };
    const claims = await claimSteps(platform, filter, EMPTY_AT_ONCE);
    if (claims.length === 0) return 'idle';
    const others = await settleNothing(platform, claims).catch((error: unknown) => {
      platform.log.warn({ issues: claims.length, err: error }, 'now each issue alone');
      return claims;
    });
    const ended = [];
    for (const claim of others) ended.push(...(await Promise.allSettled([end(claim)])));
    for (const each of ended) if (each.status === 'rejected') throw each.reason;
    return 'worked';
  };
  const others = Array.from({ length: ISSUES_AT_ONCE - 1 }, () => ({
    name: SETTLE_JOB,
    everyMs: SECOND_MS,
    run,
  }));
  const limits = {
    name: 'bet.limits',
    everyMs: SECOND_MS,
    run: async () => {
      await keepLimits(platform);
      await keepPrices(platform);
      return 'idle' as const;
    },
  };
  const odds = {
    name: 'bet.odds',
    everyMs: SECOND_MS,
    run: async () => {
      await moveOdds(platform);
      return 'idle' as const;
    },
  };
  const old = forgetJob(platform.db, 'bet.forget', async (most) => {
    await forgetTaken(platform.db, null);
    return forgetMoves(platform.db, most);
  });
  const empty = { name: SETTLE_JOB, run: runEmpty };
  return [{ name: SETTLE_JOB, run }, ...others, empty, limits, odds, old];
}
