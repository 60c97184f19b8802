import type { Manifest } from '../../../registry/manifest.ts';

/** Payment providers. */
export const provider: Manifest = {
  name: 'provider',
  pages: [
    {
      path: '/Providers',
      title: { zh: '支付渠道', en: 'Providers' },
      frame: 'list',
      nav: { group: 'money', order: 60, permissions: ['provider.settings.read'] },
      load: () => import('./ProvidersPage.tsx'),
    },
  ],
  proposals: () => import('./proposals.ts'),
};
