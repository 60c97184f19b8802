// Every route and every route rule of spec section 2 as a table, in a real browser against the real
// server. What answers of the server do to a page is in `answers.test.ts`.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loginHttp } from '@fairlot/wire/auth/login';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { callEndpoint } from '@fairlot/server/testing/call';
import { DEMO_PASSWORD } from '@fairlot/server/features/auth/login/register/seed';
import { closePages, joinBrowser, openPage } from './browser.ts';
import { keptLogin, openSignedIn, registerPlayer, shootOnFailure, type Player } from './visit.ts';
import { joinWorld, type World } from './world.ts';

const MINUTE_MS = 60_000;
const WHO = ['visitor', 'player', 'agent'] as const;
type Who = (typeof WHO)[number];
type Access = 'public' | 'visitor' | 'player' | 'agent';

let world: World;
let browser: Browser;
let player: Player;
/** What the device has kept of the login of each. */
let kept: Readonly<Record<Who, Record<string, unknown>>>;

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  player = await registerPlayer(world);
  const form = { UserName: 'agent01', Password: DEMO_PASSWORD };
  const { value } = await callEndpoint(world.url, loginHttp.login, form);
  const agent = { ...keptLogin({ ...player, token: value.access_token }).session };
  kept = {
    visitor: {},
    player: keptLogin(player),
    agent: { ...keptLogin(player), session: { ...agent, isAgent: value.isAgent } },
  };
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

const open = (who: Who) => openPage(browser, world.url, { kept: kept[who] });
const hasToken = (page: Page) =>
  page.evaluate(() => localStorage.getItem('fairlot.session') !== null);
/** Goes elsewhere within the page, as a link does. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
/** Waits until the address is this and its screen is there. */
async function lands(page: Page, path: string, shows: string): Promise<void> {
  await page.waitForURL((at) => at.pathname + at.search === path);
  await page.getByText(shows).filter({ visible: true }).first().waitFor();
  expect(addressOf(page)).toBe(path);
}

const NOT_OPEN = '尚未开放';
const TIMEOUT = { path: '/Timeout', shows: '登录已过期' };
const HOME = { path: '/', shows: '一分时时彩' };
const LOBBY = { path: '/Lobby', shows: '每一期开奖，都能自己算一遍。' };

/** Where `/Team` leads. */
const TEAM = { path: '/?w=Player', shows: '团队余额 ¥' };

/** Every route, who may enter, and a word of its screen. Login is a rule of its own below. */
const ROUTES: readonly (readonly [path: string, access: Access, shows: string])[] = [
  ['/ChatAnonymity', 'public', NOT_OPEN],
  ['/Timeout', 'public', TIMEOUT.shows],
  ['/Offline', 'public', '恢复时间待定'],
  ['/Offline?EndTime=4070908800000', 'public', '距恢复'],
  ['/LinkFailure', 'public', '注册链接已失效或已达上限'],
  ['/Recover', 'public', '找回密码'],
  ['/Wechat', 'public', '没有进行中的微信授权'],
  ['/ErrorMsg', 'public', '页面出错了'],
  ['/ErrorMsg?Msg=Signed+in+elsewhere', 'public', 'Signed in elsewhere'],
  ['/IPRestricted', 'public', '当前地区无法访问'],
  ['/Register', 'public', '注册账号'],
  ['/Demo', 'public', '开始试玩'],
  ['/DrawHistory/4', 'public', '开奖历史'],
  ['/Agreement', 'public', '谁可以使用'],
  ['/speedtest', 'public', '线路测速'],
  ['/Nowhere', 'public', '没有这个页面'],
  [LOBBY.path, 'visitor', LOBBY.shows],
  ['/Bet/ScheduleAgreements', 'player', '停止条件'],
  [HOME.path, 'player', HOME.shows],
  ['/Bet/4', 'player', '立即投注'],
  ['/ComboBet', 'player', '全部投注'],
  ['/LongDragon', 'player', '每期开奖相互独立'],
  ['/DepositQrcode', 'player', '没有待支付的充值'],
  ['/ExternalGameCardSubItem/7', 'player', NOT_OPEN],
  ['/ExternalGameFishSubItem/7', 'player', NOT_OPEN],
  ['/ExternalGameSlotSubItem/7', 'player', NOT_OPEN],
  ['/ExternalGameVideoLobby/', 'player', NOT_OPEN],
  ['/ExternalGameSportLobby/', 'player', NOT_OPEN],
  ['/ExternalGameFishLobby/', 'player', NOT_OPEN],
  ['/ExternalGameBlockchain/', 'player', NOT_OPEN],
  ['/IFrame/', 'player', NOT_OPEN],
  ['/Team', 'agent', '团队余额 ¥'],
];

