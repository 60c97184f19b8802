// A player sees where he is signed in and ends what is not his; the page that is ended is told so at once.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DENIED_CODES, sessionHttp } from '@fairlot/wire/session';
import { faultsOf } from './axe.ts';
import { closePages, joinBrowser } from './browser.ts';
import { openSignedIn, registerPlayer, shootOnFailure, signInAgain, type Player } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let player: Player;
let page: Page;

beforeAll(async () => {
  world = joinWorld();
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
  await other.getByRole('searchbox', { name: '搜索彩种' }).waitFor();
  await page.goto('/?w=Logins');
  await page.locator('[data-login=this]').waitFor();
  await page.locator('[data-login=other] button').press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: '结束' }).press('Enter');
  await other.waitForURL('**/ErrorMsg?*');
  await other.getByText(DENIED_CODES.blacklist.zh).waitFor();
  await expect.poll(() => page.locator('[data-login]').count()).toBe(1);
  expect(await faultsOf(page)).toEqual([]);
  expect((await player.call(sessionHttp.getLoginEnds, undefined)).code).toBe('OK');
});
