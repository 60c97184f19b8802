// The home page: a fresh player sees the next draw and bets on it, each card fails by itself, nothing is cut off or moves
// at any width, and the tabs of a phone lead somewhere.
import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { betHttp } from '@fairlot/wire/play/bet';
import { announcementHttp } from '@fairlot/wire/content/announcement';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { AA, faultsOf } from './axe.ts';
import { closePages, joinBrowser, nameOf, PC, PHONE, type Look } from './browser.ts';
import { GAME, moveBeforeClose, moveToDraw } from './issues.ts';
import {
  openSignedIn,
  registerPlayer,
  shoot,
  shootOnFailure,
  SHOTS,
  type Player,
} from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let player: Player;

/** A favourite decides whose next draw is shown, until something was played. */
const KEPT = { 'bet.favourites': [GAME] };
/** Five digits every five minutes: time enough to look at everything before the close. */
const FIVE_MINUTES = 9;

beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  world = await joinWorld();
  browser = await joinBrowser();
  player = await registerPlayer(world);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

const strip = (page: Page) => page.locator('[data-next]');
const ownBets = (page: Page) => page.locator('[data-own-bets]');
const wallet = (page: Page) => page.locator('[data-home-wallet]');

/** All cards stand, with what they read. */
async function awaitCards(page: Page): Promise<void> {
  await strip(page).getByRole('group').getByRole('button').first().waitFor();
  for (const card of ['home-wallet', 'ahead', 'own-bets', 'fair', 'home-prize', 'home-news']) {
    await page.locator(`[data-${card}]`).waitFor();
  }
  await page.locator('[data-fair] svg').first().waitFor();
  await page.locator('[data-ahead] li a').first().waitFor();
}

test('a fresh player is shown the shortest game of the house, and no activity that never was', async () => {
  const page = await openSignedIn(browser, world, await registerPlayer(world));
  shootOnFailure(page);
  await page.goto('/');
  const { value: games } = await player.call(lotteryHttp.getLotteryData, null as never);
  const house = Object.values(games).filter(
    ({ Source, IsStandIn, IsRehearsal, Kind }) =>
      Source === 'chain' && !IsStandIn && !IsRehearsal && Kind !== 'instant',
  );
  const shortest = house.toSorted(
    (a, b) => (a.IntervalSeconds ?? Infinity) - (b.IntervalSeconds ?? Infinity) || a.Sort - b.Sort,
  )[0]!;
  await strip(page).getByText(shortest.Name.zh, { exact: true }).waitFor();
  await ownBets(page).getByText('还没有注单').waitFor();
  await wallet(page).getByText('今日投注').waitFor();
  await page.context().close();
});

test('a bet on the next draw goes the usual way, counts down, and is the last result then', async () => {
  const kept = { 'bet.favourites': [FIVE_MINUTES] };
  const page = await openSignedIn(browser, world, player, { kept });
  shootOnFailure(page);
  const issue = await moveBeforeClose(world, 200_000, undefined, FIVE_MINUTES);
  await page.goto('/');
  const sides = strip(page).getByRole('group');
  await sides.getByRole('button', { name: /大$/ }).first().click();
  await sides.getByRole('button', { name: /单$/ }).first().click();
  await sides.getByRole('button', { name: /小$/ }).first().click();
  expect(await sides.getByRole('button', { pressed: true }).count()).toBe(2);
  await strip(page).getByRole('textbox', { name: '每注金额' }).fill('7');
  await strip(page).getByRole('button', { name: '投注 ¥ 14.000' }).click();
  const dialog = page.getByRole('dialog', { name: '温馨提示' });
  await dialog.getByText('¥ 14.000').first().waitFor();
  expect((await player.call(betHttp.getBetRecords, { PageSize: 5 })).value.Rows).toEqual([]);
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  await dialog.locator('[data-first]').click();
  await dialog.waitFor({ state: 'detached' });
  const { value } = await player.call(betHttp.getBetRecords, { PageSize: 5 });
  expect(
    value.Rows.map(({ GameId, SerialNumber, Amount }) => [GameId, SerialNumber, Amount]),
  ).toEqual(Array.from({ length: 2 }, () => [FIVE_MINUTES, issue.SerialNumber, 7000n]));
  await ownBets(page).getByText('待开奖 2 单').waitFor();
  await ownBets(page)
    .getByText(/\d\d:\d\d 后开奖/)
    .waitFor();
  await wallet(page).getByText('14.000', { exact: true }).waitFor();
  await wallet(page).getByText('待开奖 14.000 未计入盈亏').waitFor();
  await shoot(page, 'home-open-bets');
  expect(await sides.getByRole('button', { pressed: true }).count()).toBe(0);
  await moveToDraw(world, issue, page, FIVE_MINUTES);
  await ownBets(page).getByText('最近结果').waitFor();
  await expect.poll(() => wallet(page).getByText('未计入盈亏').count()).toBe(0);
  await page.context().close();
});

test('the last draw is checked at a press, and an announcement is read in its window', async () => {
  const page = await openSignedIn(browser, world, player, { kept: KEPT });
  shootOnFailure(page);
  await page.goto('/');
  await page
    .locator('[data-fair]')
    .getByRole('button', { name: /验证上一期/ })
    .click();
  await page.waitForURL(/verify=\d+&game=\d+/);
  await page.getByRole('dialog').first().waitFor();
  await page.goBack();
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
  await page
    .locator('[data-home-prize]')
    .getByText(/公布赔率/)
    .waitFor();
  await page.context().close();
});

