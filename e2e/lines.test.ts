// The speed test as a player meets it: lines of other origins measured by a real browser, what operators
// change heard at once, and an hour in which nobody is asked twice.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { settingsHttp } from '@fairlot/wire/site/settings';
import {
  addLine,
  removeLine,
  setLineSwitch,
  setSpeedTestMinutes,
} from '@fairlot/server/features/site/settings/lines/index';
import { readSite } from '@fairlot/server/features/site/settings/values/index';
import { transaction, type Tx } from '@fairlot/server/platform/db';
import { callEndpoint } from '@fairlot/server/testing/call';
import { closePages, joinBrowser, openPage } from './browser.ts';
import { listenForErrors, openSignedIn, registerPlayer, shootOnFailure } from './visit.ts';
import { joinWorld, type World } from './world.ts';

const MINUTE_MS = 60_000;
let world: World;
let browser: Browser;
let page: Page;
/** The same server by another origin. */
let other: string;

const inOne = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => transaction(world.db, work);
const lines = async () =>
  (await callEndpoint(world.url, settingsHttp.getSpeedTest, {})).value.URLList.map(
    ({ Name }) => Name,
  );

async function clear(): Promise<void> {
  await inOne(async (tx) => {
    for (const { name } of (await readSite(tx)).lines) await removeLine(tx, name);
    await setLineSwitch(tx, true);
    await setSpeedTestMinutes(tx, 10);
  });
  await expect.poll(lines).toEqual(['1']);
}

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  other = world.url.replace('127.0.0.1', 'localhost');
});
afterEach(async () => {
  await page.context().close();
  await clear();
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

/** The site has these lines, and every answer of it says so. */
async function give(...given: readonly (readonly [name: string, url: string])[]): Promise<void> {
  await inOne(async (tx) => {
    for (const [name, url] of given)
      expect(await addLine(tx, name, url)).toMatchObject({ ok: true });
  });
  await expect.poll(lines).toEqual(given.map(([name]) => name));
  // Where the database is slow a page goes out with the lines that were known last.
  for (const [, url] of given) await expect.poll(policy).toContain(new URL(url).host);
}

/** What a page of the site allows its scripts to ask. */
async function policy(): Promise<string> {
  const { headers } = await fetch(`${world.url}/speedtest`);
  return headers.get('content-security-policy') ?? '';
}

const row = (name: string) => page.getByRole('listitem').filter({ hasText: `线路 ${name}` });
/** Asked of the server from now on. */
function countAsked(path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

test('lines of other origins are measured, the quickest is marked, and one leads to its Login', async () => {
  // A browser asks nobody at a port of that number.
  await give(['here', world.url], ['there', other], ['dead', 'http://127.0.0.1:9']);
  page = await openPage(browser, world.url);
  shootOnFailure(page);
  const errors = listenForErrors(page);
  await page.goto('/speedtest');
  await row('dead').getByText('超时').waitFor();
  for (const name of ['here', 'there']) {
    await row(name)
      .getByText(/^\d+(?:\.\d+)? ms$/)
      .waitFor();
  }
  expect(await page.getByText('最快', { exact: true }).count()).toBe(1);
  // Neither the policy of this page nor the other line keeps them apart.
  expect(errors.filter((error) => !error.includes('127.0.0.1:9'))).toEqual([]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: '复制线路 there 的网址' }).click();
  await page.getByText('已复制').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${other}/Login`);
  await row('there').getByRole('link', { name: '进入' }).click();
  await page.waitForURL(`${other}/Login`);
});

test('where switching is off there are readings, and no way to another line', async () => {
  await give(['here', world.url], ['there', other]);
  await inOne((tx) => setLineSwitch(tx, false));
  const isOff = async () =>
    (await callEndpoint(world.url, settingsHttp.getSpeedTest, {})).value.EnableSwitchURL;
  await expect.poll(isOff).toBe(false);
  page = await openPage(browser, world.url);
  await page.goto('/speedtest');
  await row('there').getByText(/ ms$/).waitFor();
  expect(await row('here').getByRole('link').count()).toBe(1);
  expect(await row('there').getByRole('link').count()).toBe(0);
  expect(await row('there').getByRole('button').count()).toBe(0);
});

test('for an hour a reload asks nobody; readings come anew as often as the site says', async () => {
  page = await openPage(browser, world.url);
  const [asked, measured] = [countAsked('/api/SpeedTest/Get'), countAsked('/healthz')];
  await page.clock.install();
  await page.goto('/speedtest');
  await row('1').getByText(/ ms$/).waitFor();
  expect([asked(), measured()]).toEqual([1, 3]);
  await page.reload();
  await row('1').getByText(/ ms$/).waitFor();
  expect([asked(), measured()]).toEqual([1, 6]);
  await page.clock.runFor(10 * MINUTE_MS);
  await expect.poll(measured).toBe(9);
  expect(asked()).toBe(1);
  await page.clock.fastForward(55 * MINUTE_MS);
  await page.reload();
  await row('1').getByText(/ ms$/).waitFor();
  expect(asked()).toBe(2);
});

test('what operators change is there at once for whoever knows the lines, and is asked of nobody', async () => {
  const player = await registerPlayer(world);
  page = await openSignedIn(browser, world, player);
  await page.goto('/speedtest');
  await row('1').getByText(/ ms$/).waitFor();
  const asked = countAsked('/api/SpeedTest/Get');
  const kept = () => page.evaluate(() => localStorage.getItem('fairlot.lines') ?? '');
  await expect.poll(kept).toContain('"Name":"1"');
  // The hub comes when the page is quiet: what was said before it is not heard.
  await expect
    .poll(async () => {
      await clear();
      await inOne((tx) => addLine(tx, 'new', world.url));
      await new Promise((resolve) => setTimeout(resolve, 300));
      return kept();
    })
    .toContain('"Name":"new"');
  await row('new').waitFor();
  expect(asked()).toBe(0);
});
