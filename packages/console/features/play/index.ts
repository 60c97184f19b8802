import type { Manifest } from '../../registry/manifest.ts';
import { lottery } from './lottery/index.ts';

export const play: readonly Manifest[] = [lottery];
