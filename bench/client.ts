import type { Browser } from 'playwright-core';
import { invariant } from '@fairlot/rules/core/invariant';
import { CATEGORIES } from '@fairlot/rules/lottery/categories';
import { FAMILIES } from '@fairlot/rules/play/registry';
import { launchBrowser, openPage } from '../e2e/browser.ts';
import * as budgets from '../e2e/budgets.ts';
import { bytesOf, filesOf } from '../e2e/closure.ts';
import {
  betView,
  fetchesOf,
  HOME,
  LOGIN,
  sumOf,
  type Fetched,
  type FirstView,
} from '../e2e/first-view.ts';
import { measureCold } from './cold.ts';
import { measureHours } from './hours.ts';
import { isWanted, lessIsBetter, type Bench, type BenchOptions } from './line.ts';
import { measureRows } from './rows.ts';
import { startServer } from './server.ts';
import { measureScroll } from './scroll.ts';
import { measureTaps } from './taps.ts';

const PLAYER = { name: 'player1', password: 'play-money-88' };

type View = { readonly name: string; readonly view: FirstView; readonly route: budgets.Route };

/** The first game of every family. The page is the same; the notes show what its family adds. */
const BET_VIEWS = FAMILIES.flatMap(({ code }): View[] => {
  const game = CATEGORIES.find(
    ({ family, schedule }) => family === code && schedule.kind !== 'instant',
  );
  if (!game) return [];
  const name = code === 'ssc' ? 'bet-first-view' : `bet-first-view-${code}`;
  return [{ name, view: betView(game.id), route: budgets.BET }];
});

const VIEWS: readonly View[] = [
  ...BET_VIEWS,
  { name: 'login-first-view', view: LOGIN, route: budgets.LOGIN },
  { name: 'home-first-view', view: HOME, route: budgets.HOME },
];

/** Signs in once and keeps what the browser stored, so that views start as a known player. */
async function signIn(browser: Browser, url: string): Promise<Record<string, string>> {
  const page = await openPage(browser, url);
  await page.goto('/Login');
  await page.locator('input[autocomplete^="username"]').fill(PLAYER.name);
  await page.locator('input[type="password"]').fill(PLAYER.password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((at) => at.pathname === '/');
  const kept = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  await page.context().close();
  return kept;
}

/** The same by the names under which the client keeps it. */
const namesOf = (kept: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(kept)
      .filter(([name]) => name.startsWith('fairlot.'))
      .map(([name, value]) => [name.slice('fairlot.'.length), JSON.parse(value)]),
  );

/** Cases with a server of their own. */
const APART = ['rows-10k', 'hours-8'];

export const run: Bench = async (emit, options = {}) => {
  const browser = await launchBrowser();
  try {
    const isApart = options.only && APART.some((name) => isWanted(name, options));
    if (!isApart) await onOneServer(browser, emit, options);
    if (isWanted('rows-10k', options)) await measureRows(browser, emit);
    if (isWanted('hours-8', options)) await measureHours(browser, emit, options);
  } finally {
    await browser.close();
  }
};

const told = (fetched: readonly Fetched[]): string =>
  `${fetched.length} requests with ${sumOf(fetched)} bytes`;

async function onOneServer(
  browser: Browser,
  emit: Parameters<Bench>[0],
  options: BenchOptions,
): Promise<void> {
  const server = await startServer();
  try {
    const kept = await signIn(browser, server.url);
    for (const { name, view, route } of VIEWS.filter((each) => isWanted(each.name, options))) {
      const known = view === LOGIN ? {} : namesOf(kept);
      const { first, later } = await fetchesOf(browser, server.url, view, known);
      const files = filesOf(route);
      const ours = bytesOf(files);
      invariant(first.length >= files.length, 'the view fetched what it imports');
      const note = `JS and CSS that the screen imports, brotli, ${files.length} files; first view ${told(first)}; later ${told(later)}`;
      const measured = { bench: 'client', case: name, ours, against: 'the budget' };
      const line = lessIsBetter({ ...measured, theirs: route.bytes, unit: 'bytes', note });
      // To the byte: what is left of a budget is little beside it.
      emit({ ...line, ours });
    }
    await measureTaps(browser, server.url, kept, emit, options);
    if (isWanted('chart-scroll', options)) await measureScroll(browser, server.url, emit);
    await measureCold(browser, server.url, namesOf(kept), emit, options);
  } finally {
    await server.stop();
  }
}
