// What stands around the board of the bet page: today's count, the column that folds, animals of numbers.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { changeMode, closePages, joinBrowser, LOOKS, nameOf, PC, PHONE } from './browser.ts';
import { crowdedIn } from './crowded.ts';
import { GAME, moveBeforeClose, moveToDraw } from './issues.ts';
import { looksOf, modesOf } from './looks.ts';
import { openSignedIn, registerPlayer, shoot, shootOnFailure, type Player } from './visit.ts';
import { joinWorld, type World } from './world.ts';

const LHC1 = 85;

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

/** The last four digits of the number of an issue are its number within the day. */
const indexOf = (serial: number): number => serial % 10_000;
const line = (on: Page) => on.locator('[data-day-place]');
const HEADS = '[data-issue], [data-bet="phone"] > header';

/** Where the head has three columns, and where it has the least room for them. */
const DESKS = [
  PC,
  ...[
    [1366, 768],
    [1280, 720],
    [1120, 700],
  ].map(([width, height]) => ({ width: width!, height: height! })),
];

test('it says which issue of its day is on sale, and asks once for all of them', async () => {
  const page = await openSignedIn(browser, world, player);
  shootOnFailure(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/LotteryGame/DayPlace')) asked += 1;
  });
  const first = await moveBeforeClose(world, 40_000);
  await page.goto(`/Bet/${GAME}`);
  await page.getByText(`今日第 ${indexOf(first.SerialNumber)}/1440 期`, { exact: true }).waitFor();
  expect(await page.getByText('每日 1440 期').isVisible()).toBe(false);
  const next = await moveBeforeClose(world, 40_000, page);
  expect(next.SerialNumber).toBeGreaterThan(first.SerialNumber);
  await page.getByText(`今日第 ${indexOf(next.SerialNumber)}/1440 期`, { exact: true }).waitFor();
  expect(asked).toBe(1);
  await page.context().close();
});

/** Shows the head as it is before the line has come: the day's number of issues in its place. */
function setAside(own: HTMLElement | SVGElement, isAside: boolean): void {
  own.style.display = isAside ? 'none' : '';
  const daily = own.closest('[data-daily]')?.querySelector<HTMLElement>('span:first-child');
  if (daily) daily.style.display = isAside ? 'inline' : '';
}

/** Whether the facts of the last draw were cut if they were the longest; what is drawn is chance. Runs in the page. */
function isLongestFactCut(): boolean {
  const facts = document.querySelector<HTMLElement>('[data-last] [class*="facts_"]');
  if (!facts) return false;
  const isEnglish = document.documentElement.lang.startsWith('en');
  const longest = isEnglish ? ['Sum 20', 'Small Even', 'Tie'] : ['和 20', '小 双', '和局'];
  for (const [at, text] of longest.entries()) facts.children[at]!.textContent = text;
  return facts.scrollWidth > facts.clientWidth;
}

test.each(looksOf(1))('it stands in the head without moving anything: %o', async (look) => {
  const page = await openSignedIn(browser, world, player, { look });
  shootOnFailure(page);
  await moveBeforeClose(world, 40_000);
  await page.goto(`/Bet/${GAME}`);
  await line(page).waitFor();
  const isPhone = look.size === PHONE;
  const name = page.locator(isPhone ? 'header h1 > button' : '[data-issue] h1').first();
  const there = await name.boundingBox();
  await line(page).evaluate(setAside, true);
  expect(await name.boundingBox()).toEqual(there);
  await line(page).evaluate(setAside, false);
  for (const size of isPhone ? [PHONE] : DESKS) {
    await page.setViewportSize(size);
    expect(await crowdedIn(page, HEADS), JSON.stringify(size)).toEqual([]);
    expect(await page.evaluate(isLongestFactCut), JSON.stringify(size)).toBe(false);
    await shoot(page, `bet-head-${size.width}-${nameOf(look)}`);
  }
  await page.setViewportSize(look.size);
  for (const now of modesOf(look)) {
    await changeMode(page, now.mode);
    await shoot(page, `bet-head-${nameOf(now)}`);
    expect(await faultsOf(page)).toEqual([]);
  }
  await page.context().close();
});

