import type { Manifest } from '../../../registry/manifest.ts';

/** Help articles. */
export const help: Manifest = {
  name: 'help',
  pages: [
    {
      path: '/HelpArticles',
      title: { zh: '帮助文章', en: 'Help articles' },
      frame: 'list',
      nav: { group: 'site', order: 50, permissions: ['help.articles.read'] },
      load: () => import('./HelpPage.tsx'),
    },
  ],
  proposals: () => import('./proposals.tsx'),
};