test('each card fails by itself, and its retry brings it back', async () => {
  const page = await openSignedIn(browser, world, player, { kept: KEPT });
  shootOnFailure(page);
  const paths = [betHttp.getBetSums, announcementHttp.getAnnouncements].map(({ path }) => path);
  for (const path of paths) await page.route(`**${path}`, (route) => route.abort());
  await page.goto('/');
  const failed = [wallet(page), page.locator('[data-home-news]')];
  for (const card of failed) await card.getByRole('button', { name: '重试' }).waitFor();
  await strip(page).getByRole('group').getByRole('button').first().waitFor();
  await page.locator('[data-ahead] li a').first().waitFor();
  await shoot(page, 'home-failed', { fullPage: true });
  for (const path of paths) await page.unroute(`**${path}`);
  for (const card of failed) {
    await card.getByRole('button', { name: '重试' }).click();
    await card.getByRole('button', { name: '重试' }).waitFor({ state: 'detached' });
  }
  await page.context().close();
});

const SIZES = [
  [1920, 1080],
  [1440, 900],
  [768, 1024],
  [390, 844],
  [360, 800],
  [320, 700],
] as const;

/** What is wider than its place, and the page if it is wider than the window. Runs in the page. */
const findCut = (): string[] => {
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`page ${scrollWidth} in ${innerWidth}`);
  for (const each of document.querySelectorAll<HTMLElement>(
    'main section, main button, main dd, main p, nav button, nav a',
  )) {
    const style = getComputedStyle(each);
    const isMeant = style.textOverflow === 'ellipsis' || /auto|scroll/.test(style.overflowX);
    if (each.clientWidth === 0 || isMeant || each.scrollWidth <= each.clientWidth + 1) continue;
    if (each.closest('[data-ahead]')) continue;
    found.push(
      `${each.tagName} ${each.scrollWidth}>${each.clientWidth} ${each.textContent?.slice(0, 40)}`,
    );
  }
  return found;
};

test.each<Pick<Look, 'language' | 'mode'>>([
  { language: 'zh', mode: 'light' },
  { language: 'en', mode: 'dark' },
])('nothing is cut off at any width ($language, $mode), and axe finds nothing', async (how) => {
  const page = await openSignedIn(browser, world, player, {
    kept: KEPT,
    look: { size: PC, ...how },
  });
  shootOnFailure(page);
  await page.goto('/');
  await awaitCards(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await awaitCards(page);
    await shoot(page, `home-${width}-${how.language}-${how.mode}`, { fullPage: true });
    expect(await page.evaluate(findCut), String(width)).toEqual([]);
    if (width === PC.width || width === PHONE.width) {
      expect(await faultsOf(page, { tags: AA }), String(width)).toEqual([]);
    }
  }
  await page.context().close();
});

test.each([PC, PHONE])('cards come into the room kept for them at $width px', async (size) => {
  const look = { size, mode: 'light', language: 'zh' } as const;
  const page = await openSignedIn(browser, world, player, { kept: KEPT, look });
  shootOnFailure(page);
  await page.addInitScript(() => {
    type Source = { node?: Element; previousRect: DOMRect; currentRect: DOMRect };
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      const sources = list
        .getEntries()
        .flatMap((entry) => (entry as unknown as { sources: Source[] }).sources);
      for (const { node, previousRect: from, currentRect: to } of sources) {
        // A font that comes late may move a word by a pixel; the bar has tests of its own.
        const isMoved = from.height > 0 && to.height > 0 && Math.abs(to.top - from.top) > 2;
        if (!isMoved || !node?.closest?.('main')) continue;
        moved.push(`${node.getAttribute('class')} ${from.top} to ${to.top}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await awaitCards(page);
  await page.waitForTimeout(1200);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  await page.context().close();
});

test('the tabs of a phone lead to the draws, the bets, the inbox and the account', async () => {
  const look = { size: PHONE, mode: 'light', language: 'zh' } as const;
  const page = await openSignedIn(browser, world, player, { look });
  shootOnFailure(page);
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: '主导航' });
  const names = await bar.locator(':scope > a, :scope > button').allInnerTexts();
  expect(names.map((name) => name.trim())).toEqual(['大厅', '开奖', '注单', '消息', '我的']);
  await bar.getByRole('button', { name: '注单' }).click();
  await page.getByRole('dialog', { name: '投注记录' }).waitFor();
  await page.goBack();
  await bar.getByRole('button', { name: '消息' }).click();
  await page.waitForURL(/w=(Message|Announcement)/);
  await page.goBack();
  await bar.getByRole('button', { name: '我的' }).click();
  await page.getByRole('menuitem', { name: '充值' }).waitFor();
  await shoot(page, `home-me-${nameOf(look)}`);
  await page.keyboard.press('Escape');
  await bar.getByRole('link', { name: '开奖' }).click();
  await page.waitForURL(/\/DrawHistory\/\d+$/);
  await page.getByText('开奖历史').first().waitFor();
  await page.goBack();
  await page.waitForURL(/\/$/);
  await page.context().close();
});
