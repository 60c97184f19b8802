// A player sees where he is signed in and ends what is not his; the page that is ended is told so at once.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DENIED_CODES, loginHttp } from '@fairlot/wire/auth/login';
import { callEndpoint } from '@fairlot/server/testing/call';
import { faultsOf } from './axe.ts';
import { closePages, joinBrowser } from './browser.ts';

import { openSignedIn, registerPlayer, shootOnFailure, signInAgain, type Player } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let player: Player;
let page: Page;

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  player = await registerPlayer(world);
  page = await openSignedIn(browser, world, player);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

test('a login is ended in the window, and its page is told so at once', async () => {
  shootOnFailure(page);
  const other = await openSignedIn(browser, world, await signInAgain(world, player));
  await other.goto('/');
  await other.getByRole('searchbox', { name: '搜索彩种' }).waitFor();
  await page.goto('/?w=Logins');
  await page.locator('[data-login=this]').waitFor();
  await page.locator('[data-login=other] button').press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: '结束' }).press('Enter');
  await other.waitForURL('**/ErrorMsg?*');
  await other.getByText(DENIED_CODES.blacklist.zh).waitFor();
  await expect.poll(() => page.locator('[data-login]').count()).toBe(1);
  expect(await faultsOf(page)).toEqual([]);
  expect((await player.call(loginHttp.getLoginEnds, undefined)).code).toBe('OK');
});

test('a sign-in with another device is told to the page that is open, with the way to end it', async () => {
  shootOnFailure(page);
  await page.goto('/');
  await page.getByRole('searchbox', { name: '搜索彩种' }).waitFor();
  const { userName: UserName, password: Password } = player;
  const notMe = page.locator('[data-toast]').getByRole('button', { name: '不是我？' });
  // The page hears from when its connection is open; each try is another device.
  const agents = ['Windows Edg/1', 'Windows Firefox/1', 'Windows OPR/1', 'Android Firefox/1'];
  await expect
    .poll(
      async () => {
        const headers = { 'user-agent': agents.pop() ?? 'Linux Firefox/1' };
        await callEndpoint(world.url, loginHttp.login, { UserName, Password }, { headers });
        return notMe.count();
      },
      { interval: 1_500, timeout: 60_000 },
    )
    .toBeGreaterThan(0);
  await notMe.first().press('Enter');
  await page.locator('[data-login=this]').waitFor();
  expect(await page.locator('[data-login=other]').count()).toBeGreaterThan(0);
});
