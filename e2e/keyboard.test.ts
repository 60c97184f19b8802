// Everything that a bet needs, without a mouse.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest';
import { betHttp } from '@fairlot/wire/play/bet';
import { scheduleHttp } from '@fairlot/wire/play/schedule';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { AA, faultsOf, OF_COLOURS } from './axe.ts';
import { changeMode, closePages, joinBrowser } from './browser.ts';
import { GAME, moveBeforeClose, moveToDraw, openIssue } from './issues.ts';
import { focusedOn, openDesk, pressOn, tabTo } from './keys.ts';
import { openSignedIn, registerPlayer, shootOnFailure, type Player } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let page: Page;
let player: Player;

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});
beforeEach(async () => {
  player = await registerPlayer(world);
  page = await openSignedIn(browser, world, player);
  shootOnFailure(page);
});
afterEach(() => page.context().close());

const press = (...keys: string[]) => pressOn(page, ...keys);
const focused = () => focusedOn(page);

test('the first Tab offers to skip to the board, and the next one after it reaches the first digit', async () => {
  await openDesk(page);
  await press('Tab');
  expect(await focused()).toBe('跳到投注区');
  await press('Enter', 'Tab');
  expect(await focused()).toBe('万位 0');
  await page.goto('/');
  await page.getByRole('searchbox', { name: '搜索彩种' }).waitFor();
  await press('Tab');
  expect(await focused()).toBe('跳到正文');
  await press('Enter');
  const inMain = () => page.evaluate(() => document.activeElement?.id);
  await expect.poll(inMain).toBe('main');
});

test('the list of games is one stop with arrows, marks the open game once, and B leads to the board', async () => {
  await openDesk(page);
  const menu = page.getByRole('navigation', { name: '彩种' });
  const isInMenu = () => menu.evaluate((element) => element.contains(document.activeElement));
  expect(await menu.getByRole('link', { name: '一分时时彩' }).count()).toBe(1);
  expect(await menu.locator('[aria-current=page]').count()).toBe(1);
  await tabTo(page, /^一分时时彩/);
  expect(await isInMenu()).toBe(true);
  await press('ArrowUp');
  expect(await focused()).toBe('时时彩');
  await press('Home');
  await press('ArrowDown', 'End');
  expect(await isInMenu()).toBe(true);
  await press('Tab');
  expect(await isInMenu()).toBe(false);
  await press('Shift+Tab');
  // Who comes back is at the open game.
  expect(await focused()).toMatch(/^一分时时彩/);
  await press('b');
  expect(await focused()).toBe('万位 0');
  // The buttons beside the name of the game are not part of the heading.
  await page.getByRole('heading', { level: 1, name: '一分时时彩', exact: true }).waitFor();
  expect(await page.locator('h1 button[aria-pressed]').count()).toBe(0);
});

test('a bet is placed without a mouse', async () => {
  await openDesk(page);
  await moveBeforeClose(world, 45_000, page);
  const tab = page.getByRole('tab', { selected: true, name: '定位胆' });
  await tabTo(page, '定位胆');
  await press('ArrowRight');
  await tab.waitFor({ state: 'hidden' });
  await press('ArrowLeft');
  await tab.waitFor();
  await expect.poll(focused).toBe('定位胆');
  await tabTo(page, '万位 0');
  await press('3', '7', 'ArrowDown', 'End', ' ');
  expect(await focused()).toBe('千位 9');
  await page.getByText('3 注 × 1 倍 × 2 元 =').waitFor();
  await press(']', '+');
  await page.getByText('3 注 × 2 倍 × 0.2 元 =').waitFor();
  await press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: '温馨提示' });
  await dialog.waitFor();
  await press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(focused).toBe('千位 9');
  await press('Control+Enter');
  await dialog.waitFor();
  await expect.poll(focused).toBe('确认投注');
  await press('Enter');
  await page.getByText(/^已投注 1 单/).waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(focused).toBe('千位 9');
  const { value } = await player.call(betHttp.getBetRecords, { PageSize: 10 });
  expect(value.Rows.map(({ Notes, Multiple, Mode }) => [Notes, Multiple, Mode])).toEqual([
    [3, 2, 1],
  ]);
});

