import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  {
    forAgents: true,
    name: 'team-report',
    path: () => '/?w=TeamReport',
    zh: '按成员',
    en: 'By member',
  },
];
