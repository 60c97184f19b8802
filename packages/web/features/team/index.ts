import type { Manifest } from '../../frame/manifest.ts';

export const team: readonly Manifest[] = [];
