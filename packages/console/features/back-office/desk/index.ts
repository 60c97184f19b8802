import { filteredPage, type Manifest } from '../../../registry/manifest.ts';
import { AuditSearch } from '../../staff/operator/index.ts';

/** The first page: games and audit. */
export const desk: Manifest = {
  name: 'desk',
  pages: [
    filteredPage({
      path: '/',
      title: { zh: '游戏与审计', en: 'Games and audit' },
      frame: 'bare',
      search: AuditSearch,
      nav: { group: 'desk', order: 10, permissions: [] },
      load: () => import('./DeskPage.tsx'),
    }),
  ],
};
