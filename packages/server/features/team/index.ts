import type { Feature } from '#platform/feature';
import { line } from './line/index.ts';
import { teamRebate } from './rebate/index.ts';

export const teamFeatures: readonly Feature[] = [line, teamRebate];
