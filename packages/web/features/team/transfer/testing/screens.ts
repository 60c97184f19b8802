import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  {
    forAgents: true,
    name: 'team-transfer',
    path: () => '/?w=TeamTransfer',
    zh: '转账记录',
    en: 'Records',
  },
];
