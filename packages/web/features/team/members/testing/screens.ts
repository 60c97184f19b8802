import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  {
    forAgents: true,
    name: 'members',
    path: () => '/Team',
    zh: '团队余额 ¥',
    en: 'Team balance ¥',
  },
  {
    forAgents: true,
    name: 'open-account',
    path: () => '/?w=Player',
    zh: '开户',
    en: 'Open account',
    over: {
      zh: '初始密码',
      en: 'Initial password',
      pc: ['[data-members] [data-open]'],
      phone: ['[data-members] [data-open]'],
    },
  },
];
