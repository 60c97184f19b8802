// The card of a prize: where it lies, how long it stays, and in which tab.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closePages, joinBrowser, PC, PHONE } from './browser.ts';
import { connectAfter } from './hub-connection.ts';
import { GAME } from './issues.ts';
import { coveredIn } from './toast-place.ts';
import { expectNoStrays, prizeCard, showPrize, tellOfPrize } from './prizes.ts';
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
  page = await openSignedIn(browser, world, player, { fetchesAhead: true });
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

/** A path with the hub connected. */
async function openHeard(on: Page, path: string): Promise<void> {
  await connectAfter(on, () => on.goto(path));
}

/** The bet page at a size, with the hub connected. */
async function openAt(size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await openHeard(page, `/Bet/${GAME}`);
}

/** What of the draw and of the bet lies under this. */
const coveredBy = (selector: string): Promise<string[]> =>
  page.evaluate((above) => {
    const over = document.querySelector(above)?.getBoundingClientRect();
    if (!over) return ['nothing is shown'];
    const used = '[data-issue], [data-stake], [data-slip], [data-pick], [role=timer]';
    return [...document.querySelectorAll(used)]
      .filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        if (width === 0) return false;
        return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      })
      .map((element) => `${element.className} ${element.textContent?.slice(0, 12)}`);
  }, selector);

test.each([
  ['1440×900', PC],
  ['1280×720', { width: 1280, height: 720 }],
  ['1024×768', { width: 1024, height: 768 }],
  ['a phone', PHONE],
  ['a phone on its side', { width: 844, height: 390 }],
  ['a small phone on its side', { width: 667, height: 375 }],
])('a card and a toast cover no issue, balls, countdown or buttons on %s', async (_, size) => {
  shootOnFailure(page);
  await openAt(size);
  await page.getByRole('timer').first().waitFor();
  await showPrize(world, player, page, 202_603_010_000 + (size.width % 1000));
  // The pointer on it keeps it.
  await prizeCard(page).hover();
  expect(await coveredBy('[data-prize]')).toEqual([]);
  // On its side there is one line for everything.
  if (size.height > 500) await expectNoStrays(page);
  await prizeCard(page).getByRole('button', { name: '更多选项' }).click();
  await page.getByRole('button', { name: '今日不再提示' }).click();
  await page.getByText('今日不再弹出中奖提示').waitFor();
  await expect.poll(() => coveredIn(page)).toEqual([]);
  await page.getByRole('button', { name: '恢复' }).click();
});

test.each([
  ['1440×900', PC],
  ['1280×720', { width: 1280, height: 720 }],
])('nor do they where the rail is folded away, on %s', async (_, size) => {
  shootOnFailure(page);
  await openAt(size);
  await page.getByRole('button', { name: '收起开奖与走势' }).click();
  await page.getByRole('button', { name: '展开开奖与走势' }).waitFor();
  await showPrize(world, player, page, 202_603_020_000 + (size.width % 1000));
  await prizeCard(page).hover();
  expect(await coveredBy('[data-prize]')).toEqual([]);
  await prizeCard(page).getByRole('button', { name: '更多选项' }).click();
  await page.getByRole('button', { name: '今日不再提示' }).click();
  await page.getByText('今日不再弹出中奖提示').waitFor();
  await expect.poll(() => coveredIn(page)).toEqual([]);
  await page.getByRole('button', { name: '恢复' }).click();
  await page.getByRole('button', { name: '展开开奖与走势' }).click();
});

/** Longer than any tab waits for the one that is to tell. */
const WAITED_MS = 2500;

test('of two tabs the one that the player was in last shows the card, and where it is gone the other', async () => {
  await openAt(PC);
  const other = await page.context().newPage();
  shootOnFailure(page);
  shootOnFailure(other);
  await openHeard(other, '/');
  const shown = () => Promise.all([page, other].map((tab) => prizeCard(tab).count()));
  const closeCard = (on: Page) =>
    prizeCard(on).getByRole('button', { name: '知道了' }).last().click();

  // A key that does nothing: he is there.
  await page.keyboard.press('Shift');
  await showPrize(world, player, page, 202_603_040_001);
  await prizeCard(page).hover();
  await page.waitForTimeout(WAITED_MS);
  expect(await shown()).toEqual([1, 0]);
  await closeCard(page);

  await other.keyboard.press('Shift');
  await showPrize(world, player, other, 202_603_040_002);
  await prizeCard(other).hover();
  await page.waitForTimeout(WAITED_MS);
  expect(await shown()).toEqual([0, 1]);
  await closeCard(other);

  // Told again, as a tab hears that was away, it is shown by none.
  await tellOfPrize(world, player, 202_603_040_002);
  await page.waitForTimeout(WAITED_MS);
  expect(await shown()).toEqual([0, 0]);

  await other.close();
  await tellOfPrize(world, player, 202_603_040_003);
  await prizeCard(page).waitFor();
  await closeCard(page);
});

test('the card of a prize leaves after five seconds, not before, and not while pointer or focus is on it', async () => {
  shootOnFailure(page);
  await page.clock.install();
  await openAt(PC);
  await page.getByRole('timer').first().waitFor();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await showPrize(world, player, page, 202_603_020_001);
  const pass = async (tenths: number): Promise<void> => {
    for (let i = 0; i < tenths; i += 1) await page.clock.runFor(100);
  };
  await prizeCard(page).hover();
  await pass(60);
  await page.mouse.move(2, 2);
  await prizeCard(page).getByRole('button', { name: '查看注单' }).focus();
  await pass(60);
  expect(await prizeCard(page).isVisible()).toBe(true);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await pass(46);
  expect(await prizeCard(page).isVisible()).toBe(true);
  await pass(8);
  await prizeCard(page).waitFor({ state: 'hidden' });
  await page.clock.resume();
});
