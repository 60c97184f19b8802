import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  {
    forAgents: true,
    name: 'team-changes',
    path: () => '/?w=TeamChanges',
    zh: '已删除的成员',
    en: 'Deleted members',
  },
];
