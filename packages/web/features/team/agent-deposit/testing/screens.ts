import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  {
    forAgents: true,
    name: 'member-deposits',
    path: () => '/?w=TeamDeposit',
    zh: '没有待处理的代充申请',
    en: 'No deposit requests wait',
  },
];
