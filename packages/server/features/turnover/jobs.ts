import type { Job } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/feature.ts';
import { forgetJob } from '../../platform/forget.ts';
import { forgetLines } from './store.ts';

export const turnoverJobs = ({ db }: Platform): readonly Job[] => [
  forgetJob(db, 'turnover.forget', (most) => forgetLines(db, most)),
];
