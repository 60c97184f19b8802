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

/** Keeps answers back between `hold` and `release`; `isNew` once a call waits that was never answered before. */
async function holdAnswers(page: Page) {
  const answered = new Set<string>();
  let waiting: (() => void)[] | undefined;
  let hasNew = false;
  await page.route('**/api/**', async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    if (waiting) {
      hasNew ||= !answered.has(pathname);
      await new Promise<void>((go) => void waiting?.push(go));
    }
    answered.add(pathname);
    await route.continue().catch(() => undefined);
  });
  return {
    hold: () => {
      waiting = [];
      hasNew = false;
    },
    isNew: () => hasNew,
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
  const panel = page.getByRole('dialog').getByRole('tabpanel');
  const skeleton = panel.locator('[data-waiting]');
  await panel.waitFor();
  await page.waitForLoadState('networkidle');
  await watchShifts(page);
  let seen = 0;
  for (const path of TABS.slice(1)) {
    answers.hold();
    await goWithin(page, path);
    await page.locator('[role=tab][aria-selected=true]').waitFor();
    const shown = async () => {
      if ((await skeleton.count()) > 0) return 'a skeleton';
      return answers.isNew() || (await panel.innerText()).trim() === '' ? 'nothing' : 'data';
    };
    await expect.poll(shown, path).not.toBe('nothing');
    if ((await shown()) === 'a skeleton') {
      await skeleton.first().locator('span').first().waitFor();
      seen += 1;
    }
    await takeShifts(page);
    answers.release();
    await expect.poll(() => skeleton.count(), path).toBe(0);
    expect(await takeShifts(page), path).toBeLessThan(MOST_SHIFT);
  }
  expect(seen).toBeGreaterThan(10);
  await page.context().close();
});
