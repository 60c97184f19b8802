// Back closes the topmost open dialog, sheet or menu, and leaves the page only if none is open.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { betHttp } from '@fairlot/wire/play/bet';
import { closePages, joinBrowser, PHONE } from './browser.ts';
import { GAME, moveBeforeClose } from './issues.ts';
import { openSignedIn, registerPlayer, shootOnFailure, type Player } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let player: Player;

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  player = await registerPlayer(world);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

const BET = `/Bet/${GAME}`;

/** The button of the browser, or the gesture of a phone. */
const goBack = (page: Page) => page.evaluate(() => history.back());
const goForward = (page: Page) => page.evaluate(() => history.forward());
const here = (page: Page) => page.evaluate(() => location.pathname + location.search);
/** How many modals the present entry of the history stands for. */
const depthOf = (page: Page) =>
  page.evaluate(() => (history.state as { modals?: number } | null)?.modals ?? 0);

/** Opens a modal and sees Back close it, on the same address. */
async function backCloses(page: Page, opener: Locator, modal: Locator): Promise<void> {
  const address = await here(page);
  const depth = await depthOf(page);
  await opener.click();
  await modal.waitFor();
  await expect.poll(() => depthOf(page)).toBe(depth + 1);
  await goBack(page);
  await modal.waitFor({ state: 'hidden' });
  expect(await here(page)).toBe(address);
  expect(await depthOf(page)).toBe(depth);
}

async function toBet(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator(`a[href="${BET}"]`).first().click();
  await page.waitForURL(`**${BET}`);
}

test('on a phone Back closes each sheet, dialog and menu and leaves the page last', async () => {
  const look = { size: PHONE, mode: 'light', language: 'zh' } as const;
  const page = await openSignedIn(browser, world, player, { look });
  shootOnFailure(page);
  await toBet(page);
  const plays = page.getByRole('dialog', { name: '选择玩法' });
  await backCloses(page, page.getByRole('button', { name: '定位胆' }).first(), plays);
  await backCloses(
    page,
    page.getByRole('button', { name: '规则与示例' }),
    page.getByRole('dialog', { name: '定位胆' }),
  );
  const games = page.getByRole('dialog', { name: '彩种' });
  await backCloses(page, page.locator('header [aria-haspopup=dialog]').first(), games);

  await moveBeforeClose(world, 45_000, page);
  await page.getByRole('button', { name: '万位 3' }).click();
  const confirm = page.getByRole('dialog', { name: '温馨提示' });
  const bet = page.getByRole('button', { name: /立即投注/ });
  await backCloses(page, bet, confirm);
  // Closed otherwise, it takes its entry away: Back has nothing of it to close.
  await bet.click();
  await confirm.getByRole('button', { name: '取消' }).click();
  await confirm.waitFor({ state: 'hidden' });
  await expect.poll(() => depthOf(page)).toBe(0);
  // Forward opens nothing again.
  await goForward(page);
  await expect.poll(() => depthOf(page)).toBe(0);
  expect(await confirm.count()).toBe(0);

  // The settings take the place of the slip: one entry.
  const slip = page.getByRole('dialog', { name: '号码篮' });
  await page.getByRole('button', { name: '加入' }).click();
  await page.getByRole('button', { name: /号码篮/ }).click();
  await slip.waitFor();
  await slip.getByRole('button', { name: '投注设置' }).click();
  const settings = page.getByRole('dialog', { name: '投注设置' });
  await settings.waitFor();
  await page.reload();
  await page.getByRole('button', { name: /号码篮/ }).waitFor();
  await expect.poll(() => depthOf(page)).toBe(0);

  // A link out of a sheet leaves no entry of the sheet behind.
  await page.locator('header [aria-haspopup=dialog]').first().click();
  await games
    .getByRole('link')
    .filter({ hasText: /一分3D|一分 3D/ })
    .first()
    .click();
  await page.waitForURL(/\/Bet\/(?!4$)\d+$/);
  await games.waitFor({ state: 'hidden' });
  await goBack(page);
  await page.waitForURL(`**${BET}`);
  expect(await depthOf(page)).toBe(0);
  await goBack(page);
  await page.waitForURL((url) => url.pathname === '/');

  const menu = page.getByRole('menu');
  const bar = page.getByRole('navigation', { name: '主导航' });
  const account = bar.getByRole('button', { name: '我的' });
  await backCloses(page, account, menu);
  await account.click();
  await menu.getByRole('menuitem', { name: '退出' }).click();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await goBack(page);
  await question.waitFor({ state: 'hidden' });
  await account.waitFor();
  expect(await here(page)).toBe('/');
  expect((await player.call(betHttp.getBetRecords, { PageSize: 10 })).value.Rows).toEqual([]);
  await page.context().close();
});

test('Back closes a dialog over a window first, then the window, then leaves the page', async () => {
  const page = await openSignedIn(browser, world, player);
  shootOnFailure(page);
  // By its address alone: the page stands below it all the same.
  await page.goto('/?w=BetRecord');
  const window = page.getByRole('dialog');
  await window.waitFor();
  await backCloses(page, window.getByRole('combobox', { name: '彩种' }), page.getByRole('listbox'));
  await goBack(page);
  await window.waitFor({ state: 'hidden' });
  expect(await here(page)).toBe('/');
  await goForward(page);
  await window.waitFor();
  expect(await here(page)).toBe('/?w=BetRecord');
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'hidden' });
  await expect.poll(() => here(page)).toBe('/');

  // A menu that opens a window leaves no entry, and two presses on a link make one.
  await toBet(page);
  await page.getByRole('button', { name: /^账户菜单/ }).click();
  await page.getByRole('menuitem', { name: '账变记录' }).click();
  await window.waitFor();
  await goBack(page);
  await window.waitFor({ state: 'hidden' });
  expect(await here(page)).toBe(BET);
  await page
    .getByRole('link', { name: /一分 3D|一分3D/ })
    .first()
    .dblclick();
  await page.waitForURL(/\/Bet\/(?!4$)\d+$/);
  await goBack(page);
  await page.waitForURL(`**${BET}`);
  await goBack(page);
  await page.waitForURL((url) => url.pathname === '/');
  await page.context().close();
});

test('the page stays where it was scrolled to when something over it closes', async () => {
  const page = await openSignedIn(browser, world, player);
  shootOnFailure(page);
  await page.setViewportSize({ width: 1024, height: 480 });
  await page.goto('/');
  const skin = page.getByRole('button', { name: '外观' });
  await skin.click();
  const panel = page.getByRole('dialog', { name: '外观' });
  await panel.waitFor();
  // The page goes on below a popover.
  await page.evaluate(() => scrollTo(0, 260));
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await expect.poll(() => depthOf(page)).toBe(0);
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.waitForTimeout(200);
  expect(await scrolled()).toBe(260);
  await page.evaluate(() => scrollTo(0, 120));
  const before = await scrolled();
  const account = page.getByRole('button', { name: /^账户菜单/ });
  await backCloses(page, account, page.getByRole('menu'));
  expect(await scrolled()).toBe(before);
  await page.context().close();
});
