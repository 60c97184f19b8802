import type { Manifest } from '../../frame/manifest.ts';
import { move } from './move/index.ts';
import { removal } from './removal/index.ts';

export const team: readonly Manifest[] = [move, removal];
