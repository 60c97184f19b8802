import type { Manifest } from '../../registry/manifest.ts';
import { prizeGroup } from './prize-group/index.ts';

export const team: readonly Manifest[] = [prizeGroup];
