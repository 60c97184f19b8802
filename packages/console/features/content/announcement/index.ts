import type { Manifest } from '../../../registry/manifest.ts';

export { Both } from './Both.tsx';
export { areWords, WordChanges } from './WordChanges.tsx';

/** Announcements to players. */
export const announcement: Manifest = {
  name: 'announcement',
  pages: [
    {
      path: '/Announcements',
      title: { zh: '公告', en: 'Announcements' },
      frame: 'list',
      nav: { group: 'site', order: 30, permissions: ['announcement.notices.read'] },
      load: () => import('./AnnouncementPage.tsx'),
    },
  ],
  proposals: () => import('./proposals.tsx'),
};
