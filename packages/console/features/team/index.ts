import type { Manifest } from '../../registry/manifest.ts';
import { prizeGroup } from './prize-group/index.ts';
import { move } from './move/index.ts';
import { agents } from './agents/index.ts';
import { transfer } from './transfer/index.ts';

export const team: readonly Manifest[] = [prizeGroup, move, agents, transfer];
