import type { Manifest } from '../../../frame/manifest.ts';

/** Announcements and the inbox. */
export const announcement: Manifest = {
  name: 'announcement',
  window: () => import('./window.ts'),
  slots: [{ at: 'overlay', order: 1, load: () => import('./NewsOver.tsx') }],
};
