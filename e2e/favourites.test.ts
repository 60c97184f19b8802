// The games that a player keeps: starred on one device, put in order by keys, seen on another.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { favoritesHttp } from '@fairlot/wire/play/favorites';
import { faultsOf } from './axe.ts';
import { closePages, joinBrowser } from './browser.ts';
import { openDesk } from './desk.ts';
import { openSignedIn, registerPlayer, shootOnFailure, type Player } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let player: Player;
let page: Page;
let other: Page;

const kept = async () => (await player.call(favoritesHttp.getCollection, null)).value.GameIds;
const star = (on: Page) => on.locator('button[aria-pressed][aria-label="收藏"]');
const handles = (on: Page) =>
  on
    .getByRole('dialog', { name: '整理收藏' })
    .getByRole('button', { name: /^移动 / })
    .evaluateAll((all) => all.map((each) => Number(each.getAttribute('data-move'))));

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  player = await registerPlayer(world);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

test('what a device had kept by itself is handed over, and what is starred is kept by the server', async () => {
  page = await openSignedIn(browser, world, player, { kept: { 'bet.favourites': [8] } });
  shootOnFailure(page);
  await openDesk(page);
  await expect.poll(kept).toEqual([8]);
  await star(page).click();
  await expect.poll(kept).toEqual([8, 4]);
});

test('another device shows them, and follows as they are put in order by keys and taken away', async () => {
  other = await openSignedIn(browser, world, player);
  shootOnFailure(other);
  await other.goto('/');
  await other.getByRole('group', { name: '彩种' }).getByRole('button', { name: '收藏' }).click();
  await other.getByRole('button', { name: '整理' }).click();
  await expect.poll(() => handles(other)).toEqual([8, 4]);
  expect(await faultsOf(other)).toEqual([]);
  await page.goto('/');
  await page.getByRole('group', { name: '彩种' }).getByRole('button', { name: '收藏' }).click();
  await page.getByRole('button', { name: '整理' }).click();
  await page.locator('[data-move="4"]').focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(kept).toEqual([4, 8]);
  await expect.poll(() => handles(other)).toEqual([4, 8]);
  // The key that moved it still holds it.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-move'))).toBe('4');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(kept).toEqual([8]);
  await expect.poll(() => handles(other)).toEqual([8]);
});
