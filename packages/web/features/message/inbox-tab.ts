import type { WindowManifest } from '../../frame/manifest.ts';

/** The inbox of a player; it is shown after the announcements, which list it. */
export const inboxTab = {
  id: 'Message',
  group: 'Announcement',
  title: { zh: '站内消息', en: 'Messages' },
  access: 'player',
  load: () => import('./InboxTab.tsx'),
} as const satisfies NonNullable<WindowManifest['tabs']>[number];
