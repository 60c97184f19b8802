import type { Manifest } from '../../../frame/manifest.ts';

/** Links by which others register below an agent. */
export const link: Manifest = { name: 'link' };
