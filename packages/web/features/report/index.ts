import type { Manifest } from '../../frame/manifest.ts';

export const report: Manifest = {
  name: 'report',
  tabs: [
    {
      id: 'BetRecord',
      group: 'Report',
      title: { zh: '投注记录', en: 'Bet records' },
      access: 'player',
      load: () => import('./bet-record/BetRecordTab.tsx'),
    },
    {
      id: 'CashFlowRecord',
      group: 'Report',
      title: { zh: '账变记录', en: 'Cash flow' },
      access: 'player',
      load: () => import('./cash-flow/CashFlowTab.tsx'),
    },
    {
      id: 'Requirement',
      group: 'Report',
      title: { zh: '流水要求', en: 'Turnover' },
      access: 'player',
      // One file with the cash flow: its name would be in every first view.
      load: () => import('./cash-flow/CashFlowTab.tsx').then((tab) => tab.requirement),
    },
    {
      id: 'ProfitReport',
      group: 'Report',
      title: { zh: '盈亏报表', en: 'Gain and loss' },
      access: 'player',
      load: () => import('./profit/ProfitTab.tsx'),
    },
  ],
  nav: [
    {
      window: 'BetRecord',
      label: { zh: '投注记录', en: 'Bet records' },
      icon: 'bill',
      where: 'both',
    },
    {
      window: 'CashFlowRecord',
      label: { zh: '账变记录', en: 'Cash flow' },
      icon: 'report',
      where: 'menu',
    },
  ],
};
