import type { Manifest } from '../../../registry/manifest.ts';

/** Backups and books. */
export const upkeep: Manifest = {
  name: 'upkeep',
  pages: [
    {
      path: '/Upkeep',
      title: { zh: '备份与核账', en: 'Backups and books' },
      frame: 'list',
      nav: { group: 'money', order: 100, permissions: ['upkeep.state.read'] },
      load: () => import('./UpkeepPage.tsx'),
    },
  ],
};
