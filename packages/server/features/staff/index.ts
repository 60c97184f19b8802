import type { Feature } from '#platform/feature';
import { operator } from './operator/index.ts';
import { publishing } from './publishing/index.ts';

export const staffFeatures: readonly Feature[] = [operator, publishing];
