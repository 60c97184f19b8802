import type { Feature } from '#platform/feature';
import { line } from './line/index.ts';
import { members } from './members/index.ts';
import { overview } from './overview/index.ts';

export const teamFeatures: readonly Feature[] = [line, members, overview];
