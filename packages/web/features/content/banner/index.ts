import type { Manifest } from '../../../frame/manifest.ts';

/** The banners of the home page; nothing where none is published. */
export const banner: Manifest = {
  name: 'banner',
  slots: [
    { at: 'home', area: 'news', order: 9, height: [0, 0], load: () => import('./HomeBanners.tsx') },
  ],
};
