import { expect, test } from 'vitest';
import { features } from '../features/index.ts';
import { WINDOW_GROUPS } from './window.ts';

const byOrder = (a: { readonly order?: number }, b: { readonly order?: number }): number =>
  (a.order ?? 0) - (b.order ?? 0);

/** What the features have in the window. A function asks the server, so it is left out: the group Download. */
async function windows() {
  const all = await Promise.all(
    features.map(async (feature) => (await feature.window?.())?.window),
  );
  return all.flatMap((window) => (window && typeof window !== 'function' ? [window] : []));
}

test('the tabs of the window are in the order of their use', async () => {
  const tabs = (await windows()).flatMap((window) => window.tabs ?? []).toSorted(byOrder);
  const idsOf = (group: string) => tabs.filter((tab) => tab.group === group).map(({ id }) => id);
  expect(Object.keys(WINDOW_GROUPS).map((group) => [group, ...idsOf(group)])).toEqual([
    ['Banking', 'Deposit', 'WithdrawRequest', 'DepositRecord', 'WithdrawRecord'],
    ['Report', 'BetRecord', 'CashFlowRecord', 'ScheduleRecord', 'ProfitReport', 'Requirement'],
    [
      'MyAccount',
      'AccountInfo',
      'AccountSecurity',
      'AccountPassword',
      'BonusWallet',
      'PersonalLimits',
      'Logins',
      'Alerts',
      'ScanLogin',
    ],
    [
      'Team',
      'TeamOverview',
      'Player',
      'RegisterLink',
      'TeamReport',
      'TeamTransfer',
      'TeamDeposit',
      'TeamChanges',
    ],
    ['Announcement', 'Announcement', 'Message'],
    ['Helper', 'Help', 'AwardDetail', 'TradeAgreement'],
    ['Download'],
  ]);
});

test('the account menu begins with money and records and ends with settings', async () => {
  const entries = (await windows()).flatMap((window) => window.menu ?? []).toSorted(byOrder);
  expect(entries.map((entry) => ('window' in entry ? entry.window : entry.to))).toEqual([
    'Deposit',
    'WithdrawRequest',
    'BetRecord',
    'CashFlowRecord',
    'Announcement',
    'AccountInfo',
    'AccountSecurity',
    'PersonalLimits',
    'TeamOverview',
    'Help',
    'AwardDetail',
    'Logins',
    'Alerts',
  ]);
});
