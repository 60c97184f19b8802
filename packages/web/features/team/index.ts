import type { Manifest } from '../../frame/manifest.ts';
import { transfer } from './transfer/index.ts';

export const team: readonly Manifest[] = [transfer];
