// What a first view weighs: what a visitor with nothing cached fetches until the screen answers.
import type { Browser } from 'playwright-core';
import { openPage, PHONE, type OpenOptions } from './browser.ts';

/** A page that fetches nothing for so long, with idle time, has fetched all. */
const QUIET_MS = 2_000;

export type FirstView = {
  readonly path: string;
  /** What stands when the screen is there. */
  readonly wanted: string;
  /** Whether it has to take a press. */
  readonly isPressed?: boolean;
};

export const LOGIN: FirstView = { path: '/Login', wanted: 'input[type="password"]' };
export const HOME: FirstView = { path: '/', wanted: 'a[href^="/Bet/"]' };
export const betView = (gameId: number): FirstView => ({
  path: `/Bet/${gameId}`,
  wanted: '[data-pick]',
  isPressed: true,
});

/** Runs in the page, before its own code. */
function answer(view: FirstView): void {
  const page: Window & { answeredAt?: number } = window;
  let isAsked = false;
  new MutationObserver((_, observer) => {
    const place = document.querySelector<HTMLElement>(view.wanted);
    if (!place) return;
    if (view.isPressed && !isAsked) {
      isAsked = true;
      place.click();
    }
    const answered = view.isPressed ? `${view.wanted}[aria-pressed="true"]` : view.wanted;
    if (!document.querySelector(answered)) return;
    observer.disconnect();
    page.answeredAt = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Runs in the page: waits until idle time has passed twice without a fetch between. */
async function fetchAhead(quietMs: number): Promise<void> {
  for (let before = -1; ;) {
    await new Promise((idle) => requestIdleCallback(idle));
    const now = performance.getEntriesByType('resource').length;
    if (now === before) return;
    before = now;
    await new Promise((quiet) => setTimeout(quiet, quietMs));
  }
}

export type Fetched = { readonly path: string; readonly bytes: number };

/** A page before and after it answered. */
export type Fetches = { readonly first: readonly Fetched[]; readonly later: readonly Fetched[] };

/**
 * Fetches of a page that has nothing cached, split by the moment at which the screen answered. The press
 * and the mark are made inside the page, so that a busy machine counts the same.
 */
export async function fetchesOf(
  browser: Browser,
  url: string,
  view: FirstView,
  kept: OpenOptions['kept'] = {},
): Promise<Fetches> {
  const look = { size: PHONE, mode: 'light', language: 'zh' } as const;
  const page = await openPage(browser, url, { look, kept, fetchesAhead: true });
  await page.addInitScript(answer, view);
  await page.goto(view.path);
  await page.waitForFunction(() => 'answeredAt' in window);
  await page.evaluate(fetchAhead, QUIET_MS);
  // A file on its way counts as a whole.
  await page.waitForLoadState('networkidle');
  const fetched = await page.evaluate(() =>
    [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].map((entry) => ({
      isFirst: entry.startTime <= (window as { answeredAt?: number }).answeredAt!,
      path: new URL(entry.name).pathname,
      bytes: (entry as PerformanceResourceTiming).encodedBodySize,
    })),
  );
  await page.context().close();
  return {
    first: fetched.filter(({ isFirst }) => isFirst),
    later: fetched.filter(({ isFirst }) => !isFirst),
  };
}

export const sumOf = (fetched: readonly Fetched[]): number =>
  fetched.reduce((sum, { bytes }) => sum + bytes, 0);
