import type { WindowManifest } from '../../../frame/manifest.ts';

export const window: WindowManifest = {
  tabs: [
    {
      id: 'Announcement',
      group: 'Announcement',
      title: { zh: '公告', en: 'Announcements' },
      access: 'player',
      load: () => import('./BoardTab.tsx'),
    },
  ],
  menu: [
    {
      window: 'Announcement',
      label: { zh: '公告与消息', en: 'Announcements and messages' },
      icon: 'bell',
      order: 4,
    },
  ],
};
