import type { WindowManifest } from '../../../frame/manifest.ts';
import { addMemberAct } from '../../team/members/acts/index.ts';

const BETS = { zh: '投注记录', en: 'Bet records' };
const FLOWS = { zh: '账变记录', en: 'Cash flow' };
const PROFIT = { zh: '盈亏报表', en: 'Gain and loss' };

// The same records of one member, for agents above.
addMemberAct({
  id: 'profit',
  label: PROFIT,
  order: 10,
  at: 'page',
  load: () => import('./member/MemberProfit.tsx'),
});
addMemberAct({
  id: 'bets',
  label: BETS,
  order: 11,
  at: 'page',
  load: () => import('./member/MemberBets.tsx'),
});
addMemberAct({
  id: 'cash-flow',
  label: FLOWS,
  order: 12,
  at: 'page',
  load: () => import('./member/MemberCashFlow.tsx'),
});

export const window: WindowManifest = {
  tabs: [
    {
      id: 'BetRecord',
      group: 'Report',
      title: BETS,
      access: 'player',
      load: () => import('./bet-record/BetRecordTab.tsx'),
    },
    {
      id: 'CashFlowRecord',
      group: 'Report',
      title: FLOWS,
      access: 'player',
      order: 1,
      load: () => import('./cash-flow/CashFlowTab.tsx'),
    },
    {
      id: 'Requirement',
      group: 'Report',
      title: { zh: '流水要求', en: 'Turnover' },
      access: 'player',
      order: 4,
      load: () => import('./cash-flow/RequirementTab.tsx'),
    },
    {
      id: 'ProfitReport',
      group: 'Report',
      title: PROFIT,
      access: 'player',
      order: 3,
      load: () => import('./profit/ProfitTab.tsx'),
    },
  ],
  menu: [
    { window: 'BetRecord', label: BETS, icon: 'report', order: 2 },
    { window: 'CashFlowRecord', label: FLOWS, icon: 'report', order: 3 },
  ],
};
