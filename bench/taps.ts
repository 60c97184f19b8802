import type { Browser, Page } from 'playwright-core';
import { invariant } from '@fairlot/rules/core/invariant';
import { CATEGORIES } from '@fairlot/rules/lottery/categories';
import { FAMILIES } from '@fairlot/rules/play/registry';
import { openPage, PC, PHONE } from '../e2e/browser.ts';
import { isWanted, lessIsBetter, type BenchOptions, type Line } from './line.ts';

/** As on a phone of the middle class. */
const SLOWER = 4;
const TAPS = 30;
const BETWEEN_MS = 250;
/** Tasks of over 50 ms that 30 taps may bring: the contender. */
const BOUND = 1;
/** Longer than this a task is a long one; what the browser itself reports. */
const LONG_MS = 50;

type Seen = { readonly long: number[]; readonly paints: [id: number, ms: number][] };

/** Notes long tasks, and for each tap the time to the next paint. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Seen = { long: [], paints: [] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.long.push(duration);
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId: id } = entry as PerformanceEntry & { interactionId: number };
        if (id) seen.paints.push([id, entry.duration]);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

/** The middles of the cells in sight, in an order that leaps over rows. */
async function middlesOf(page: Page, height: number): Promise<readonly [x: number, y: number][]> {
  const boxes = await page.locator('button[data-pick]').evaluateAll((cells) =>
    cells.map((cell) => {
      const { x, y, width, height: tall } = cell.getBoundingClientRect();
      return [x + width / 2, y + tall / 2] as [number, number];
    }),
  );
  const inSight = boxes.filter(([, y]) => y < height - 150);
  return Array.from({ length: TAPS }, (_, i) => inSight[(i * 7) % inSight.length]!);
}

/** What is fetched while the page is quiet is there: for so long nothing has come. */
const QUIET_MS = 3_000;

async function allFetched(page: Page): Promise<void> {
  const count = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
          .length,
    );
  await page.evaluate(() => performance.setResourceTimingBufferSize(2_000));
  for (let before = -1, now = await count(); now !== before; now = await count()) {
    before = now;
    await page.waitForTimeout(QUIET_MS);
  }
}

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

type Case = { readonly name: string; readonly isPhone: boolean; readonly game: number };

/** The desk and the phone with five digits, and each other family on a phone: its first game that has a clock. */
const CASES: readonly Case[] = [
  { name: 'tap-to-paint-phone', isPhone: true, game: 4 },
  { name: 'tap-to-paint-pc', isPhone: false, game: 4 },
  ...FAMILIES.filter(({ code }) => code !== 'ssc').map(({ code }): Case => {
    const game = CATEGORIES.find(
      (each) => each.family === code && each.schedule.kind !== 'instant',
    );
    invariant(game, `${code} has a game`);
    return { name: `tap-to-paint-phone-${code}`, isPhone: true, game: game.id };
  }),
];

async function tapAll(
  browser: Browser,
  url: string,
  kept: Record<string, string>,
  { isPhone, game }: Case,
) {
  const size = isPhone ? PHONE : PC;
  const page = await openPage(browser, url, { look: { size, mode: 'light', language: 'zh' } });
  await page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, kept);
  await page.goto(`/Bet/${game}`);
  await page.locator('button[data-pick]').first().waitFor();
  await allFetched(page);
  // Before anything is noted: what looks for cells is a script of the bench, and a long one.
  const middles = await middlesOf(page, size.height);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await watch(page);
  for (const [x, y] of middles) {
    if (isPhone) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    await page.waitForTimeout(BETWEEN_MS);
  }
  await page.waitForTimeout(500);
  const { long, paints } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await page.context().close();
  const longest = new Map<number, number>();
  for (const [id, ms] of paints) longest.set(id, Math.max(ms, longest.get(id) ?? 0));
  const sorted = [...longest.values()].toSorted((a, b) => a - b);
  return { long: long.filter((ms) => ms > LONG_MS), sorted };
}

/**
 * 30 taps on the pad of a page slowed down four times: tasks over 50 ms. No such task counts as half
 * a one, so that there is a ratio; the longest task and the times to paint are information.
 */
export async function measureTaps(
  browser: Browser,
  url: string,
  kept: Record<string, string>,
  emit: (line: Line) => void,
  options: BenchOptions,
): Promise<void> {
  for (const each of CASES.filter(({ name }) => isWanted(name, options))) {
    const { long, sorted } = await tapAll(browser, url, kept, each);
    const paints = `tap to paint p50 ${share(sorted, 0.5)} ms, p95 ${share(sorted, 0.95)} ms`;
    const note = `${TAPS} taps at ${SLOWER}x; longest task ${Math.max(0, ...long)} ms; ${paints}`;
    const measured = { bench: 'client', case: each.name, against: 'the bound' };
    const line = { ...measured, theirs: BOUND, unit: 'tasks over 50 ms', note };
    const { ratio } = lessIsBetter({ ...line, ours: Math.max(long.length, 0.5) });
    emit({ ...line, ours: long.length, ratio });
  }
}
