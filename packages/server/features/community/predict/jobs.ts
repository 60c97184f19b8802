import type { Job } from '#platform/jobs';
import type { Platform } from '#platform/feature';
import { forgetJob } from '#platform/forget';
import { judgePredictions } from './judge.ts';
import { forgetPredictions } from './store.ts';

const EVERY_MS = 1_000;
const AT_ONCE = 50;

export const predictJobs = ({ db }: Platform): readonly Job[] => [
  {
    name: 'predictions.judge',
    everyMs: EVERY_MS,
    run: async () => ((await judgePredictions(db, AT_ONCE)) === AT_ONCE ? 'worked' : 'idle'),
  },
  forgetJob(db, 'predictions.forget', (most) => forgetPredictions(db, most)),
];
