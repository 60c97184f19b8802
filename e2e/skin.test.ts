// The skin that a player chooses at his account: the page is it at once, still is when it is loaded
// again, and can be read in every mode and accent (spec section 3).
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf, OF_COLOURS } from './axe.ts';
import { changeMode, closePages, joinBrowser, PHONE } from './browser.ts';
import { GAME, moveBeforeClose } from './issues.ts';
import { openSignedIn, type Player, registerPlayer, shoot, shootOnFailure } from './visit.ts';
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

const part = (of: Page) => of.locator('[data-look]');

/** The radios are hidden behind their labels, which are what a finger meets. */
const choose = (of: Page, name: string) =>
  part(of)
    .locator('label', { hasText: new RegExp(`^${name}$`) })
    .click();

async function openInfo(of: Page): Promise<void> {
  await of.goto('/?w=AccountInfo');
  await part(of).waitFor();
}

/** What is painted: behind everything, and what marks a choice. */
const painted = (of: Page) =>
  of.evaluate(() => {
    const { mode, accent } = document.documentElement.dataset;
    const colours = getComputedStyle(document.documentElement);
    return {
      mode,
      accent,
      ground: colours.backgroundColor,
      mark: colours.getPropertyValue('--accent').trim(),
    };
  });

const ACCENTS = [
  ['cobalt', '青花'],
  ['celadon', '龙泉青'],
  ['oxblood', '釉里红'],
  ['jun', '钧紫'],
] as const;

test('each mode and accent is painted at once, and its colours can be read', async () => {
  shootOnFailure(page);
  await openInfo(page);
  const seen: Awaited<ReturnType<typeof painted>>[] = [];
  for (const [mode, shown] of [
    ['light', '浅色'],
    ['dark', '深色'],
  ]) {
    await choose(page, shown!);
    for (const [accent, name] of ACCENTS) {
      await choose(page, name);
      await expect.poll(() => painted(page)).toMatchObject({ mode, accent });
      // Colours fade from one to the other.
      await page.evaluate(() =>
        Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
      );
      seen.push(await painted(page));
      await part(page).scrollIntoViewIfNeeded();
      await shoot(page, `skin-${mode}-${accent}`);
      expect(await faultsOf(page, { rules: OF_COLOURS }), `${mode} ${accent}`).toEqual([]);
    }
  }
  expect(new Set(seen.map(({ ground }) => ground)).size).toBe(2);
  expect(new Set(seen.map(({ mark }) => mark)).size).toBe(8);
});

test('by the keyboard; kept when the page is loaded again, on every page and before it is painted', async () => {
  shootOnFailure(page);
  await openInfo(page);
  await part(page).getByRole('radio', { name: '青花' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await choose(page, '深色');
  await expect.poll(() => painted(page)).toMatchObject({ mode: 'dark', accent: 'oxblood' });
  // The list alone scrolls to what has the focus, and not the window with its tabs.
  const pushed = await part(page).evaluate((element) => {
    const above: Element[] = [];
    for (let up = element.parentElement; up; up = up.parentElement) above.push(up);
    return above.filter((each) => each.scrollTop > 0).map(({ className }) => className);
  });
  expect(pushed).toEqual([expect.stringMatching(/tab_/)]);
  expect(await faultsOf(page, { inside: '[data-look]' })).toEqual([]);
  const chosen = await painted(page);
  await moveBeforeClose(world, 40_000);
  // What the page is before a line of the client has run is what it stays.
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto(`/Bet/${GAME}`, { waitUntil: 'domcontentloaded' });
  expect(await painted(page)).toMatchObject({ mode: 'dark', accent: 'oxblood' });
  await page.unroute('**/assets/index-*.js');
  await page.goto(`/Bet/${GAME}`);
  await page.getByRole('button', { name: '万位 0' }).waitFor();
  expect(await painted(page)).toEqual(chosen);
  expect(await faultsOf(page, { rules: OF_COLOURS })).toEqual([]);
});

test('what the site has comes back by a button, and with signing out', async () => {
  shootOnFailure(page);
  await openInfo(page);
  await choose(page, '钧紫');
  await choose(page, '深色');
  await expect.poll(() => painted(page)).toMatchObject({ mode: 'dark', accent: 'jun' });
  await part(page).getByRole('button', { name: '明暗与主色恢复默认' }).press('Enter');
  await expect.poll(() => painted(page)).toMatchObject({ mode: 'light', accent: 'cobalt' });
  // The device is asked again.
  await changeMode(page, 'dark');
  await changeMode(page, 'light');
  await choose(page, '深色');
  await part(page).locator('label', { hasText: 'English' }).click();
  await part(page).getByText('Appearance and language').waitFor();
  await part(page).locator('label', { hasText: '简体中文' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^账户菜单/ }).click();
  await page.getByRole('menuitem', { name: /退出/ }).click();
  await page.getByRole('button', { name: /^(确认)?退出/ }).click();
  await page.waitForURL('**/Login*');
  await expect.poll(() => painted(page)).toMatchObject({ mode: 'light', accent: 'cobalt' });
});

test('the menu of a phone that is dark offers light', async () => {
  const look = { size: PHONE, mode: 'dark', language: 'zh' } as const;
  const phone = await openSignedIn(browser, world, await registerPlayer(world), { look });
  shootOnFailure(phone);
  await phone.goto('/');
  await phone.getByRole('button', { name: '我的', exact: true }).click();
  await phone.getByRole('menuitem', { name: '浅色' }).click();
  await expect.poll(() => painted(phone)).toMatchObject({ mode: 'light', accent: 'cobalt' });
});
