import type { Feature } from '#platform/feature';
import { predictRoutes } from './http.ts';
import { predictJobs } from './jobs.ts';

/** Predictions of players (预测看板): posted while an issue is on sale, judged by its draw, with a record. */
export const predict: Feature = { name: 'predict', http: predictRoutes, jobs: predictJobs };
