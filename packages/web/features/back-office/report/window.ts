import type { WindowManifest } from '../../../frame/manifest.ts';

export const window: WindowManifest = {
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
      load: () => import('./cash-flow/RequirementTab.tsx'),
    },
    {
      id: 'ProfitReport',
      group: 'Report',
      title: { zh: '盈亏报表', en: 'Gain and loss' },
      access: 'player',
      load: () => import('./profit/ProfitTab.tsx'),
    },
  ],
  menu: [
    {
      window: 'CashFlowRecord',
      label: { zh: '账变记录', en: 'Cash flow' },
      icon: 'report',
      order: 1,
    },
  ],
};
