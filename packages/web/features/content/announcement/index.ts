import type { Manifest } from '../../../frame/manifest.ts';
import { unread } from './unread.ts';

/** Announcements and the inbox. */
export const announcement: Manifest = {
  name: 'announcement',
  window: () => import('./window.ts'),
  slots: [
    { at: 'overlay', order: 1, load: () => import('./NewsOver.tsx') },
    { at: 'home', area: 'news', height: [196, 228], load: () => import('./HomeNews.tsx') },
  ],
  nav: [
    {
      window: 'Message',
      label: { zh: '消息', en: 'Inbox' },
      icon: 'bell',
      where: 'bottom',
      order: 3,
      unread,
    },
  ],
};
