import type { Manifest } from '../../registry/manifest.ts';
import { prizeGroup } from './prize-group/index.ts';
import { move } from './move/index.ts';
import { agents } from './agents/index.ts';

export const team: readonly Manifest[] = [prizeGroup, move, agents];
