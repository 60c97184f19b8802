import type { Manifest } from '../../registry/manifest.ts';
import { agents } from './agents/index.ts';

export const team: readonly Manifest[] = [agents];
