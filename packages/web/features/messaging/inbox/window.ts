import type { WindowManifest } from '../../../frame/manifest.ts';

export const window: WindowManifest = {
  tabs: [
    {
      id: 'Message',
      group: 'Announcement',
      title: { zh: '站内消息', en: 'Messages' },
      access: 'player',
      load: () => import('./InboxTab.tsx'),
    },
  ],
};
