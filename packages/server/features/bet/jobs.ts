import { hostname } from 'node:os';
import type { Currency } from '../../ledger/index.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/feature.ts';
import { claimIssue, releaseClaim, SETTLE_JOB } from '../lottery/index.ts';
import { RecountDiffers } from './judge-issue.ts';
import { refund } from './refund.ts';
import { settle } from './settle.ts';

/** A lost race is over soon; two counts that differ wait for a person. */
const RETRY_MS = 1_000;
const DIFFERS_MS = 60_000;

/** One job pays prizes and gives stakes of cancelled issues back; the claim says which of the two. */
export const betJobs = (platform: Platform, currency: Currency): readonly Job[] => [
  {
    name: SETTLE_JOB,
    run: async () => {
      const owner = `${hostname()}:${process.pid}`;
      const claim = await claimIssue(platform.db, { steps: ['settle', 'refund'], owner });
      if (!claim) return 'idle';
      const work = claim.step === 'settle' ? settle : refund;
      try {
        await work(platform, claim, { currency });
      } catch (error) {
        // Given back, or the prizes would wait until the lease has run out.
        const delayMs = error instanceof RecountDiffers ? DIFFERS_MS : RETRY_MS;
        await releaseClaim(platform.db, claim, delayMs);
        throw error;
      }
      return 'worked';
    },
  },
];
