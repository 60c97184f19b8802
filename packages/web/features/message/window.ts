import type { WindowManifest } from '../../frame/manifest.ts';

const window: WindowManifest = {
  tabs: [
    {
      id: 'Message',
      group: 'Announcement',
      title: { zh: '站内消息', en: 'Messages' },
      access: 'player',
      isLast: true,
      load: () => import('./InboxTab.tsx'),
    },
  ],
};
export default window;
