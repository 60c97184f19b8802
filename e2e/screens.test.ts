// Every screen in every look: readable by everyone, nothing cut off, nothing complained of. The
// pictures stay in `e2e/shots` for people to look at.
//
// A screen is loaded in each size and each language, and judged whole; then the open page changes
// between light and dark, as a device does at dusk, and is judged by the rules of colours. What is
// loaded light in Chinese is loaded dark in English, so each is also loaded in both.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { betHttp } from '@fairlot/wire/bet';
import { faultsOf, OF_COLOURS } from './axe.ts';
import {
  changeMode,
  closePages,
  FIRST_LOOKS,
  inTheOther,
  joinBrowser,
  nameOf,
  openPage,
  type Look,
} from './browser.ts';
import { GAME, moveBeforeClose, moveToDraw } from './issues.ts';
import { keptLogin, listenForErrors, registerPlayer, SHOTS, type Player } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let player: Player;
let serial: number;

beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  world = joinWorld();
  browser = await joinBrowser();
  player = await registerPlayer(world);
  for (let i = 0; i < 6; i += 1) serial = await playIssue(i);
  await moveBeforeClose(world, 42_000);
  await world.clock.set(await world.clock.now());
  await place(serial + 1, 7);
});
afterAll(async () => {
  await world?.clock.run();
  await closePages(browser);
  await world?.stop();
});

async function place(serialNumber: number, i: number): Promise<void> {
  const digits = '0123456789'.slice(0, 1 + (i % 9));
  const reply = await player.call(betHttp.place, {
    IntentId: randomUUID(),
    GameId: GAME,
    SerialNumber: serialNumber,
    Bets: [
      {
        Play: 'ssc.fixed',
        Content: `${digits}||||${digits}`.replaceAll(/(\d)(?=\d)/g, '$1,'),
        Notes: 2 * digits.length,
        Mode: 0,
        Multiple: 1 + i,
        Amount: mills(4000 * digits.length * (1 + i)),
        PrizeGroup: 1956,
      },
    ],
  });
  expect(reply.code, JSON.stringify(reply.body)).toBe('OK');
}

async function playIssue(i: number): Promise<number> {
  const issue = await moveBeforeClose(world, 8000);
  await place(issue.SerialNumber, i);
  await moveToDraw(world, issue);
  return issue.SerialNumber;
}

type Screen = {
  readonly name: string;
  readonly path: () => string;
  /** A word that is there once the screen is. */
  readonly zh: string;
  readonly en: string;
  /** The play that the bet page remembers. */
  readonly play?: string;
};

const inLanguage = ({ language }: Look, zh: string, en: string) => (language === 'zh' ? zh : en);

const bet = (name: string, play: string, zh: string, en: string): Screen => ({
  name,
  path: () => `/Bet/${GAME}`,
  play,
  zh,
  en,
});

/** The first of the catalogue: five digits, drawn at each bet. */
const AT_ONCE = 1;
/** The one-minute game of three digits, and one that the official source alone can open. */
const THREE_DIGITS = 93;
const OFFICIAL = 96;

