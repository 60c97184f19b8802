import { filteredPage, type Manifest } from '../../../registry/manifest.ts';
import { PlayerSearch } from '../player-records/index.ts';
import { PlayersSearch } from './filter.ts';

/** Players: search, account, logins, notes. */
export const playerAdmin: Manifest = {
  name: 'player-admin',
  pages: [
    filteredPage({
      path: '/Players',
      title: { zh: '玩家', en: 'Players' },
      frame: 'bare',
      search: PlayersSearch,
      nav: { group: 'people', order: 10, permissions: ['manage.players.read'] },
      load: () => import('./PlayersPage.tsx'),
    }),
    filteredPage({
      path: '/Players/$id',
      title: { zh: '玩家', en: 'Player' },
      frame: 'bare',
      search: PlayerSearch,
      load: () => import('./PlayerPage.tsx'),
    }),
  ],
  proposals: () => import('./proposals.ts'),
};
