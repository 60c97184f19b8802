import { filteredPage, type Manifest } from '../../../registry/manifest.ts';
import { MovesSearch } from './filter.ts';

/** Moves of members between agents: those that wait for a decision, and those that were made. */
export const move: Manifest = {
  name: 'move',
  pages: [
    filteredPage({
      path: '/Moves',
      title: { zh: '团队移动', en: 'Moves' },
      frame: 'bare',
      search: MovesSearch,
      nav: { group: 'people', order: 45, permissions: ['team.moves.read'] },
      load: () => import('./MovesPage.tsx'),
    }),
  ],
  proposals: () => import('./proposals.ts'),
};
