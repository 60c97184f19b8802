// Another version is put up while a page is open: the files that the page asks for are gone.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closePages, joinBrowser } from './browser.ts';
import { openDesk } from './desk.ts';
import { openSignedIn, registerPlayer, shootOnFailure, type Player } from './visit.ts';
import { joinWorld, type World } from './world.ts';

/** A screen that shares no file with the bet page: its code is not there yet. */
const HISTORY = '**/assets/HistoryScreen-*.js';
const RECORDS = '**/assets/report-*.js';

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

async function openOld(): Promise<{ page: Page; loads: () => number }> {
  const page = await openSignedIn(browser, world, player, { fetchesAhead: true });
  shootOnFailure(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await openDesk(page);
  return { page, loads: () => loads };
}

async function isGone(page: Page, files: string, isStill = (): boolean => true): Promise<void> {
  await page.route(files, (route) =>
    isStill() ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
  );
}

/** The server hands out the page of another version; what the page itself loads stays. */
async function putUp(page: Page): Promise<void> {
  await page.route(`${world.url}/`, async (route) => {
    if (route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/\/assets\/index-[^"]*\.js/, '/assets/new.js');
    return route.fulfill({ response, body });
  });
}

const goToHistory = (page: Page): Promise<void> =>
  page.locator('a[href^="/DrawHistory/"]').first().click();

const historyOf = (page: Page) => page.getByText('路珠', { exact: true }).first();

test('a screen that is gone comes with the page of the new version', async () => {
  const { page, loads } = await openOld();
  await putUp(page);
  let isOld = true;
  page.on('request', (request) => (isOld &&= !request.isNavigationRequest()));
  await isGone(page, HISTORY, () => isOld);
  await goToHistory(page);
  await historyOf(page).waitFor();
  expect(loads()).toBe(2);
  await page.context().close();
});

test('a page that cannot get there reloads itself once, and then asks', async () => {
  const { page, loads } = await openOld();
  await putUp(page);
  await isGone(page, HISTORY);
  await goToHistory(page);
  await page.getByText('页面没有打开').waitFor();
  await page.getByText('网站已更新').waitFor();
  expect(loads()).toBe(2);
  await page.context().close();
});

test('a file that fails while no other version is up costs nothing but its screen', async () => {
  const { page, loads } = await openOld();
  await isGone(page, HISTORY);
  await goToHistory(page);
  await page.getByText('页面没有打开').waitFor();
  expect(loads()).toBe(1);
  await page.getByText('页面有一部分没有加载成功').waitFor();
  await page.unroute(HISTORY);
  await page.getByRole('button', { name: '重试' }).click();
  await historyOf(page).waitFor();
  await page.context().close();
});

test('a part that is gone leaves the page as it is and offers a reload', async () => {
  const { page, loads } = await openOld();
  await putUp(page);
  await isGone(page, RECORDS);
  await page.getByRole('button', { name: '投注记录' }).first().click();
  await page.getByText('网站已更新').waitFor();
  expect(loads()).toBe(1);
  await page.context().close();
});

test('the hub, whose code could not be had, comes with the reload that is offered', async () => {
  const page = await openSignedIn(browser, world, player, { fetchesAhead: true });
  shootOnFailure(page);
  await isGone(page, '**/assets/hub-*.js');
  await openDesk(page);
  await page.getByText('页面有一部分没有加载成功').waitFor();
  await page.unroute('**/assets/hub-*.js');
  const socket = page.waitForEvent('websocket');
  await page.getByRole('button', { name: '刷新', exact: true }).click();
  await socket;
  await page.context().close();
});
