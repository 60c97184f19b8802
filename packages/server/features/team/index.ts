import type { Feature } from '#platform/feature';
import { line } from './line/index.ts';

export const teamFeatures: readonly Feature[] = [line];
