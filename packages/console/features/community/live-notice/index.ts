import type { Manifest } from '../../../registry/manifest.ts';

/** Live notifications to players. */
export const liveNotice: Manifest = {
  name: 'live-notice',
  pages: [
    {
      path: '/LiveNotifications',
      title: { zh: '实时通知', en: 'Notifications' },
      frame: 'list',
      nav: { group: 'site', order: 70, permissions: ['notify.live.read'] },
      load: () => import('./LivePage.tsx'),
    },
  ],
};
