import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'announcements',
    path: () => '/?w=Announcement',
    zh: '全部已读',
    en: 'Mark all as read',
  },
];
