import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  {
    forAgents: true,
    name: 'own-links',
    path: () => '/?w=RegisterLink',
    zh: '新建链接',
    en: 'New link',
  },
];
