import type { Manifest } from '../../../registry/manifest.ts';

/** Terms of use. */
export const terms: Manifest = {
  name: 'terms',
  pages: [
    {
      path: '/Terms',
      title: { zh: '用户协议', en: 'Terms' },
      frame: 'list',
      nav: { group: 'site', order: 80, permissions: ['terms.text.read'] },
      load: () => import('./TermsPage.tsx'),
    },
  ],
  proposals: () => import('./proposals.tsx'),
};
