import type { Manifest } from '../../registry/manifest.ts';

export const team: readonly Manifest[] = [];
