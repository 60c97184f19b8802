import type { Manifest } from '../../../frame/manifest.ts';

/** What the line of an agent did, level by level. */
export const lineReport: Manifest = { name: 'line-report', window: () => import('./window.ts') };
