import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  {
    forAgents: true,
    name: 'team-overview',
    path: () => '/?w=TeamOverview',
    zh: '团队人数',
    en: 'Members',
  },
];
