import type { Feature } from '#platform/feature';
import { line } from './line/index.ts';
import { lineReport } from './line-report/index.ts';

export const teamFeatures: readonly Feature[] = [line, lineReport];
