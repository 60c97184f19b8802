import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  { name: 'combo', path: () => '/ComboBet', zh: '全部投注', en: 'Bet on all' },
  {
    name: 'combo-choose',
    path: () => '/ComboBet',
    zh: '全部投注',
    en: 'Bet on all',
    over: {
      zh: '完成',
      en: 'Done',
      pc: ['button:text-is("选择彩种"), button:text-is("Choose games")'],
      phone: ['button:text-is("选择彩种"), button:text-is("Choose games")'],
    },
  },
];
