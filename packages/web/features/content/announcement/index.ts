import type { Manifest } from '../../../frame/manifest.ts';

/** Announcements and the inbox. */
export const announcement: Manifest = {
  name: 'announcement',
  slots: [{ at: 'overlay', load: () => import('./NewsOver.tsx') }],
};