test('the last slip comes back, doubles and goes out again without a mouse; g b and h lead to and from the board', async () => {
  await openDesk(page);
  await moveBeforeClose(world, 45_000, page);
  const slip = page.getByRole('region', { name: '号码篮' });
  await page.getByRole('button', { name: '万位 0' }).focus();
  await press('p');
  await page.getByText('本机没有本彩种的上一单').waitFor();
  await press('3', 'k', 'k', 'q', 'Enter');
  const dialog = page.getByRole('dialog', { name: '温馨提示' });
  await dialog.getByText('¥ 8.000').first().waitFor();
  // Under a dialog the page takes no key.
  await press('p', 'k', 'r', 'h');
  await press('Enter');
  await page.getByText(/^已投注 1 单/).waitFor();
  await expect.poll(focused).toBe('万位 0');
  await page.getByText('1 注 × 4 倍').waitFor({ state: 'hidden' });
  await press('p');
  await slip.getByText('1 单').waitFor();
  await slip.getByText('4 倍').waitFor();
  // A field keeps its letters: nothing happens there.
  await page.getByRole('textbox', { name: '倍数' }).focus();
  await press('k', 'p', 'h', 'g', 'b');
  await slip.getByText('1 单').waitFor();
  await page.getByRole('button', { name: '万位 0' }).focus();
  await press('h');
  await page.waitForURL(`**/DrawHistory/${GAME}`);
  await press('g', 'x', 'b');
  await page
    .getByRole('heading', { name: /开奖历史|一分时时彩/ })
    .first()
    .waitFor();
  expect(page.url()).toContain('/DrawHistory/');
  await press('g', 'b');
  await page.waitForURL(`**/Bet/${GAME}`);
  await slip.getByText('1 单').waitFor();
});

