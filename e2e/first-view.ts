// What a first view weighs: what a visitor with nothing cached fetches until the screen answers.
import type { Browser } from 'playwright-core';
import { openPage, PHONE, type OpenOptions } from './browser.ts';

/** Enough for all that a page fetches ahead. */
const FETCH_AHEAD_MS = 15_000;

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
function answer(view: FirstView & { readonly isWhole: boolean }): void {
  const page: { requestIdleCallback: unknown; setInterval: unknown; answeredAt?: number } = window;
  if (!view.isWhole) {
    // A first view has no idle time, however long a busy machine takes.
    page.requestIdleCallback = () => 0;
    page.setInterval = () => 0;
  }
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

export type Fetched = { readonly path: string; readonly bytes: number };

/** A page before and after it answered. */
export type Fetches = { readonly first: readonly Fetched[]; readonly later: readonly Fetched[] };

/**
 * Fetches of a page that has nothing cached, split by the moment at which the screen answered. The press
 * and the mark are made inside the page, so that a busy machine counts the same. With `isWhole` the page
 * also fetches ahead.
 */
export async function fetchesOf(
  browser: Browser,
  url: string,
  view: FirstView,
  options: { readonly kept?: OpenOptions['kept']; readonly isWhole?: boolean } = {},
): Promise<Fetches> {
  const { kept = {}, isWhole = false } = options;
  const look = { size: PHONE, mode: 'light', language: 'zh' } as const;
  const page = await openPage(browser, url, { look, kept, fetchesAhead: isWhole });
  await page.addInitScript(answer, { ...view, isWhole });
  await page.goto(view.path);
  await page.waitForFunction(() => 'answeredAt' in window);
  if (isWhole) await page.waitForTimeout(FETCH_AHEAD_MS);
  // A file on its way counts as a whole.
  else await page.waitForLoadState('networkidle');
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
