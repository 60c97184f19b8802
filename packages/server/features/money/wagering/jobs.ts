import type { Job } from '#platform/jobs';
import type { Platform } from '#platform/feature';
import { forgetJob } from '#platform/forget';
import { forgetLines } from './store.ts';

export const wageringJobs = ({ db }: Platform): readonly Job[] => [
  forgetJob(db, 'turnover.forget', (most) => forgetLines(db, most)),
];