test('a key can be put elsewhere, and the map shows it as it is set', async () => {
  await openDesk(page);
  await page.getByRole('button', { name: '万位 0' }).focus();
  await press('?');
  const map = page.getByRole('dialog', { name: '键盘' });
  const random = map.getByRole('button', { name: '机选：换键' });
  await random.focus();
  await press('Enter');
  await map.getByText('请按新键，Esc 取消').waitFor();
  // Whoever goes on without a key is asked for none any more.
  await press('Tab');
  await map.getByText('请按新键，Esc 取消').waitFor({ state: 'hidden' });
  await random.focus();
  await press('Enter', '7');
  await map.getByText('不能用这个键').waitFor();
  await press('q');
  await map.getByText('这个键已用于：加入号码篮').waitFor();
  await changeMode(page, 'dark');
  expect(await faultsOf(page, { rules: OF_COLOURS })).toEqual([]);
  await changeMode(page, 'light');
  await press('z');
  await map.getByText('机选：Z').waitFor();
  expect(await random.textContent()).toBe('Z');
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  await press('Escape');
  await map.waitFor({ state: 'hidden' });
  await expect.poll(focused).toBe('万位 0');
  await press('r');
  expect(await picked()).toEqual([]);
  await press('z');
  await expect.poll(picked).toHaveLength(1);
  const tool = page.getByRole('button', { name: '机选', exact: true });
  expect(await tool.getAttribute('aria-keyshortcuts')).toBe('z');
  await page.reload();
  await page.locator('html[data-on-keys]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: '万位 0' }).focus();
  await press('c', 'z');
  await expect.poll(picked).toHaveLength(1);
  await press('?');
  await map.getByRole('button', { name: '恢复默认' }).click();
  await map.getByText('R', { exact: true }).waitFor();
});

/** Tabs on until the focus is on a box with this label. */
async function tabToBox(label: string): Promise<void> {
  for (let i = 0; i < 80; i += 1) {
    const now = await page.evaluate(() => {
      const element = document.activeElement;
      return element instanceof HTMLInputElement
        ? element.closest('label')?.textContent
        : undefined;
    });
    if (now === label) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${label}`);
}

test('a schedule is placed without a mouse, bets, stops at its prize and gives the rest back', async () => {
  await openDesk(page);
  await moveBeforeClose(world, 45_000, page);
  await page.getByRole('button', { name: '万位 0' }).focus();
  // All ten digits of a place: one of them wins.
  await press('a', 't');
  const dialog = page.getByRole('dialog', { name: '追号' });
  await dialog.getByText('冻结总额').waitFor();
  await tabTo(page, '5');
  await press('Enter');
  await dialog.getByText('¥ 100.000').first().waitFor();
  await dialog.getByText('最终盈利的概率').waitFor();
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  await tabToBox('我已阅读并同意');
  await press(' ');
  await tabTo(page, '确认追号');
  await press('Enter');
  await page.getByText('追号 5 期，已冻结 ¥ 100.000').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  const records = async () =>
    (await player.call(scheduleHttp.getSchedules, { PageSize: 10 })).value.Rows[0];
  await expect.poll(async () => (await records())?.DoneIssues).toBe(1);
  const issue = await openIssue(world, GAME);
  await page.goto(`/Bet/${GAME}?w=ScheduleRecord`);
  const list = page.getByRole('dialog').last();
  await list.getByText('进行中').last().waitFor();
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  await moveToDraw(world, issue);
  await list.getByText('中奖停止').last().waitFor();
  await expect.poll(records).toMatchObject({ State: 2, WonIssues: 1, CancelledIssues: 4 });
  const { value: flow } = await player.call(walletHttp.getWalletAmount, null);
  expect(flow).toBe(10_000_000n - 20_000n + ((await records())?.Prize ?? 0n));
});

/** The keys that the pad shows as picked, in its order. */
const picked = async (): Promise<string[]> => {
  const cells = page.locator('#pad').getByRole('button', { pressed: true });
  return cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? ''));
};

test('keys of one character work inside the board alone, and can be turned off', async () => {
  await openDesk(page);
  await tabTo(page, /^账户菜单/);
  await press('r', '7', 'a', 'q', '+');
  expect(await picked()).toEqual([]);
  await page.getByRole('button', { name: '万位 0' }).focus();
  await press('7', '8', 'ArrowDown', 'r');
  await expect.poll(picked).toHaveLength(1);
  await press('u');
  await expect.poll(picked).toEqual(['万位 7', '万位 8']);

  await press('?');
  const map = page.getByRole('dialog', { name: '键盘' });
  await map.getByText('撤销机选或删除').waitFor();
  await map.getByRole('checkbox', { name: '使用单键' }).uncheck();
  await press('Escape');
  await map.waitFor({ state: 'hidden' });
  await expect.poll(focused).toBe('千位 0');
  await press('7', 'c', '?');
  expect(await picked()).toEqual(['万位 7', '万位 8']);
  await press('ArrowRight', ' ');
  await expect.poll(picked).toEqual(['万位 7', '万位 8', '千位 1']);

  // So is the one that leads to what finds a game at Home, until they are on again.
  await page.goto('/');
  const find = page.getByRole('searchbox', { name: '搜索彩种' });
  const isThere = () => find.evaluate((field) => field === document.activeElement);
  await find.waitFor();
  await press('/');
  expect(await isThere()).toBe(false);
  await page.evaluate(() => localStorage.removeItem('fairlot.preferences'));
  await page.reload();
  await find.waitFor();
  await press('/');
  await expect.poll(isThere).toBe(true);
});

test('who has turned keys off has none on Home either, until he turns them on', async () => {
  await page.context().close();
  page = await openSignedIn(browser, world, player, {
    kept: { preferences: { singleKeys: false } },
  });
  const search = page.getByRole('searchbox', { name: '搜索彩种' });
  const isThere = () => search.evaluate((field) => field === document.activeElement);
  await page.goto('/');
  await search.waitFor();
  await press('/');
  expect([await isThere(), await search.inputValue()]).toEqual([false, '']);
  await page.evaluate(() => localStorage.removeItem('fairlot.preferences'));
  await page.reload();
  await search.waitFor();
  await press('/');
  await expect.poll(isThere).toBe(true);
});
