import { hostname } from 'node:os';
import type { Currency } from '../../ledger/index.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/feature.ts';
import { claimIssue, SETTLE_JOB } from '../lottery/index.ts';
import { refund } from './refund.ts';
import { settle } from './settle.ts';

/** One job pays prizes and gives stakes of cancelled issues back; the claim says which of the two. */
export const betJobs = (platform: Platform, currency: Currency): readonly Job[] => [
  {
    name: SETTLE_JOB,
    run: async () => {
      const owner = `${hostname()}:${process.pid}`;
      const claim = await claimIssue(platform.db, { steps: ['settle', 'refund'], owner });
      if (!claim) return 'idle';
      const work = claim.step === 'settle' ? settle : refund;
      await work(platform, claim, { currency });
      return 'worked';
    },
  },
];
