import type { Manifest } from '../../../registry/manifest.ts';

export { base64Of } from './base64-of.ts';

/** Marks of the site. */
export const logo: Manifest = {
  name: 'logo',
  pages: [
    {
      path: '/Logos',
      title: { zh: '站点标志', en: 'Marks' },
      frame: 'list',
      nav: { group: 'site', order: 100, permissions: ['media.logos.read'] },
      load: () => import('./LogosPage.tsx'),
    },
  ],
};
