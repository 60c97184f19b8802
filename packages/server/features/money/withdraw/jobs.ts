import type { Platform } from '#platform/feature';
import type { Job } from '#platform/jobs';
import { payByRules } from './payout/auto.ts';
import { askPayouts, SEND_JOB, sendPayouts } from './payout/send.ts';

const LOOK_MS = 1_000;

/** Pulled from rows: several processes may do each at once. */
export const withdrawJobs = (platform: Platform): readonly Job[] => [
  { name: 'withdraw.auto', everyMs: LOOK_MS, run: () => payByRules(platform) },
  { name: SEND_JOB, everyMs: LOOK_MS, run: () => sendPayouts(platform) },
  { name: 'withdraw.ask', everyMs: LOOK_MS, run: () => askPayouts(platform) },
];