test('the column of draws and trend folds away, and stays so on the device', async () => {
  const page = await openSignedIn(browser, world, player);
  shootOnFailure(page);
  await moveBeforeClose(world, 40_000);
  await page.goto(`/Bet/${GAME}`);
  const draws = page.getByRole('region', { name: '近期开奖' });
  await draws.waitFor();
  const board = page.locator('[data-board]');
  const before = (await board.boundingBox())!.width;
  await page.getByRole('button', { name: '收起开奖与走势' }).press('Enter');
  await draws.waitFor({ state: 'detached' });
  // The focus stays on what brings it back.
  await page.locator('button:focus', { hasText: '' }).waitFor();
  expect(await page.locator('button:focus').getAttribute('aria-label')).toBe('展开开奖与走势');
  expect((await board.boundingBox())!.width).toBeGreaterThan(before + 250);
  await page.reload();
  await page.getByRole('button', { name: '展开开奖与走势' }).waitFor();
  expect(await draws.count()).toBe(0);
  for (const look of LOOKS.filter(({ size }) => size !== PHONE)) {
    await changeMode(page, look.mode);
    await shoot(page, `bet-folded-${look.mode}`);
    expect(await faultsOf(page)).toEqual([]);
  }
  for (const [width, height] of [
    [1200, 760],
    [1700, 950],
    [1900, 1000],
  ] as const) {
    await page.setViewportSize({ width, height });
    await shoot(page, `bet-folded-${width}`);
    const stray = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(stray).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: '展开开奖与走势' }).click();
    await draws.waitFor();
    await shoot(page, `bet-unfolded-${width}`);
    await page.getByRole('button', { name: '收起开奖与走势' }).click();
    await draws.waitFor({ state: 'detached' });
  }
  // Where the column is a row of tabs there is nothing to fold.
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.getByRole('tab', { name: '开奖' }).waitFor();
  expect(await page.getByRole('button', { name: /开奖与走势$/ }).count()).toBe(0);
  await page.context().close();
});

/** What of a board is scrolled out of it, in pixels. Runs in the page. */
const missingHeight = (pad: Element): number => pad.scrollHeight - pad.clientHeight;

/** Words that are wider than their cell. Runs in the page. */
const cutWords = (words: readonly Element[]): string[] =>
  words.flatMap((word) => {
    const cell = word.parentElement!.getBoundingClientRect();
    const { left, right } = word.getBoundingClientRect();
    return left < cell.left || right > cell.right ? [word.textContent] : [];
  });

const ANIMAL_LOOKS = [...looksOf(0), { size: PC, mode: 'dark', language: 'en' }] as const;

test.each(ANIMAL_LOOKS)('numbers of Mark Six have their animals, or not: %o', async (look) => {
  const page = await openSignedIn(browser, world, player, { look });
  shootOnFailure(page);
  const drawn = await moveBeforeClose(world, 30_000, undefined, LHC1);
  await moveToDraw(world, drawn, undefined, LHC1);
  await page.goto(`/Bet/${LHC1}`);
  const cell = page.locator('[data-pick="0:0"]');
  await cell.waitFor();
  // The year of the horse: 01 is its animal (look 4.5).
  const [horse, snake] = look.language === 'zh' ? ['马', '蛇'] : ['Horse', 'Snake'];
  expect(await cell.innerText()).toContain(horse);
  expect(await page.locator('[data-pick="1:0"]').innerText()).toContain(snake);
  if (look.size !== PHONE) {
    // An empty slip is one line: all 49 numbers are seen.
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await page.locator('[data-slip]').evaluate((slip) => slip.clientHeight)).toBeLessThan(
      60,
    );
    expect(await page.locator('[data-board] [role=tabpanel]').evaluate(missingHeight)).toBe(0);
    // One special number is drawn: two of them win as much as one.
    const most = page.locator('[data-stake]').getByText(/^(最高可中|Wins up to) ¥ 470\.400$/);
    await cell.click();
    await most.waitFor();
    await page.locator('[data-pick="1:0"]').click();
    await page.locator('[data-stake]').getByText('¥ 20.000').waitFor();
    await most.waitFor();
    await page.locator('[data-pick="1:0"]').click();
    await cell.click();
  }
  expect(await page.locator('[data-pick] :is(b, small)').evaluateAll(cutWords)).toEqual([]);
  const under = page.locator('[data-last] small');
  expect(await under.count()).toBe(7);
  for (const now of modesOf(look)) {
    await changeMode(page, now.mode);
    await shoot(page, `animals-${nameOf(now)}`);
    expect(await faultsOf(page)).toEqual([]);
  }
  const [draws, animals] = look.language === 'zh' ? ['开奖', '生肖'] : ['Draws', 'Animals'];
  if (look.size === PHONE) await page.getByRole('tab', { name: draws }).click();
  await page.getByRole('checkbox', { name: animals }).uncheck();
  expect(await under.count()).toBe(0);
  await page.reload();
  await cell.waitFor();
  expect(await cell.innerText()).not.toContain(horse);
  await shoot(page, `animals-off-${nameOf(look)}`);
  await page.context().close();
});

test('keys stand on what they press until the player knows them', async () => {
  const page = await openSignedIn(browser, world, player);
  shootOnFailure(page);
  await moveBeforeClose(world, 40_000);
  await page.goto(`/Bet/${GAME}`);
  const hint = page.locator('[data-bet] kbd').first();
  await hint.waitFor();
  await page.locator('html[data-on-keys]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: '个位 3', exact: true }).focus();
  await page.keyboard.press('?');
  const map = page.getByRole('dialog', { name: '键盘' });
  await map.getByRole('checkbox', { name: '在按钮上显示按键' }).uncheck();
  await map.locator('kbd').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, 'key-hints');
  const [single, hints] = await map
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect()));
  expect(hints!.left - single!.right).toBeGreaterThanOrEqual(12);
  await page.keyboard.press('Escape');
  await hint.waitFor({ state: 'hidden' });
  await page.context().close();
});
