import type { Manifest } from '../../registry/manifest.ts';
import { rebate } from './rebate/index.ts';

export const team: readonly Manifest[] = [rebate];
