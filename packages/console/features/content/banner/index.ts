import type { Manifest } from '../../../registry/manifest.ts';

/** Banners of the lobby. */
export const banner: Manifest = {
  name: 'banner',
  pages: [
    {
      path: '/Banners',
      title: { zh: '首页横幅', en: 'Banners' },
      frame: 'list',
      nav: { group: 'site', order: 40, permissions: ['banner.home.read'] },
      load: () => import('./BannersPage.tsx'),
    },
  ],
  proposals: () => import('./proposals.tsx'),
};
