import type { Manifest } from '../../../registry/manifest.ts';

/** Pictures that players uploaded. */
export const profile: Manifest = {
  name: 'profile',
  pages: [
    {
      path: '/Avatars',
      title: { zh: '头像审核', en: 'Pictures' },
      frame: 'list',
      nav: { group: 'people', order: 50, permissions: ['manage.avatars.read'] },
      load: () => import('./AvatarsPage.tsx'),
    },
  ],
};
