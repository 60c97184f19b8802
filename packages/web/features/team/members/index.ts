import type { Manifest } from '../../../frame/manifest.ts';

/** The members of an agent's team. Acts on a member come from their own features: see `acts`. */
export const members: Manifest = {
  name: 'members',
  screens: [
    {
      path: '/Team',
      access: 'agent',
      frame: 'bare',
      title: { zh: '团队', en: 'Team' },
      load: () => import('./TeamScreen.tsx'),
    },
  ],
  window: () => import('./window.ts'),
};
