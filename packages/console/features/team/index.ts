import type { Manifest } from '../../registry/manifest.ts';
import { move } from './move/index.ts';

export const team: readonly Manifest[] = [move];
