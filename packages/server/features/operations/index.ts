import type { Feature } from '#platform/feature';
import { upkeep } from './upkeep/index.ts';

export const operationsFeatures: readonly Feature[] = [upkeep];
