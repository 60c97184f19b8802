import type { Manifest } from '../../registry/manifest.ts';
import { upkeep } from './upkeep/index.ts';

export const operations: readonly Manifest[] = [upkeep];