/** Two lists, so that two pages can be looked at side by side. Login and Timeout end the login: they come last. */
const LISTS: readonly (readonly Screen[])[] = [
  [
    { name: 'home', path: () => '/', zh: '一分时时彩', en: 'Five Digits · 1 min' },
    { name: 'records', path: () => '/?w=BetRecord', zh: '已中奖', en: 'Won' },
    { name: 'cash-flow', path: () => '/?w=CashFlowRecord', zh: '派发奖金', en: 'Prize' },
    { name: 'profit', path: () => '/?w=ProfitReport', zh: '游戏盈亏 ¥', en: 'Game result ¥' },
    {
      name: 'schedules',
      path: () => '/?w=ScheduleRecord',
      zh: '没有追号方案',
      en: 'No schedules',
    },
    {
      name: 'schedule-agreement',
      path: () => '/Bet/ScheduleAgreements',
      zh: '停止条件',
      en: 'Ending',
    },
    {
      name: 'long-dragons',
      path: () => '/LongDragon',
      zh: '每期开奖相互独立',
      en: 'Draws are independent',
    },
    { name: 'combo', path: () => '/ComboBet', zh: '全部投注', en: 'Bet on all' },
    { name: 'leaders', path: () => '/LongDragon?view=leaders', zh: '公开我的成绩', en: 'Show me' },
    {
      name: 'predictions',
      path: () => '/LongDragon?view=predictions',
      zh: '发表',
      en: 'Posted by players',
    },
    {
      name: 'announcements',
      path: () => '/?w=Announcement',
      zh: '全部已读',
      en: 'Mark all as read',
    },
    {
      name: 'deposit',
      path: () => '/?w=Deposit',
      zh: '暂无可用的充值通道',
      en: 'No deposit channel available',
    },
    {
      name: 'deposits',
      path: () => '/?w=DepositRecord',
      zh: '这段时间没有充值',
      en: 'No deposits in this time',
    },
    { name: 'withdraw', path: () => '/?w=WithdrawRequest', zh: '可提金额', en: 'Can be withdrawn' },
    {
      name: 'withdrawals',
      path: () => '/?w=WithdrawRecord',
      zh: '没有提款记录',
      en: 'No withdrawals',
    },
    { name: 'inbox', path: () => '/?w=Message', zh: '没有消息', en: 'No messages' },
    { name: 'terms', path: () => '/?w=TradeAgreement', zh: '谁可以使用', en: 'Who may play' },
    {
      name: 'limits',
      path: () => '/?w=PersonalLimits',
      zh: '每日亏损限额',
      en: 'daily loss limit',
    },
    { name: 'logins', path: () => '/?w=Logins', zh: '登录中的设备', en: 'Signed in now' },
    { name: 'info', path: () => '/?w=AccountInfo', zh: '注册时间', en: 'Registered' },
    { name: 'security', path: () => '/?w=AccountSecurity', zh: '安全评分', en: 'Security score' },
    { name: 'passwords', path: () => '/?w=AccountPassword', zh: '原密码', en: 'Current password' },
    { name: 'alerts', path: () => '/?w=Alerts', zh: '彩种铃铛', en: 'Bells of games' },
    { name: 'prizes', path: () => '/Bet/4?w=AwardDetail', zh: '我的奖金组', en: 'My prize group' },
    { name: 'restricted', path: () => '/IPRestricted', zh: '无法访问', en: 'Not offered here' },
    {
      name: 'offline',
      path: () => `/Offline?EndTime=${Date.UTC(2099, 0, 1)}`,
      zh: '系统维护中',
      en: 'Under maintenance',
    },
    {
      name: 'offline-unknown',
      path: () => '/Offline',
      zh: '恢复时间待定',
      en: 'The time of return is not known yet',
    },
    { name: 'error', path: () => '/ErrorMsg', zh: '页面出错了', en: 'Something went wrong' },
    {
      name: 'message',
      path: () => '/ErrorMsg?Msg=Signed+in+elsewhere',
      zh: '登录状态已改变',
      en: 'Your sign-in has changed',
    },
    { name: 'missing', path: () => '/Nowhere', zh: '没有这个页面', en: 'There is no such page' },
    { name: 'not-open', path: () => '/ChatAnonymity', zh: '尚未开放', en: 'Not open yet' },
    {
      name: 'link-failure',
      path: () => '/LinkFailure',
      zh: '注册链接已失效',
      en: 'This registration link',
    },
    { name: 'speed', path: () => '/speedtest', zh: '线路测速', en: 'Line speed' },
    { name: 'register', path: () => '/Register', zh: '注册账号', en: 'Open an account' },
    { name: 'demo', path: () => '/Demo', zh: '免费试玩', en: 'Try it out' },
    { name: 'login', path: () => '/Login', zh: '记住账号', en: 'Remember account' },
    { name: 'timeout', path: () => '/Timeout', zh: '登录已过期', en: 'Your session has ended' },
  ],
  [
    bet('bet', 'ssc.fixed', '立即投注', 'Bet now'),
    bet('bet-credit', 'ssc.c.total', '总和大', 'Total big'),
    bet('bet-typed', 'ssc.star5.directText', '去重', 'Drop repeats'),
    { name: 'bet-3d', path: () => `/Bet/${THREE_DIGITS}`, zh: '立即投注', en: 'Bet now' },
    {
      name: 'bet-instant',
      path: () => `/Bet/${AT_ONCE}`,
      zh: '还没有开过局',
      en: 'No round drawn yet',
    },
    { name: 'bet-stopped', path: () => `/Bet/${OFFICIAL}`, zh: '官方休市', en: 'Closed by the' },
    { name: 'history', path: () => `/DrawHistory/${GAME}`, zh: '开奖历史', en: 'Draw history' },
    ...[
      { name: 'trend', zh: '导出 CSV', en: 'Save CSV' },
      { name: 'statistics', zh: '近 20 期冷热', en: 'Last 20' },
      { name: 'roads', zh: '珠盘路', en: 'Bead road' },
    ].map((view) => ({ ...view, path: () => `/DrawHistory/${GAME}?view=${view.name}` })),
    {
      name: 'verify',
      path: () => `/Bet/${GAME}?verify=${serial}&game=${GAME}`,
      zh: '第 1、3、4 步吻合',
      en: 'Steps 1, 3 and 4 agree',
    },
  ],
];

