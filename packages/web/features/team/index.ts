import type { Manifest } from '../../frame/manifest.ts';
import { rebate } from './rebate/index.ts';

export const team: readonly Manifest[] = [rebate];
