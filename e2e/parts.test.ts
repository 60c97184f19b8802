// What a press may need is there before the network goes; what is not there is a message in its
// place, and the page around it goes on.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { closePages, joinBrowser } from './browser.ts';
import { openDesk, pickNine } from './desk.ts';
import { moveBeforeClose } from './issues.ts';
import { openSignedIn, registerPlayer, shootOnFailure, type Player } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let player: Player;
let page: Page;

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  player = await registerPlayer(world);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});
beforeEach(async () => {
  page = await openSignedIn(browser, world, player, { fetchesAhead: true });
  shootOnFailure(page);
});
afterEach(() => page.context().close());

/**
 * What the page and the shell fetch last while nobody presses anything, each from its own list and
 * one after the other; and what they ask the server for beside it.
 */
const LAST = ['/assets/PickingTrend-', '/assets/dialogs-', '/assets/TextPad-', '/assets/play-ssc-'];
const ASKED = ['/api/Bet/Odds'];

/** Opens the bet page and waits until everything has come that it fetches ahead. */
async function openWhole(): Promise<void> {
  const come: string[] = [];
  page.on('requestfinished', (request) => come.push(new URL(request.url()).pathname));
  await openDesk(page);
  const missing = () =>
    [...LAST, ...ASKED].filter((start) => !come.some((path) => path.startsWith(start)));
  await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
}

const close = async (name: string | RegExp): Promise<void> => {
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
};

test('once the page is quiet no press needs the network', async () => {
  await openWhole();
  await moveBeforeClose(world, 45_000, page);
  // The hub stays: a page that knows that it is cut off holds betting.
  await page.route('**/*', (route) => route.abort());

  await pickNine(page);
  await page.getByRole('button', { name: /立即投注/ }).click();
  const dialog = page.getByRole('dialog', { name: '温馨提示' });
  await dialog.getByRole('button', { name: '确认投注' }).waitFor();
  await close('温馨提示');

  await page.getByRole('button', { name: '规则与示例' }).click();
  await close('定位胆');
  await page.getByRole('button', { name: '全部玩法' }).click();
  await close('选择玩法');
  await page.getByRole('button', { name: '最近注单' }).click();
  await page.getByRole('list', { name: '最近注单' }).waitFor();
  await page.getByRole('radio', { name: '双面' }).click();
  await page.getByRole('button', { name: /总和大/ }).waitFor();
  await page.getByRole('button', { name: '投注记录' }).first().click();
  await close('投注记录');
  await page.getByRole('button', { name: /账户菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出' }).click();
  await page.getByRole('alertdialog', { name: '确认退出？' }).waitFor();
});

declare global {
  interface Window {
    /** The files that a press on this page has let through. */
    freed?: string[];
  }
}

const isFreed = (files: string): Promise<boolean> =>
  page.evaluate((name) => window.freed?.includes(name) ?? false, files).catch(() => false);

/**
 * Files that do not come until `pressRetry`: the page fetches ahead by itself, and a file that came
 * that way would take the message from under the press.
 */
const hide = (files: string): Promise<unknown> =>
  page.route(files, async (route) => ((await isFreed(files)) ? route.continue() : route.abort()));

/** The next click lets the files through, before the page hears of it. */
const freeByClick = (files: string): Promise<void> =>
  page.evaluate((name) => {
    const free = (): unknown => (window.freed = [...(window.freed ?? []), name]);
    addEventListener('click', free, { capture: true, once: true });
  }, files);

async function pressRetry(files: string, place: Locator): Promise<void> {
  await freeByClick(files);
  await place.getByRole('button', { name: '重试' }).click();
}

/** A window says that it did not come, over a page that goes on, and comes with the next try. */
async function expectMessage(files: string, open: () => Promise<void>): Promise<void> {
  const message = page.getByRole('dialog').filter({ hasText: '这部分没有加载成功' });
  await open();
  await message.waitFor();
  await pressRetry(files, message);
  await message.waitFor({ state: 'hidden' });
  await page.getByRole('tab', { name: '定位胆' }).waitFor();
}

test('a dialog that cannot be had is a message in its place, with a way to try again', async () => {
  const files = '**/assets/dialogs-*';
  await hide(files);
  await openDesk(page);
  await moveBeforeClose(world, 45_000, page);
  await pickNine(page);
  await expectMessage(files, () => page.getByRole('button', { name: /立即投注/ }).click());
  await page.getByRole('dialog', { name: '温馨提示' }).getByText('123456789').waitFor();
});

test('so is a tab of the window whose look did not come, and a list', async () => {
  // Of several tabs that share a sheet the first shows the message: the press is to be the first.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  const look = '**/assets/report-*.css*';
  const recent = '**/assets/RecentBets-*';
  for (const files of [look, recent]) await hide(files);
  await openDesk(page);
  await page.getByRole('button', { name: '投注记录' }).first().click();
  const records = page.getByRole('dialog', { name: '投注记录' });
  const failed = records.getByText('这部分没有加载成功');
  await failed.waitFor();
  const list = records.getByRole('combobox', { name: '彩种' });
  await pressRetry(look, records);
  await list.waitFor();
  await page.keyboard.press('Escape');
  await records.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: '最近注单' }).click();
  const slip = page.getByRole('region', { name: '最近注单' });
  await slip.getByText('这部分没有加载成功').waitFor();
  await pressRetry(recent, slip);
  await slip.getByText('还没有注单').waitFor();
});

