import type { Job } from '#platform/jobs';
import type { Platform } from '#platform/feature';
import { forgetJob } from '#platform/forget';
import { endBreaks, forgetChanges } from './store.ts';

const SECOND_MS = 1_000;

/** A break is over by the clock; this takes the flag away that says the same of an exclusion. Old changes go. */
export const responsibleGamingJobs = ({ db }: Platform): readonly Job[] => [
  {
    name: 'limit.breaks',
    everyMs: SECOND_MS,
    run: async () => ((await endBreaks(db)) > 0 ? 'worked' : 'idle'),
  },
  forgetJob(db, 'limit.forget', (most) => forgetChanges(db, most)),
];
