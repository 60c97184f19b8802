import type { Manifest } from '../../../registry/manifest.ts';

/** Letters to players. */
export const template: Manifest = {
  name: 'template',
  pages: [
    {
      path: '/Templates',
      title: { zh: '通知模板', en: 'Letters' },
      frame: 'list',
      nav: { group: 'site', order: 60, permissions: ['template.letters.read'] },
      load: () => import('./TemplatesPage.tsx'),
    },
  ],
  proposals: () => import('./proposals.tsx'),
};