test('a tab that shares a style sheet which did not come asks for it once more', async () => {
  // Fetching ahead would ask for it too.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  const look = '**/assets/report-*.css*';
  await hide(look);
  await openDesk(page);
  await page.getByRole('button', { name: '投注记录' }).first().click();
  const records = page.getByRole('dialog', { name: '投注记录' });
  await records.getByText('这部分没有加载成功').waitFor();
  /** Rules of the sheet: a link whose file failed has a sheet without any. */
  const hasLook = () =>
    page.evaluate(() => {
      const sheets = [...document.styleSheets].filter(({ href }) => href?.includes('/report-'));
      return sheets.some((sheet) => {
        try {
          return sheet.cssRules.length > 0;
        } catch {
          return false;
        }
      });
    });
  expect(await hasLook()).toBe(false);
  await freeByClick(look);
  await page.getByRole('tab', { name: '流水要求' }).click();
  await expect.poll(hasLook).toBe(true);
});

test('the popup window comes with the next try when its plan did not come', async () => {
  const plan = '**/assets/windows-*';
  await hide(plan);
  await openDesk(page);
  await expectMessage(plan, () => page.getByRole('button', { name: '投注记录' }).first().click());
  await page
    .getByRole('dialog', { name: '投注记录' })
    .getByRole('combobox', { name: '彩种' })
    .waitFor();
});

test('an error that loaded code throws is shown by the screen and not as a missing part', async () => {
  const body = `export default () => { throw new Error('a fault of its own'); };`;
  await page.route('**/assets/RecentBets-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await openDesk(page);
  await page.getByRole('button', { name: '最近注单' }).click();
  await page.getByText('页面没有打开').waitFor();
  expect(await page.getByText('这部分没有加载成功').count()).toBe(0);
});

test('a file that several parts share comes with the reload that is offered, and the slip stays', async () => {
  const shared = '**/assets/lists-*.js';
  await page.route(shared, (route) => route.abort());
  await openDesk(page);
  await pickNine(page);
  await page.getByRole('button', { name: '加入号码篮' }).click();
  await page.getByRole('button', { name: '投注记录' }).first().click();
  const missing = page.getByRole('dialog').filter({ hasText: '这部分没有加载成功' });
  await missing.waitFor();
  // A browser never asks again for what such a file imports: the message in place leads nowhere.
  await page.getByText('页面有一部分没有加载成功，请刷新。').waitFor();
  await page.unroute(shared);
  await page.keyboard.press('Escape');
  await missing.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: '刷新', exact: true }).click();
  await page.getByRole('tab', { name: '定位胆' }).waitFor();
  await page.getByRole('region', { name: '号码篮' }).getByText('1 单 9 注').waitFor();
  await page.getByRole('button', { name: '投注记录' }).first().click();
  const records = page.getByRole('dialog', { name: '投注记录' });
  await records.getByRole('combobox', { name: '彩种' }).waitFor();
});
