import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  { name: 'prizes', path: () => '/Bet/4?w=AwardDetail', zh: '我的奖金组', en: 'My prize group' },
];
