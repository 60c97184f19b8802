import type { Manifest } from '../../../registry/manifest.ts';

/** Security of the site: addresses, regions, logins kept out. */
export const security: Manifest = {
  name: 'security',
  pages: [
    {
      path: '/Security',
      title: { zh: '安全', en: 'Security' },
      frame: 'list',
      nav: { group: 'desk', order: 30, permissions: ['operator.security.read'] },
      load: () => import('./SecurityPage.tsx'),
    },
  ],
};