/** Where the guard leads whoever follows a link within the page; undefined: he enters. */
function ledTo(path: string, access: Access, who: Who): typeof HOME | undefined {
  if (access === 'public') return undefined;
  if (access === 'visitor') return who === 'visitor' ? undefined : HOME;
  if (who === 'visitor') return path === HOME.path ? LOBBY : TIMEOUT;
  return access === 'agent' && who === 'player' ? HOME : undefined;
}

describe.each(WHO)('a link within the page, as %s', (who) => {
  let page: Page;
  beforeAll(async () => {
    page = await open(who);
    await page.goto('/ErrorMsg');
  });
  afterAll(() => page.context().close());

  test.each(
    ROUTES.map(([path, access, shows]) => {
      const elsewhere = ledTo(path, access, who);
      const to = elsewhere ?? { path: path === '/Team' ? TEAM.path : path, shows };
      return [access, path, elsewhere ? `leads to ${to.path}` : 'enters', to] as const;
    }),
  )('%s route %s %s', async (_, path, __, to) => {
    // From a page of its own each time: what is waited for is not there yet.
    await goWithin(page, '/ErrorMsg?Msg=between');
    await page.getByText('between').waitFor();
    await goWithin(page, path);
    await lands(page, to.path, to.shows);
    expect(await hasToken(page)).toBe(who !== 'visitor');
  });
});

/** What is done: a fresh load, a link within the page, a reload; the device may lose its token. */
type Step = readonly [how: 'load' | 'link', path: string] | 'reload' | 'forget';
type Rule = {
  readonly rule: string;
  readonly who: Who;
  readonly go: readonly Step[];
  readonly to: { readonly path: string; readonly shows: string };
  /** Whether the device has a token afterwards; as before where it is left out. */
  readonly token?: boolean;
};

const LOGIN = { path: '/Login', shows: '记住账号' };
const SPEED = { path: '/speedtest', shows: '线路测速' };
const CLEARS = 'going to Login clears the stored access token';
const REFRESHED = 'without a token Home that is refreshed leads to /speedtest';
const NEVER = 'a device that never kept a token is led from Home to the lobby';
const ELSE = 'without a token every other case leads to /Timeout';
const LED = 'the lobby redirects signed-in players to Home';
const AGENTS = 'a route for agents alone sends others to /';

const RULES: readonly Rule[] = [
  { rule: CLEARS, who: 'player', go: [['load', '/Login']], to: LOGIN, token: false },
  {
    rule: CLEARS,
    who: 'agent',
    go: [
      ['load', '/'],
      ['link', '/Login'],
    ],
    to: LOGIN,
    token: false,
  },
  {
    rule: 'the page of a failed link shows the login screen and ends no login',
    who: 'player',
    go: [['load', '/LinkFailure']],
    to: { path: '/LinkFailure', shows: '记住账号' },
    token: true,
  },
  { rule: NEVER, who: 'visitor', go: [['load', '/']], to: LOBBY },
  { rule: NEVER, who: 'visitor', go: [['load', '/?w=BetRecord'], 'reload'], to: LOBBY },
  {
    rule: NEVER,
    who: 'visitor',
    go: [
      ['load', '/Login'],
      ['link', '/'],
    ],
    to: LOBBY,
  },
  { rule: LED, who: 'player', go: [['load', '/Lobby']], to: HOME },
  {
    rule: REFRESHED,
    who: 'player',
    go: [['load', '/'], 'forget', 'reload'],
    to: SPEED,
    token: false,
  },
  {
    rule: ELSE,
    who: 'player',
    go: [['load', '/'], 'forget', ['load', '/ErrorMsg'], ['link', '/']],
    to: TIMEOUT,
    token: false,
  },
  {
    rule: ELSE,
    who: 'player',
    go: [['load', '/'], 'forget', ['load', '/ErrorMsg'], ['load', '/']],
    to: TIMEOUT,
    token: false,
  },
  { rule: ELSE, who: 'visitor', go: [['load', '/Bet/4']], to: TIMEOUT },
  { rule: ELSE, who: 'visitor', go: [['load', '/DepositQrcode']], to: TIMEOUT },
  { rule: ELSE, who: 'visitor', go: [['load', '/Team']], to: TIMEOUT },
  {
    rule: ELSE,
    who: 'player',
    go: [['load', '/Bet/4'], 'forget', 'reload'],
    to: TIMEOUT,
    token: false,
  },
  {
    rule: ELSE,
    who: 'agent',
    go: [['load', '/Bet/4'], 'forget', ['load', '/Team']],
    to: TIMEOUT,
    token: false,
  },
  { rule: AGENTS, who: 'player', go: [['load', '/Team']], to: HOME },
  { rule: AGENTS, who: 'agent', go: [['load', '/Team']], to: TEAM },
];

