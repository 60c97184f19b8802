// What a first view weighs: what a visitor with nothing cached fetches until the screen answers.
import type { Browser } from 'playwright-core';
import { openPage, PHONE, type OpenOptions } from './browser.ts';

/** Bytes that a first view of the bet page may have, whatever the family. */
export const BET_BYTES = 148_000;
/** Of the pages on which no game is played. */
export const AROUND_BYTES = 119_300;

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
  const page: { requestIdleCallback: unknown; setInterval: unknown; answeredAt?: number } = window;
  // What comes while a page is idle is no part of it, however long a busy machine takes.
  page.requestIdleCallback = () => 0;
  page.setInterval = () => 0;
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

/**
 * Bodies as they cross the network of everything that was begun by the time the screen answered; the
 * press and the mark are made inside the page, so that a busy machine counts the same.
 */
export async function fetchedBy(
  browser: Browser,
  url: string,
  view: FirstView,
  kept: OpenOptions['kept'] = {},
): Promise<readonly Fetched[]> {
  const look = { size: PHONE, mode: 'light', language: 'zh' } as const;
  const page = await openPage(browser, url, { look, kept });
  await page.addInitScript(answer, view);
  await page.goto(view.path);
  await page.waitForFunction(() => 'answeredAt' in window);
  // What is under way counts as a whole.
  await page.waitForLoadState('networkidle');
  const fetched = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter(({ startTime }) => startTime <= (window as { answeredAt?: number }).answeredAt!)
      .map((entry) => ({
        path: new URL(entry.name).pathname,
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
      })),
  );
  await page.context().close();
  return fetched;
}

export const sumOf = (fetched: readonly Fetched[]): number =>
  fetched.reduce((sum, { bytes }) => sum + bytes, 0);
