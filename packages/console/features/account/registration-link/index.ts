import { filteredPage, type Manifest } from '../../../registry/manifest.ts';
import { LinksSearch } from './filter.ts';

/** Links by which players register. */
export const registrationLink: Manifest = {
  name: 'registration-link',
  pages: [
    filteredPage({
      path: '/Links',
      title: { zh: '注册链接', en: 'Links' },
      frame: 'bare',
      search: LinksSearch,
      nav: { group: 'people', order: 40, permissions: ['link.links.read'] },
      load: () => import('./LinksPage.tsx'),
    }),
  ],
};
