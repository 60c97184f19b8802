// Where the focus is: in a group, after a bet, and when what had it is gone.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest';
import { betHttp } from '@fairlot/wire/play/bet';
import { closePages, joinBrowser } from './browser.ts';
import { moveBeforeClose } from './issues.ts';
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

test('a group of choices is one Tab stop, and arrows choose', async () => {
  await openDesk(page);
  for (const name of ['单位', '盘口', '位置']) {
    const group = page.getByRole('radiogroup', { name });
    await group.waitFor();
    expect(await group.locator('[role=radio][tabindex="0"]').count()).toBe(1);
    expect(await group.getByRole('radio', { checked: true }).getAttribute('tabindex')).toBe('0');
  }
  const units = page.getByRole('radiogroup', { name: '单位' });
  await units.getByRole('radio', { name: '元' }).focus();
  await press('ArrowRight', 'ArrowRight');
  await expect.poll(focused).toBe('分');
  await units.getByRole('radio', { name: '分', checked: true }).waitFor();
  await press('End', 'ArrowRight');
  await units.getByRole('radio', { name: '元', checked: true }).waitFor();
});

test('Enter held down opens the dialog and places nothing; after a bet the board has the focus', async () => {
  await openDesk(page);
  await moveBeforeClose(world, 45_000, page);
  await page.getByRole('button', { name: '万位 0' }).focus();
  await press('3', 'Enter', 'c');
  const dialog = page.getByRole('dialog', { name: '温馨提示' });
  const slip = page.getByRole('region', { name: '号码篮' });
  await slip.getByRole('button', { name: '确认投注' }).focus();
  await page.keyboard.down('Enter');
  await expect.poll(focused).toBe('确认投注');
  await dialog.waitFor();
  for (let i = 0; i < 5; i += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await dialog.getByText('一分时时彩').waitFor();
  await dialog.getByText('1 单 1 注').waitFor();
  // Below the one heading that the page has, whatever of it has come by then.
  await dialog.getByRole('heading', { name: '温馨提示', level: 2 }).waitFor();
  expect((await player.call(betHttp.getBetRecords, { PageSize: 10 })).value.Rows).toEqual([]);
  const isInDialog = (): Promise<boolean> =>
    dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(isInDialog).toBe(true);
  await press('Enter');
  await page.getByText(/^已投注 1 单/).waitFor();
  await expect.poll(focused).toBe('万位 0');
});

test('when a row is removed the focus is on the way back', async () => {
  await openDesk(page);
  await page.getByRole('button', { name: '万位 0' }).focus();
  await press('3', 'q', '5', 'q');
  const slip = page.getByRole('region', { name: '号码篮' });
  await slip.getByText('2 单').waitFor();
  await slip
    .getByRole('button', { name: /^删除/ })
    .first()
    .focus();
  await press('Enter');
  await expect.poll(focused).toBe('撤销');
  await press('Enter');
  await slip.getByText('2 单').waitFor();
});

test('the focus returns to what opened a menu, a window, a question', async () => {
  await page.goto('/');
  await page
    .getByRole('link', { name: /一分时时彩/ })
    .first()
    .waitFor();
  await tabTo(page, '投注记录');
  await press('Enter');
  const records = page.getByRole('dialog', { name: '投注记录' });
  await records.waitFor();
  const isInside = () =>
    page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);
  await expect.poll(isInside).toBe(true);
  await press('Tab', 'Tab', 'Tab');
  expect(await isInside()).toBe(true);
  await press('Escape');
  await records.waitFor({ state: 'hidden' });
  await expect.poll(focused).toBe('投注记录');

  await tabTo(page, /^账户菜单/);
  await press('Enter');
  const leave = page.getByRole('menuitem', { name: '退出' });
  await leave.waitFor();
  await press('Escape');
  await leave.waitFor({ state: 'hidden' });
  await expect.poll(focused).toMatch(/^账户菜单/);

  await press('Enter');
  await leave.waitFor();
  // It is there a moment before it has the focus, and a key before that is of its button.
  const inMenu = () => page.evaluate(() => document.activeElement?.closest('[role=menu]') !== null);
  await expect.poll(inMenu).toBe(true);
  await press('End');
  await expect.poll(focused).toBe('退出');
  await press('Enter');
  const question = page.getByRole('alertdialog', { name: '确认退出？' });
  await question.waitFor();
  await expect.poll(focused).toBe('取消');
  await press('Escape');
  await question.waitFor({ state: 'hidden' });
  await expect.poll(focused).toMatch(/^账户菜单/);
});
