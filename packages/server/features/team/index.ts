import type { Feature } from '#platform/feature';
import { contract } from './contract/index.ts';
import { line } from './line/index.ts';
import { move } from './move/index.ts';
import { removal } from './removal/index.ts';

export const teamFeatures: readonly Feature[] = [line, move, removal, contract];
