// What a tab of the popup window shows while its data loads, and that nothing moves when they come.
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closePages, joinBrowser, PC, PHONE } from './browser.ts';
import { LISTS } from './screens.ts';
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

const TABS = LISTS.flat()
  .filter((screen) => !screen.over)
  .map(({ path }) => path(0))
  .filter((path) => path.startsWith('/?w='));
/** Tabs whose data the page has already: another tab or the frame asked for them, or the tab asks for nothing. */
const KNOWN = ['/?w=AccountPassword', '/?w=ScanLogin', '/?w=Alerts'];

/** Shifts that no player sees: a line at the foot that takes its place. A jump of the list is five times as much. */
const MOST_SHIFT = 0.005;

const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Adds up the layout shifts of the page from now on. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as {
          readonly value: number;
          readonly hadRecentInput: boolean;
        };
        if (!hadRecentInput) Object.assign(window, { shifted: shiftedSoFar() + value });
      }
    }).observe({ type: 'layout-shift' });
    const shiftedSoFar = (): number => (window as unknown as { shifted: number }).shifted;
  });
const takeShifts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const kept = window as unknown as { shifted: number };
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((next) => requestAnimationFrame(next));
    }
    const { shifted } = kept;
    kept.shifted = 0;
    return shifted;
  });

/** Keeps answers back from `hold` to `release`. */
async function holdAnswers(page: Page) {
  let waiting: (() => void)[] | undefined;
  await page.route('**/api/**', async (route: Route) => {
    if (waiting) await new Promise<void>((go) => void waiting?.push(go));
    await route.continue().catch(() => undefined);
  });
  return {
    hold: () => {
      waiting = [];
    },
    release: () => {
      const held = waiting ?? [];
      waiting = undefined;
      for (const go of held) go();
    },
  };
}

test.each([
  ['desk', PC],
  ['phone', PHONE],
])('every tab of the window shows a skeleton on a %s, and nothing jumps', async (_, size) => {
  const look = { size, mode: 'light', language: 'zh' } as const;
  const page = await openSignedIn(browser, world, player, { look, fetchesAhead: true });
  shootOnFailure(page);
  const answers = await holdAnswers(page);
  await page.goto(TABS[0] ?? '/');
  const panel = page.getByRole('dialog').getByRole('tabpanel').first();
  const skeleton = panel.locator('[data-waiting]');
  await panel.waitFor();
  await page.waitForLoadState('networkidle');
  await watchShifts(page);
  const known: string[] = [];
  for (const path of TABS.slice(1)) {
    const before = await panel.getAttribute('aria-label');
    answers.hold();
    await goWithin(page, path);
    await expect.poll(() => panel.getAttribute('aria-label'), { message: path }).not.toBe(before);
    const isWaiting = async () => (await skeleton.count()) > 0;
    const isThere = async () => (await isWaiting()) || /\S/.test(await panel.innerText());
    await expect.poll(isThere, { message: path }).toBe(true);
    // Held back for a moment by its style.
    if (await isWaiting()) await skeleton.first().locator('span').first().waitFor();
    else known.push(path);
    await takeShifts(page);
    answers.release();
    await expect.poll(isWaiting, { message: path }).toBe(false);
    expect.soft(await takeShifts(page), path).toBeLessThan(MOST_SHIFT);
  }
  expect(known).toEqual(KNOWN);
  await page.context().close();
});
