// The bet page and the draw history of every family, in narrow windows: nothing is cut, nothing covers anything else.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CATEGORIES } from '@fairlot/rules/lottery/categories';
import { FAMILIES } from '@fairlot/rules/play/registry';
import { byRing } from '@fairlot/server/testing/ring';
import { closePages, joinBrowser, openPage, PHONE } from './browser.ts';
import { crowdedIn } from './crowded.ts';
import { keptLogin, registerPlayer, shoot, shootOnFailure, type Player } from './visit.ts';
import { startWorld, type World } from './world.ts';

/** Half past seven on a Sunday, when the lotteries of the state are on sale too. */
const START = Date.UTC(2026, 2, 8, 11, 30);
const WIDTHS = [768, 412, 390, 375, 360, 320];

/** The first game with a clock of each family. */
const GAMES = FAMILIES.map(({ code }) => ({
  code,
  id: CATEGORIES.find((each) => each.family === code && each.schedule.kind !== 'instant')?.id ?? 0,
}));

/** Digits, plates, the largest pad, and balls with a word below: what differs most. */
const IN_SHORT = ['ssc', 'pk10', 'kl8', 'lhc'];
const TRIED = byRing({
  short: GAMES.filter(({ code }) => IN_SHORT.includes(code)),
  all: GAMES,
  long: GAMES,
});

let world: World;
let browser: Browser;
let player: Player;

beforeAll(async () => {
  world = await startWorld({ rehearsed: TRIED.map(({ id }) => id), start: START });
  browser = await joinBrowser();
  player = await registerPlayer(world);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

/** Cells, balls and clocks that are cut, that cover each other, or that leave the window. Runs in the page. */
function findFaults(): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`the page scrolls: ${root.scrollWidth}`);
  const pad = document.querySelector('#pad');
  if (pad && pad.scrollWidth > pad.clientWidth + 1)
    found.push(`the pad scrolls: ${pad.scrollWidth}`);
  const nameOf = (element: Element): string =>
    element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  /** The box, and what cuts it off to a side. */
  const place = (element: Element) => {
    let clip = element.parentElement;
    while (clip && getComputedStyle(clip).overflowX === 'visible') clip = clip.parentElement;
    return { box: element.getBoundingClientRect(), room: (clip ?? root).getBoundingClientRect() };
  };
  const parts = [
    ...document.querySelectorAll('[data-pick], [data-issue] [data-ball], [data-balls] > *'),
    ...document.querySelectorAll('[role=timer] > div, [data-issue] [role=img]'),
    ...document.querySelectorAll('#pad [data-ball], #pad input, [data-draws] [data-ball]'),
  ].filter((part) => part.checkVisibility() && part.getClientRects().length > 0);
  // While a number is revealed its balls settle over those that wait.
  const isWaiting = (part: Element): boolean => part.matches('[class*="wait_"]');
  const boxes = parts.map((part) => ({ part, ...place(part) }));
  for (const { part, box, room } of boxes) {
    const isOut = box.left < -1 || box.right > innerWidth + 1;
    if (isOut || box.left < room.left - 1 || box.right > room.right + 1) {
      found.push(`cut: ${part.tagName} ${nameOf(part)} ${box.left}–${box.right}`);
    }
  }
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      if (one.part.contains(other.part) || other.part.contains(one.part)) continue;
      if (isWaiting(one.part) !== isWaiting(other.part)) continue;
      const across =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 1 && down > 1) found.push(`over: ${nameOf(one.part)} / ${nameOf(other.part)}`);
    }
  }
  return found.slice(0, 5);
}

/** Where every word has to be read, or shortened with three dots. */
const WORDS =
  'header, [data-issue], #pad, [data-draws] > li:nth-child(-n+3), [class*="cards_"] > *';

const faultsIn = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(findFaults)),
  ...(await crowdedIn(page, WORDS)).slice(0, 5),
];

/** Goes to another screen as a link does: the page stays. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);

const speak = (page: Page, language: 'zh' | 'en'): Promise<void> =>
  page.evaluate((spoken) => {
    const [key, newValue] = ['fairlot.language', JSON.stringify(spoken)];
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  }, language);

async function expectRoom(page: Page, name: string): Promise<void> {
  const failed: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: PHONE.height });
    // The page renders again shortly after the resize event.
    let faults = await faultsIn(page);
    for (let looks = 0; faults.length > 0 && looks < 5; looks += 1) {
      await page.waitForTimeout(100);
      faults = await faultsIn(page);
    }
    if (faults.length > 0) failed.push(`${name} at ${width}: ${faults.join('; ')}`);
    if (width === 320 || width === 360) await shoot(page, `family-${name}-${width}`);
  }
  expect.soft(failed).toEqual([]);
}

test.each(TRIED)(
  '$code: nothing is cut or covered at any width, in both languages',
  async (game) => {
    const page = await openPage(browser, world.url, {
      look: { size: { width: 390, height: PHONE.height }, mode: 'light', language: 'zh' },
      kept: keptLogin(player),
    });
    shootOnFailure(page);
    await page.goto(`/Bet/${game.id}`);
    for (const language of ['zh', 'en'] as const) {
      await speak(page, language);
      await page.locator(`html[lang^=${language}]`).waitFor({ state: 'attached' });
      await goTo(page, `/Bet/${game.id}`);
      await page.locator('[data-pick]').first().waitFor();
      await expectRoom(page, `${game.code}-bet-${language}`);
      await page.getByRole('tab', { name: language === 'zh' ? '开奖' : 'Draws' }).click();
      await page.locator('[data-draws] > li').first().waitFor();
      await expectRoom(page, `${game.code}-draws-${language}`);
      await goTo(page, `/DrawHistory/${game.id}`);
      await page.locator('#main h1').first().waitFor();
      await page.locator('[data-balls], [role=img]').first().waitFor();
      await page.getByRole('navigation', { name: language === 'zh' ? '主导航' : 'Main' }).waitFor();
      await expectRoom(page, `${game.code}-history-${language}`);
    }
    await page.context().close();
  },
);

test('the bar of a phone has room for its words, and kinds of games that do not fit fade behind an arrow', async () => {
  const page = await openPage(browser, world.url, {
    look: { size: { width: 390, height: PHONE.height }, mode: 'light', language: 'zh' },
    kept: keptLogin(player),
  });
  shootOnFailure(page);
  await page.goto('/');
  await page.locator('[data-session] button').waitFor();
  for (const language of ['zh', 'en'] as const) {
    await speak(page, language);
    await page.locator(`html[lang^=${language}]`).waitFor({ state: 'attached' });
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: PHONE.height });
      const message = `${language} ${width}`;
      await expect.poll(() => crowdedIn(page, 'header'), { message }).toEqual([]);
      expect(await page.evaluate(findFaults), message).toEqual([]);
      await shoot(page, `home-head-${language}-${width}`);
    }
  }
  const kinds = page.locator('#main [data-strip]').first();
  const edges = () => kinds.getAttribute('data-strip');
  await expect.poll(edges).toBe('end');
  const arrows = kinds.locator(':scope > button');
  await arrows.last().click();
  await expect.poll(edges).toMatch(/^start/);
  await arrows.first().click();
  await expect.poll(edges).toBe('end');
  await page.context().close();
});