const told = (go: readonly Step[]): string =>
  go.map((step) => (typeof step === 'string' ? step : step.join(' '))).join(', ');

test.each(RULES.map((row) => [row.rule, row.who, told(row.go), row] as const))(
  '%s: as %s: %s',
  async (_, __, ___, { who, go, to, token = who !== 'visitor' }) => {
    const page = await open(who);
    for (const step of go) {
      if (step === 'reload') await page.reload();
      else if (step === 'forget') {
        await page.evaluate(() => localStorage.removeItem('fairlot.session'));
      } else if (step[0] === 'load') await page.goto(step[1]);
      else {
        await page.locator('#main h1').first().waitFor();
        await goWithin(page, step[1]);
      }
    }
    await lands(page, to.path, to.shows);
    expect(await hasToken(page)).toBe(token);
    await page.context().close();
  },
);

describe('the end of a login', () => {
  let page: Page;
  beforeEach(async () => {
    page = await open('player');
    shootOnFailure(page);
  });
  afterEach(() => page.context().close());
  const expired = async (path: string, shows: string): Promise<void> => {
    await page.clock.install();
    await page.goto(path);
    await page.getByText(shows).filter({ visible: true }).first().waitFor();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 31 * MINUTE_MS);
  };

  test.each([
    ['player', '/Bet/4', '立即投注'],
    ['agent', TEAM.path, TEAM.shows],
    ['public', '/DrawHistory/4', '开奖历史'],
  ])('by time leads to Timeout after two seconds, from the %s route %s', async (_, path, shows) => {
    if (path === TEAM.path) {
      await page.context().close();
      page = await open('agent');
    }
    await expired(path, shows);
    await page.clock.runFor(1500);
    expect(addressOf(page)).toBe(path);
    await page.clock.runFor(2000);
    await lands(page, TIMEOUT.path, TIMEOUT.shows);
    expect(await hasToken(page)).toBe(false);
  });

  test('by time leaves alone who is on the query page speedtest', async () => {
    await expired('/?page=speedtest', HOME.shows);
    await page.clock.runFor(5000);
    expect(addressOf(page)).toBe('/?page=speedtest');
  });

  test('that came while the page was away drops the token without a detour', async () => {
    await page.context().close();
    const session = { ...keptLogin(player).session, expiresAt: Date.now() - MINUTE_MS };
    page = await openPage(browser, world.url, { kept: { session } });
    await page.clock.install();
    await page.goto('/Register');
    await page.getByRole('heading', { name: '注册账号', level: 1 }).waitFor();
    await page.clock.runFor(5000);
    expect(addressOf(page)).toBe('/Register');
    expect(await hasToken(page)).toBe(false);
  });

  test('by hand asks, leads to Login and ends the token on the server too', async () => {
    const mine = await registerPlayer(world);
    await page.context().close();
    page = await openSignedIn(browser, world, mine);
    await page.goto('/');
    await page.getByRole('button', { name: /账户菜单/ }).click();
    await page.getByRole('menuitem', { name: '退出' }).click();
    const question = page.getByRole('alertdialog', { name: '确认退出？' });
    await question.getByRole('button', { name: '退出' }).click();
    await lands(page, LOGIN.path, LOGIN.shows);
    expect(await hasToken(page)).toBe(false);
    const reply = await mine.call(walletHttp.getWalletAmount, undefined);
    expect(reply.status).toBe(401);
  });
});

