import type { Manifest } from '../../../registry/manifest.ts';

export { PlayerGroups } from './PlayerGroups.tsx';

/** Layers of players and their limits. */
export const playerTier: Manifest = {
  name: 'player-tier',
  pages: [
    {
      path: '/Layers',
      title: { zh: '玩家层级', en: 'Layers' },
      frame: 'list',
      nav: { group: 'people', order: 30, permissions: ['layer.layers.read'] },
      load: () => import('./LayersPage.tsx'),
    },
  ],
  proposals: () => import('./proposals.tsx'),
};
