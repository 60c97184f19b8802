import type { Manifest } from '../../registry/manifest.ts';
import { transfer } from './transfer/index.ts';

export const team: readonly Manifest[] = [transfer];
