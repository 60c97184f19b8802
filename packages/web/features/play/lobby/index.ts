import type { Manifest } from '../../../frame/manifest.ts';
import { PUBLIC_LOBBY } from '../../../session/index.ts';

export const lobby: Manifest = {
  name: 'lobby',
  screens: [
    {
      path: PUBLIC_LOBBY,
      access: 'public',
      frame: 'page',
      title: { zh: '大厅', en: 'Lobby' },
      load: () => import('./LobbyScreen.tsx'),
    },
  ],
};
