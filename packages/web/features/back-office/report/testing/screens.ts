import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  { name: 'records', path: () => '/?w=BetRecord', zh: '已中奖', en: 'Won' },
  { name: 'cash-flow', path: () => '/?w=CashFlowRecord', zh: '派发奖金', en: 'Prize' },
  { name: 'profit', path: () => '/?w=ProfitReport', zh: '游戏盈亏 ¥', en: 'Game result ¥' },
  {
    name: 'requirement',
    path: () => '/?w=Requirement',
    zh: '最近计入',
    en: 'Recently counted',
  },
];