/** Whatever holds more text than it shows, and the page if it is wider than the window. */
const findCut = (): string[] => {
  const found: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth) {
    found.push(`page ${document.documentElement.scrollWidth} in ${innerWidth}`);
  }
  const all = 'button, a, [role=tab], th, td, h1, h2, h3, label, legend, dt, dd, [class*="tag_"]';
  for (const element of document.querySelectorAll<HTMLElement>(all)) {
    const { clientWidth, scrollWidth } = element;
    const style = getComputedStyle(element);
    const isMeant = style.textOverflow === 'ellipsis' || /auto|scroll/.test(style.overflowX);
    if (clientWidth === 0 || isMeant || element.closest('[class*="vh_"]')) continue;
    if (scrollWidth > clientWidth + 1) {
      const { tagName, className, textContent } = element;
      found.push(`${tagName}.${className} ${scrollWidth}>${clientWidth} ${textContent?.trim()}`);
    }
  }
  return found;
};

async function show(page: Page, screen: Screen, how: Look): Promise<void> {
  if (screen.play) {
    const kept = JSON.stringify({ [GAME]: screen.play });
    await page.evaluate((text) => localStorage.setItem('fairlot.bet.play', text), kept);
  }
  await page.goto(screen.path());
  await page
    .getByText(inLanguage(how, screen.zh, screen.en))
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.evaluate(() => document.fonts.ready);
}

type Faults = Record<string, unknown>;

/** What is wrong with what is shown, by all rules or by some. */
async function judge(
  page: Page,
  { name }: Screen,
  how: Look,
  rules?: readonly string[],
): Promise<Faults> {
  await page.screenshot({ path: join(SHOTS, `${name}-${nameOf(how)}.png`) });
  const against = await faultsOf(page, { ...(rules && { rules }) });
  const cut = await page.evaluate(findCut);
  return { ...(against.length > 0 && { against }), ...(cut.length > 0 && { cut }) };
}

/** Shows a screen in a look, and then changes between light and dark. */
async function lookAt(page: Page, screen: Screen, how: Look): Promise<Faults> {
  await show(page, screen, how);
  const whole = await judge(page, screen, how);
  const other = inTheOther(how);
  await changeMode(page, other.mode);
  const colours = await judge(page, screen, other, OF_COLOURS);
  return {
    ...(Object.keys(whole).length > 0 && { [nameOf(how)]: whole }),
    ...(Object.keys(colours).length > 0 && { [nameOf(other)]: colours }),
  };
}

async function lookAtAll(screens: readonly Screen[], first: Look): Promise<Faults> {
  const kept = keptLogin(player);
  const page = await openPage(browser, world.url, { look: first, withHan: true, kept });
  const errors = listenForErrors(page);
  await page.goto('/');
  const faults: Faults = {};
  let how = first;
  for (const screen of screens) {
    const found = await lookAt(page, screen, how).catch((error: unknown) => ({
      error: String(error),
    }));
    if (Object.keys(found).length > 0) faults[screen.name] = found;
    how = inTheOther(how);
    // Where it was left is where it is after a fault too.
    await changeMode(page, how.mode);
  }
  await page.context().close();
  return { ...faults, ...(errors.length > 0 && { errors }) };
}

test.each(FIRST_LOOKS.map((first) => [nameOf(first), first] as const))(
  '%s, and in the other mode',
  async (_, first) => {
    expect(await Promise.all(LISTS.map((screens) => lookAtAll(screens, first)))).toEqual([{}, {}]);
  },
);
