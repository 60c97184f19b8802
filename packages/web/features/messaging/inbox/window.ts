import type { WindowManifest } from '../../../frame/manifest.ts';

export const window: WindowManifest = {
  tabs: [
    {
      id: 'Message',
      group: 'Announcement',
      title: { zh: '站内消息', en: 'Messages' },
      access: 'player',
      order: 1,
      load: () => import('./InboxTab.tsx'),
    },
  ],
};
