// Small things that a player meets: the search, the title of the tab, forms, terms, typed numbers, days.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { closePages, joinBrowser, openPage, PHONE } from './browser.ts';
import { GAME, moveBeforeClose, moveToDraw } from './issues.ts';
import { openSignedIn, PASSWORD, registerPlayer, shootOnFailure, type Player } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let player: Player;
let page: Page;

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  player = await registerPlayer(world);
  await moveToDraw(world, await moveBeforeClose(world, 2000));
  page = await openSignedIn(browser, world, player);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

test('games are found by initials, pinyin and digits, and Enter opens the first', async () => {
  shootOnFailure(page);
  await page.goto('/');
  const search = page.getByRole('searchbox', { name: '搜索彩种' });
  const names = page.locator('[data-game] b');
  for (const [typed, found] of [
    ['wfssc', ['五分时时彩']],
    ['fucai', ['福彩3D']],
    ['sicbo', ['一分快三']],
    ['mrak six', ['一分六合彩']],
    ['3f', ['三分时时彩', '三分赛车']],
  ] as const) {
    await search.fill(typed);
    await expect.poll(() => names.allInnerTexts()).toEqual(found);
  }
  await search.press('Enter');
  await page.waitForURL('**/Bet/8');
  // The lobby, which stands until the game has come, has a field of the same name.
  const games = page.getByRole('navigation', { name: '彩种' });
  const menu = games.getByRole('searchbox', { name: '搜索彩种' });
  await menu.fill('yfssc');
  const links = games.getByRole('link');
  await expect.poll(() => links.count()).toBe(1);
  await menu.press('Enter');
  await page.waitForURL(`**/Bet/${GAME}`);
});

test('the title of the tab says the game and its countdown', async () => {
  await expect.poll(() => page.title()).toMatch(/^(\d\d:\d\d|封盘) 一分时时彩 · Fairlot$/);
  const before = await page.title();
  await expect.poll(() => page.title()).not.toBe(before);
  await page.goto(`/DrawHistory/${GAME}`);
  await expect.poll(() => page.title()).toBe('一分时时彩 开奖历史 · Fairlot');
});

test('days are named in the language of the screen, and tables name their zone', async () => {
  await page.getByRole('columnheader', { name: '开奖时间 UTC+8' }).waitFor();
  await page.getByRole('combobox', { name: '日期' }).click();
  const [today] = await page.getByRole('option').allInnerTexts();
  expect(today).toMatch(/^\d+月\d+日周.$/);
  await page.goto('/?w=CashFlowRecord');
  await page.getByRole('columnheader', { name: '时间 UTC+8' }).waitFor();
  await page.goto('/?w=BetRecord');
  await page.getByText(/数据截至 [\d:]+ UTC\+8/).waitFor();
  await page.getByRole('button', { name: /^起始日期 \d+月\d+日周.$/ }).waitFor();
});

test('wrong numbers that were typed are shown on a phone', async () => {
  const look = { size: PHONE, mode: 'light', language: 'zh' } as const;
  const kept = { 'bet.play': { [GAME]: 'ssc.star5.directText' } };
  const phone = await openSignedIn(browser, world, player, { look, kept });
  shootOnFailure(phone);
  await phone.goto(`/Bet/${GAME}`);
  await phone.getByRole('textbox', { name: '号码' }).fill('12345 1234x 99');
  const wrong = phone.getByText(/1234x\s+99/);
  await wrong.waitFor();
  expect((await wrong.boundingBox())?.width).toBeGreaterThan(60);
  await phone.context().close();
});

test('what is wrong with a form goes as soon as it is right; the terms open beside it', async () => {
  const visitor = await openPage(browser, world.url);
  shootOnFailure(visitor);
  await visitor.goto('/Register');
  await visitor.getByRole('button', { name: '注册', exact: true }).click();
  const fault = visitor.getByText('请输入账号');
  await fault.waitFor();
  await visitor.getByLabel('账号', { exact: true }).fill('ab');
  await visitor.getByText('账号须为 6–16 位').waitFor();
  await visitor.getByLabel('账号', { exact: true }).fill('goodname1');
  await visitor.getByText('账号须为 6–16 位').waitFor({ state: 'hidden' });
  // No rule of the password is ticked before those above it hold.
  const rules = visitor.getByRole('list', { name: '密码要求' });
  const secret = visitor.getByLabel('密码', { exact: true });
  await secret.fill('123');
  expect(await rules.getByText('已满足').count()).toBe(0);
  await secret.fill(PASSWORD);
  await expect.poll(() => rules.getByText('已满足').count()).toBe(3);
  await visitor.getByText('须年满 18 周岁并同意协议').waitFor();
  await visitor.getByRole('checkbox').check();
  await visitor.getByText('须年满 18 周岁并同意协议').waitFor({ state: 'hidden' });
  await visitor.getByRole('checkbox', { name: /第 1 版/ }).waitFor();
  await visitor.getByRole('button', { name: '查看用户协议' }).click();
  const terms = visitor.getByRole('dialog', { name: '用户协议' });
  await terms.getByRole('heading', { name: '谁可以使用' }).waitFor();
  expect(await faultsOf(visitor)).toEqual([]);
  await visitor.keyboard.press('Escape');
  await terms.waitFor({ state: 'hidden' });
  expect(await visitor.getByLabel('账号', { exact: true }).inputValue()).toBe('goodname1');
  await visitor.goto('/Login');
  await visitor.getByRole('button', { name: '登录', exact: true }).click();
  await visitor.getByText('请输入密码').waitFor();
  await visitor.getByLabel('密码', { exact: true }).fill('x');
  await visitor.getByText('请输入密码').waitFor({ state: 'hidden' });
  await visitor.getByText('请输入账号').waitFor();
  await visitor.context().close();
});

test('an address that names no game says so, whatever word stands there', async () => {
  shootOnFailure(page);
  for (const word of ['0', 'constructor', '__proto__']) {
    await page.goto(`/Bet/${word}`);
    await page.getByText('没有这个彩种').first().waitFor();
  }
});
