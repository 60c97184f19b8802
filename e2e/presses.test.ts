// A press answers: its own code comes before what is fetched ahead, and what it waits for is shown.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closePages, joinBrowser, PHONE, type OpenOptions } from './browser.ts';
import { GAME } from './issues.ts';
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

/** Tabs of the window that no press of these tests asks for: they are fetched ahead, or not at all. */
const AHEAD = /\/assets\/(?:banking|window)-/;

/** A page that fetches ahead at once, and the files of the build in the order in which it asks for them. */
async function open(options: OpenOptions = {}): Promise<{ page: Page; asked: string[] }> {
  const page = await openSignedIn(browser, world, player, { fetchesAhead: true, ...options });
  shootOnFailure(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) asked.push(pathname);
  });
  return { page, asked };
}

/** Keeps files from coming until `release`. */
async function hold(page: Page, files: string): Promise<{ release: () => void }> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(files, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return { release };
}

const placeOf = (asked: readonly string[], start: string): number =>
  asked.findIndex((path) => path.startsWith(`/assets/${start}-`));

const PHONE_LOOK = { look: { size: PHONE, mode: 'light', language: 'zh' } } as const;

/** Lets the page have as much idle time as its first rounds of fetching ahead need. */
const passIdle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 }));
      await new Promise((later) => setTimeout(later, 300));
    }
  });

/** As slow as the network of a phone on the way. */
async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const speed = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...speed });
}

test('a press asks for its own code before anything is fetched ahead', async () => {
  const { page, asked } = await open();
  await slowDown(page);
  const own = await hold(page, '**/assets/report-*.js');
  await page.goto('/');
  await page.locator('a[href^="/Bet/"]').first().waitFor();
  const before = asked.length;
  await page.getByRole('button', { name: '投注记录' }).first().click();
  await expect.poll(() => placeOf(asked, 'report')).toBeGreaterThan(-1);
  // While the window waits for its code, idle time passes and nothing else is asked for.
  await passIdle(page);
  expect(asked.slice(before).filter((path) => AHEAD.test(path))).toEqual([]);
  own.release();
  const records = page.getByRole('dialog', { name: '投注记录' });
  await records.getByRole('combobox', { name: '彩种' }).waitFor();
  await expect.poll(() => placeOf(asked, 'window'), { timeout: 60_000 }).toBeGreaterThan(-1);
  await page.context().close();
});

test.each([
  ['the data saver is on', { saves: true, latency: 0 }],
  ['the network is of the second generation', { saves: false, latency: 1_500 }],
])('nothing is fetched ahead when %s', async (_, { saves, latency }) => {
  const { page, asked } = await open(PHONE_LOOK);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: saves });
  await page.goto(`/Bet/${GAME}`);
  await page.locator('[data-pick]').first().waitFor();
  if (latency > 0) {
    const speed = { latency, downloadThroughput: -1, uploadThroughput: -1 };
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...speed });
  }
  // The first files come all the same.
  await expect.poll(() => placeOf(asked, 'dialogs')).toBeGreaterThan(-1);
  await passIdle(page);
  expect(asked.filter((path) => AHEAD.test(path))).toEqual([]);
  await page.context().close();
});

test('a pressed control shows a ring while its code is on its way', async () => {
  const { page } = await open(PHONE_LOOK);
  const { release } = await hold(page, '**/assets/dialogs-*.js');
  await page.goto(`/Bet/${GAME}`);
  await page.locator('[data-pick]').first().waitFor();
  const rules = page.getByRole('button', { name: '规则与示例' });
  await rules.click();
  await page.locator('button[data-waiting]').waitFor();
  expect(await rules.getAttribute('data-waiting')).toBe('');
  const ringOf = () =>
    rules.evaluate((button) => {
      const { animationDelay, content, visibility } = getComputedStyle(button, '::after');
      return { delay: animationDelay.split(',')[0], content, visibility };
    });
  // Held back for so long, so that a quick answer does not flicker.
  await expect.poll(ringOf).toEqual({ delay: '0.3s', content: '""', visibility: 'visible' });
  release();
  await page.getByRole('dialog', { name: '定位胆' }).waitFor();
  await page.locator('button[data-waiting]').waitFor({ state: 'detached' });
  await page.context().close();
});

test('a window opened by address asks for its own code first and shows its shape meanwhile', async () => {
  const { page, asked } = await open();
  const { release } = await hold(page, '**/assets/banking-*.js');
  await page.goto('/?w=Deposit');
  await page.locator('[data-skeleton]').getByRole('button', { name: '关闭' }).waitFor();
  // The cards of the page below come behind it.
  await expect.poll(() => placeOf(asked, 'home')).toBeGreaterThan(-1);
  expect(placeOf(asked, 'windows')).toBeGreaterThan(-1);
  expect(placeOf(asked, 'windows')).toBeLessThan(placeOf(asked, 'home'));
  const deposit = page.getByRole('dialog', { name: '充值' });
  await deposit.locator('[data-skeleton]').waitFor();
  release();
  await deposit.locator('[data-skeleton]').waitFor({ state: 'detached' });
  await deposit.getByRole('tabpanel').locator('input, [data-empty]').first().waitFor();
  await page.context().close();
});

test('a page opened by address shows its shape until its code has come', async () => {
  const { page } = await open();
  const { release } = await hold(page, '**/assets/HistoryScreen-*.js');
  await page.goto(`/DrawHistory/${GAME}`);
  const shape = page.getByRole('main').locator('[data-skeleton]');
  await shape.waitFor();
  release();
  await page.getByRole('heading', { name: /开奖历史/ }).waitFor();
  await shape.waitFor({ state: 'detached' });
  await page.context().close();
});
