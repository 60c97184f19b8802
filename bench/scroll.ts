import type { Browser, Page } from 'playwright-core';
import { invariant } from '@fairlot/rules/core/invariant';
import { CATEGORIES } from '@fairlot/rules/lottery/categories';
import { openPage, PC, PHONE } from '../e2e/browser.ts';
import { lessIsBetter, type Line } from './line.ts';
import { kenoTexts } from './trend-table.ts';

/** As on a phone of the middle class. */
const SLOWER = 4;
const ISSUES = 200;
/** What a wheel or a thumb moves at a time, and how often. */
const STEP = 120;
const STEPS = 90;
/** Tasks of over 50 ms that scrolling all of it may bring: the contender. */
const BOUND = 1;
const LONG_MS = 50;

type Seen = { readonly long: number[]; readonly frames: number[] };

/** The last issues of a game of one minute, as the server sends them. */
function historyOf(texts: readonly string[]): unknown {
  const first = Date.UTC(2026, 10, 22);
  const Issues = texts.map((text, i) => {
    const at = first + i * 60_000;
    return {
      SerialNumber: 202_611_220_001 + i,
      OriginalWinningNumber: text,
      WinningNumber: text,
      StartTimeStamp: at - 60_000,
      CloseTimeStamp: at - 10_000,
      DrawTimeStamp: at,
      State: 2,
    };
  });
  const Data = { Issues: Issues.toReversed(), DateTimeNow: first + ISSUES * 60_000 };
  return { Code: 'OK', Message: '', Data, RequestId: 'bench' };
}

/** Notes long tasks and the time between frames while the chart goes from its end to its beginning and back. */
const scrollAll = (page: Page): Promise<Seen> =>
  page.evaluate(
    async ([step, steps]) => {
      const chart = document.querySelector('[data-chart]')!;
      const seen: Seen = { long: [], frames: [] };
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.long.push(duration);
      }).observe({ type: 'longtask' });
      let before = await new Promise(requestAnimationFrame);
      for (const direction of [-1, 1]) {
        for (let i = 0; i < steps; i++) {
          chart.scrollBy(0, direction * step);
          const now = await new Promise(requestAnimationFrame);
          seen.frames.push(now - before);
          before = now;
        }
      }
      return seen;
    },
    [STEP, STEPS] as const,
  );

async function scrollOn(browser: Browser, url: string, isPhone: boolean) {
  const game = CATEGORIES.find(
    ({ family, schedule }) => family === 'kl8' && schedule.kind !== 'instant',
  );
  invariant(game, 'there is a game of keno');
  const size = isPhone ? PHONE : PC;
  const page = await openPage(browser, url, {
    look: { size, mode: 'light', language: 'zh' },
    kept: { 'trend.chart': CHART },
  });
  const body = JSON.stringify(historyOf(kenoTexts(ISSUES)));
  await page.route('**/api/DrawHistory/Get', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
  await page.goto(`/DrawHistory/${game.id}?view=trend`);
  await page.locator('[data-chart]').waitFor();
  const height = await page.locator('[data-chart]').evaluate((chart) => chart.scrollHeight);
  invariant(height > ISSUES * 28, `all ${ISSUES} rows are there`);
  // What is fetched while the page is quiet is there.
  await page.waitForTimeout(3000);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const seen = await scrollAll(page);
  await page.context().close();
  return { long: seen.long.filter((ms) => ms > LONG_MS).length, frames: seen.frames };
}

/** Everything that a chart can show, of the most draws. */
const CHART = { lines: true, missing: true, layers: true, reversed: false, count: ISSUES };

const share = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);

/**
 * The chart of keno with 200 issues, eighty columns wide, scrolled from end to end and back on a page slowed
 * down four times: tasks over 50 ms. No such task counts as half a one, so that there is a ratio.
 */
export async function measureScroll(
  browser: Browser,
  url: string,
  emit: (line: Line) => void,
): Promise<void> {
  for (const device of ['phone', 'pc'] as const) {
    const { long, frames } = await scrollOn(browser, url, device === 'phone');
    const sorted = frames.toSorted((a, b) => a - b);
    const note =
      `${ISSUES} issues of keno, ${2 * STEPS} steps of ${STEP} px at ${SLOWER}x; ` +
      `between frames p50 ${share(sorted, 0.5)} ms, p95 ${share(sorted, 0.95)} ms`;
    const measured = { bench: 'client', case: `chart-scroll-${device}`, against: 'the bound' };
    const line = { ...measured, theirs: BOUND, unit: 'tasks over 50 ms', note };
    const { ratio } = lessIsBetter({ ...line, ours: Math.max(long, 0.5) });
    emit({ ...line, ours: long, ratio });
  }
}
