import { describe, expect, it } from 'vitest';
import { eventsOf } from './core/index.ts';
import { events } from './hubs.ts';
import { contract } from './index.ts';
import { endpoints, surface } from './surface.ts';

/** The calls and pushed events of spec section 7 that this product has so far; grows with it. */
const FROM_THE_SPECIFICATION = [
  'GET /api/Datadog/Get',
  'POST /api/AFK/GetAFKConfig',
  'POST /api/Merchant/GetMerchantCode',
  'GET /api/LiveNotify/LotteryLiveNotifyInfo',
  'POST /api/LotteryGame/Info',
  'POST /api/LotteryGame/Data',
  'POST /api/WebSiteInfo/GetInfo',
  'POST /api/WebSiteInfo/IsDemoSite',
  'GET /api/Token/Refresh',
  'POST /api/Token/Logout',
  'POST /api/Logo/GetAllLogo',
  'POST /api/Wallet/GetWalletAmount',
  'POST /api/Annoucement/GetUnreadAnnouncementCount',
  'POST /api/AccountCenter/GetAlertInfo',
  'POST /api/AccountCenter/GetPlayerBaseData',
  'POST /api/AccountCenter/GetSecurityCenterData',
  'POST /api/Privileges/Get',
  'POST /api/BonusPrivileges/Get',
  'POST /api/DepositRequest/InitDepositData',
  'POST /api/Register/GetRegisterLinkCode',
  'POST /api/Register/GetDemoLink',
  'POST /api/Wechat/Enabled',
];

/** What nobody misses who comes later: the connection knows of them from their first listener on. */
const LEARNT = new Set([
  'updateComboBetGameItem',
  'updateLeaderBoard',
  'ToastNotification',
  'WebSiteURLList',
  'WebSiteURLConfig',
  'LoginNotify',
  'QrCodeLogin',
  'ContactChanged',
  'BindElectronicPurse',
  'PasskeyNotify',
  'UserInfoPrivileges',
  'ReceiveInstantMessage',
  'InboxChanged',
  'AnnouncementChanged',
  'AnnouncementRead',
  'WithdrawNotify',
  'TransferNotify',
  'CancelDepositNotify',
  'DepositChanged',
  'DepositChannelsChanged',
  'AgentDepositChanged',
]);

describe('the contract', () => {
  it('is the one in surface.snap', async () => {
    await expect(surface()).toMatchFileSnapshot('surface.snap');
  });

  it('replies bare to exactly the calls of the specification', () => {
    const bare = endpoints().filter(({ endpoint }) => endpoint.bare);
    const named = bare.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(named.toSorted()).toEqual(FROM_THE_SPECIFICATION.toSorted());
  });

  it('uses each path and each refusal number once', () => {
    const paths = endpoints().map(({ endpoint }) => endpoint.path);
    expect(new Set(paths).size).toBe(paths.length);
    const tables = new Set(endpoints().map(({ endpoint }) => endpoint.codes));
    // A call may take refusals of two tables: the rows are the same.
    const rows = new Set([...tables].flatMap((table) => Object.values(table)));
    const numbers = [...rows].map((row) => row.number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('keeps beyond a session only what nobody needs a token to read', () => {
    const kept = endpoints().filter(({ endpoint }) => endpoint.outlivesSession);
    expect(kept.length).toBeGreaterThan(0);
    for (const { endpoint } of kept) expect(endpoint).toMatchObject({ access: 'anyone' });
  });

  it('keeps the page for wallet, bet, schedule and token calls alone (spec section 8)', () => {
    const keeping = endpoints().filter(({ endpoint }) => endpoint.keepsPage);
    const features = new Set(keeping.map(({ feature }) => feature));
    expect([...features]).toEqual([
      'credentials',
      'login',
      'passkey',
      'wagering',
      'wallet',
      'deposit',
      'bet',
      'schedule',
      'instant',
      'console operator',
    ]);
  });

  it('tells clients every event that any feature declares', () => {
    const declared = Object.values(contract).flatMap((part) =>
      'hub' in part ? eventsOf(part.hub) : [],
    );
    const known = declared.filter(({ target }) => !LEARNT.has(target));
    expect(new Set(events)).toEqual(new Set(known));
    expect(declared.length - known.length).toBe(LEARNT.size);
    expect(declared.every(({ topic }) => topic.audience.length > 0)).toBe(true);
  });

  it('lets only calls of ours refuse', () => {
    for (const { endpoint } of endpoints()) {
      if (endpoint.bare) expect(Object.keys(endpoint.codes)).toEqual([]);
    }
  });
});