test('what an address says is shown as plain text, and no address of a query is framed', async () => {
  const page = await open('player');
  await page.goto(`/ErrorMsg?Msg=${encodeURIComponent('<b id="own">账号</b>')}`);
  await page.getByText('<b id="own">账号</b>').waitFor();
  expect(await page.locator('#own').count()).toBe(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/IFrame/?url=${encodeURIComponent('http://elsewhere.example/')}`);
  await page.getByText(NOT_OPEN).waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  expect(asked.filter((url) => new URL(url).hostname === 'elsewhere.example')).toEqual([]);
  await page.context().close();
});

test('a tab of the window leaves the page where it is, and a link shows its page from the top', async () => {
  const page = await open('player');
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/');
  await page.getByText(HOME.shows).filter({ visible: true }).first().waitFor();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, 200));
  await goWithin(page, '/?w=BetRecord');
  const window = page.getByRole('dialog');
  await window.waitFor();
  await page.goBack();
  await window.waitFor({ state: 'detached' });
  expect(await scrolled()).toBe(200);
  await goWithin(page, '/DrawHistory/4');
  await lands(page, '/DrawHistory/4', '开奖历史');
  expect(await scrolled()).toBe(0);
  await page.context().close();
});

test('signing in on the page of a failed link takes the place of who was signed in', async () => {
  const page = await open('player');
  const other = await registerPlayer(world);
  await page.goto('/LinkFailure');
  await page.getByLabel('账号', { exact: true }).fill(other.userName);
  await page.getByLabel('密码', { exact: true }).fill(other.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await lands(page, HOME.path, HOME.shows);
  const session = await page.evaluate(() => localStorage.getItem('fairlot.session'));
  expect(session).not.toContain(player.token);
  await page.getByRole('button', { name: new RegExp(other.userName) }).waitFor();
  await page.context().close();
});

const TEAM_TABS = [
  '团队',
  ['团队总览', '成员', '注册链接', '团队报表', '代充', '移动与删除'],
] as const;
/** Groups in their order, and the tabs of each that are open; one whose feature comes later is absent. */
const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ['资金', ['充值', '充值记录', '提款', '提款记录']],
  ['报表', ['投注记录', '流水要求', '盈亏报表', '账变记录', '追号记录']],
  [
    '我的账户',
    [
      '登录与设备',
      '扫码登录',
      '红利钱包',
      '账户资料',
      '修改密码',
      '账户安全',
      '提醒与声音',
      '自我管理',
    ],
  ],
  TEAM_TABS,
  ['公告', ['公告', '站内消息']],
  ['帮助', ['奖金详情', '用户协议', '帮助中心']],
];

test.each(['player', 'agent'] as const)(
  'the popup window of a %s has the groups in their order, and of the tabs those that are open',
  async (who) => {
    const page = await open(who);
    await page.goto('/?w=BetRecord');
    const window = page.getByRole('dialog');
    const tabs = window.getByRole('tab');
    await tabs.first().waitFor();
    const found: [string, string[]][] = [];
    for (const group of await window.locator('nav button').all()) {
      await group.click();
      const names = (await tabs.allInnerTexts()).map((each) => each.trim());
      // The tab of transfers asks for a privilege, which another file of this world may have given.
      const shown = names.filter((each) => each !== '转账').toSorted();
      found.push([(await group.innerText()).trim(), shown]);
    }
    // A team is an agent's alone.
    const groups = GROUPS.filter(([group]) => group !== TEAM_TABS[0] || who === 'agent');
    expect(found).toEqual(groups.map(([group, names]) => [group, names.toSorted()]));
    for (const absent of ['ExternalGameTrans', 'MyContract', 'MobileClient', 'Nowhere']) {
      await goWithin(page, `/?w=${absent}`);
      await window.waitFor({ state: 'detached' });
      expect(addressOf(page)).toBe(`/?w=${absent}`);
      await goWithin(page, '/?w=BetRecord');
      await window.waitFor();
    }
    await page.context().close();
  },
);

test.each([
  ['player', 0],
  ['agent', 1],
] as const)('in the menu of who is %s there are %i entries of a team', async (who, count) => {
  const page = await open(who);
  await page.goto('/');
  await page.getByRole('button', { name: /账户菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出' }).waitFor();
  const team = page.getByRole('menuitem', { name: '团队' });
  expect(await team.count()).toBe(count);
  // Whoever is no agent finds no tab of it either, though he knows its name.
  await (count > 0 ? team.click() : goWithin(page, '/?w=TeamOverview'));
  const tab = page.getByRole('dialog').getByRole('tab', { name: '团队总览' });
  await (count > 0 ? tab.waitFor() : page.getByRole('dialog').waitFor({ state: 'detached' }));
  expect([addressOf(page), await tab.count()]).toEqual(['/?w=TeamOverview', count]);
  await page.context().close();
});
