import type { Browser, Page } from 'playwright-core';
import { invariant } from '@fairlot/rules/core/invariant';
import { CATEGORIES } from '@fairlot/rules/lottery/categories';
import { FAMILIES } from '@fairlot/rules/play/registry';
import { launchBrowser, openPage, PHONE } from '../e2e/browser.ts';
import { lessIsBetter, type Bench } from './line.ts';
import { startServer } from './server.ts';
import { measureTaps } from './taps.ts';

/** Bytes as they cross the network (brotli) until a screen answers, for a visitor with nothing cached. */
const BUDGET = 148_000;
/** Of the pages on which no game is played. */
const BUDGET_AROUND = 119_300;
const PLAYER = { name: 'player1', password: 'play-money-88' };

type View = {
  readonly name: string;
  readonly path: string;
  readonly budget: number;
  /** Does what proves that the screen answers. */
  readonly until: (page: Page) => Promise<void>;
};

/** The first game of every family: none may need more than the others may. */
const BET_VIEWS = FAMILIES.flatMap(({ code }): View[] => {
  const game = CATEGORIES.find(({ family, source }) => family === code && source.kind !== 'feed');
  if (!game) return [];
  const name = code === 'ssc' ? 'bet-first-view' : `bet-first-view-${code}`;
  return [{ name, path: `/Bet/${game.id}`, budget: BUDGET, until: tapFirst }];
});

async function tapFirst(page: Page): Promise<void> {
  await page.locator('[data-pick]').first().click();
  await page.locator('[data-pick][aria-pressed="true"]').first().waitFor();
}

const VIEWS: readonly View[] = [
  ...BET_VIEWS,
  {
    name: 'login-first-view',
    path: '/Login',
    budget: BUDGET_AROUND,
    until: (page) => page.locator('input[type="password"]').fill('x'),
  },
  {
    name: 'home-first-view',
    path: '/',
    budget: BUDGET_AROUND,
    until: (page) => page.locator('a[href^="/Bet/"]').first().waitFor(),
  },
];

/** Signs in once and keeps what the browser stored, so that views start as a known player. */
async function signIn(browser: Browser, url: string): Promise<Record<string, string>> {
  const page = await openPage(browser, url);
  await page.goto('/Login');
  await page.locator('input[autocomplete="username"]').fill(PLAYER.name);
  await page.locator('input[type="password"]').fill(PLAYER.password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((at) => at.pathname === '/');
  const kept = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  await page.context().close();
  return kept;
}

async function bytesOf(
  browser: Browser,
  url: string,
  view: View,
  kept: Record<string, string>,
): Promise<number> {
  const page = await openPage(browser, url, {
    look: { size: PHONE, mode: 'light', language: 'zh' },
  });
  await page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, kept);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  let bytes = 0;
  let isOver = false;
  // Bodies as they cross the network; what the headers add depends on the host in front.
  cdp.on('Network.dataReceived', ({ encodedDataLength }) => {
    if (!isOver) bytes += encodedDataLength;
  });
  await page.goto(view.path, { waitUntil: 'commit' });
  await view.until(page);
  isOver = true;
  await page.context().close();
  invariant(bytes > 0, 'something was fetched');
  return bytes;
}

export const run: Bench = async (emit) => {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const kept = await signIn(browser, server.url);
    for (const view of VIEWS) {
      const ours = await bytesOf(
        browser,
        server.url,
        view,
        view.name === 'login-first-view' ? {} : kept,
      );
      const measured = {
        bench: 'client',
        case: view.name,
        ours,
        against: 'the budget',
        theirs: view.budget,
      };
      emit(lessIsBetter({ ...measured, unit: 'bytes', note: 'brotli, nothing cached' }));
    }
    await measureTaps(browser, server.url, kept, emit);
  } finally {
    await browser.close();
    await server.stop();
  }
};
