import type { Feature } from '#platform/feature';
import { line } from './line/index.ts';
import { transfer } from './transfer/index.ts';

export const teamFeatures: readonly Feature[] = [line, transfer];
