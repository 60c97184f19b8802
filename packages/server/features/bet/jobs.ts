import { hostname } from 'node:os';
import type { Job } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/feature.ts';
import { currentSettings } from '../site/index.ts';
import { claimStep, failStep, SETTLE_JOB } from '../lottery/index.ts';
import { keepLimits } from './change-limits.ts';
import { createLanes } from './lanes.ts';
import { NeedsPerson } from './needs-person.ts';
import { refund } from './refund.ts';
import { LANES, settle } from './settle.ts';

/** A lost race is over soon; two counts that differ wait for a person. */
const RETRY_MS = 1_000;
const DIFFERS_MS = 60_000;

/**
 * So many issues at once: they share their lanes in turn, so that no award waits until an issue of
 * many bets is done.
 */
const ISSUES_AT_ONCE = 4;
const SECOND_MS = 1_000;

/** One kind of job pays prizes and gives stakes of cancelled issues back; the claim says which. */
export function betJobs(platform: Platform): readonly Job[] {
  const owner = `${hostname()}:${process.pid}`;
  const lanes = createLanes(LANES);
  const settings = currentSettings(platform.db);
  const run = async (): Promise<'worked' | 'idle'> => {
    const claim = await claimStep(platform, { steps: ['settle', 'refund'], owner });
    if (!claim) return 'idle';
    const work = claim.step === 'settle' ? settle : refund;
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
      return 'idle' as const;
    },
  };
  return [{ name: SETTLE_JOB, run }, ...others, limits];
}
