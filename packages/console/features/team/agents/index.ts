import { filteredPage, type Manifest } from '../../../registry/manifest.ts';
import { AgentsSearch } from './filter.ts';

/** Agents: who stands at the top, the line below them level by level, and what they may do. */
export const agents: Manifest = {
  name: 'agents',
  pages: [
    filteredPage({
      path: '/Agents',
      title: { zh: '代理', en: 'Agents' },
      frame: 'bare',
      search: AgentsSearch,
      nav: { group: 'people', order: 35, permissions: ['agents.line.read'] },
      load: () => import('./AgentsPage.tsx'),
    }),
  ],
};
