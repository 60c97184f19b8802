import type { Feature } from '#platform/feature';
import { line } from './line/index.ts';
import { lineReport } from './line-report/index.ts';
import { prizeGroup } from './prize-group/index.ts';

export const teamFeatures: readonly Feature[] = [line, lineReport, prizeGroup];
