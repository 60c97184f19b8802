import type { Browser, Locator, Page } from 'playwright-core';
import { openPage, PC, PHONE } from '../e2e/browser.ts';
import { isWanted, lessIsBetter, type BenchOptions, type Line } from './line.ts';

/** As on a phone of the middle class. */
const SLOWER = 4;
/** A mobile network of the third generation, near its best. */
const NETWORK = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
/** A press comes so long after the page answers. */
const WAIT_MS = 5_000;
const RUNS = 5;

const PRESS_GOAL_MS = 2_000;
const LINK_GOAL_MS = 5_000;

type Size = { readonly width: number; readonly height: number };

/** A page opened by address, and the element that shows it is ready. */
type Link = {
  readonly name: string;
  readonly path: string;
  readonly size: Size;
  readonly answer: (page: Page) => Locator;
};

type Press = {
  readonly name: string;
  readonly size: Size;
  readonly path: string;
  /** What stands when the page answers. */
  readonly ready: string;
  /** Whether a number is picked first. */
  readonly picks?: boolean;
  readonly press: (page: Page) => Locator;
  readonly answer: (page: Page) => Locator;
};

const BET = { path: '/Bet/4', ready: '[data-pick]' } as const;
const HOME = { path: '/', ready: 'a[href^="/Bet/"]' } as const;

const deposit = (page: Page): Locator => page.locator('[role="tabpanel"] form input').first();
const rows = (page: Page): Locator =>
  page.locator('[role="tabpanel"]').locator('tbody tr, article, [data-empty]').first();

const confirmButton = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('button', { name: '确认投注' });
const betButton = (page: Page): Locator => page.getByRole('button', { name: /^立即投注/ });

const PRESSES: readonly Press[] = [
  {
    ...BET,
    name: 'bet-now-phone',
    size: PHONE,
    picks: true,
    press: betButton,
    answer: confirmButton,
  },
  { ...BET, name: 'bet-now-pc', size: PC, picks: true, press: betButton, answer: confirmButton },
  {
    ...BET,
    name: 'play-picker-phone',
    size: PHONE,
    press: (page) => page.locator('[data-bet] button[aria-haspopup="dialog"]').nth(1),
    answer: (page) => page.getByRole('dialog', { name: '选择玩法' }).locator('button').last(),
  },
  {
    ...BET,
    name: 'account-menu-pc',
    size: PC,
    press: (page) => page.getByRole('button', { name: /账户菜单/ }),
    answer: (page) => page.getByRole('menuitem', { name: '退出' }),
  },
  {
    ...HOME,
    name: 'records-phone',
    size: PHONE,
    press: (page) =>
      page.getByRole('navigation', { name: '主导航' }).getByText('注单', { exact: true }),
    answer: rows,
  },
];

const LINKS: readonly Link[] = [
  { name: 'deposit', path: '/?w=Deposit', size: PHONE, answer: deposit },
  { name: 'bet-record', path: '/?w=BetRecord', size: PHONE, answer: rows },
  {
    name: 'draw-history',
    path: '/DrawHistory/4',
    size: PHONE,
    answer: (page) => page.getByRole('list', { name: '开奖历史' }).locator('li').first(),
  },
];

type Measured = { readonly ms: number; readonly files: number; readonly bytes: number };

/** What the page has begun to fetch so far. */
const fetched = (page: Page): Promise<{ files: number; bytes: number }> =>
  page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return { files: all.length, bytes: all.reduce((sum, each) => sum + each.encodedBodySize, 0) };
  });

/** A page of a signed-in player with nothing cached, on a slow phone and a slow network. */
async function openCold(
  browser: Browser,
  url: string,
  kept: Record<string, unknown>,
  size: Size,
): Promise<Page> {
  const look = { size, mode: 'light', language: 'zh' } as const;
  const page = await openPage(browser, url, { look, kept, fetchesAhead: true });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    performance.setResourceTimingBufferSize(2_000);
    addEventListener('pointerdown', () => Object.assign(window, { pressedAt: performance.now() }), {
      capture: true,
    });
  });
  return page;
}

const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());

async function pressOnce(page: Page, press: Press): Promise<Measured> {
  await page.goto(press.path, { waitUntil: 'commit' });
  await page.locator(press.ready).first().waitFor();
  if (press.picks) await page.locator(press.ready).first().click();
  await page.waitForTimeout(WAIT_MS);
  await press.press(page).click();
  await press.answer(page).waitFor();
  const ms =
    (await now(page)) -
    (await page.evaluate(() => (window as unknown as { pressedAt: number }).pressedAt));
  return { ms, ...(await fetched(page)) };
}

async function openOnce(page: Page, link: Link): Promise<Measured> {
  await page.goto(link.path, { waitUntil: 'commit' });
  await link.answer(page).waitFor();
  return { ms: await now(page), ...(await fetched(page)) };
}

const medianOf = (all: readonly Measured[]): Measured =>
  all.toSorted((a, b) => a.ms - b.ms)[Math.floor(all.length / 2)]!;

/** How long a press and a page opened by address take where nothing is cached. */
export async function measureCold(
  browser: Browser,
  url: string,
  kept: Record<string, unknown>,
  emit: (line: Line) => void,
  options: BenchOptions,
): Promise<void> {
  const runs = options.isQuick ? 1 : RUNS;
  const measure = async (
    name: string,
    goal: number,
    size: Size,
    once: (page: Page) => Promise<Measured>,
  ): Promise<void> => {
    if (!isWanted(name, options)) return;
    const all: Measured[] = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await openCold(browser, url, kept, size);
      all.push(await once(page));
      await page.context().close();
    }
    const { ms, files, bytes } = medianOf(all);
    const each = all.map((one) => Math.round(one.ms)).join(', ');
    const note = `1.6 Mbit/s, 150 ms, CPU slowed ${SLOWER} times; ${each} ms; ${files} files with ${bytes} bytes by then`;
    const line = { bench: 'client', case: name, ours: ms, against: 'the bound', theirs: goal };
    emit(lessIsBetter({ ...line, unit: 'ms', note }));
  };
  for (const press of PRESSES) {
    const { name, size } = press;
    await measure(`press-cold-${name}`, PRESS_GOAL_MS, size, (page) => pressOnce(page, press));
  }
  for (const link of LINKS) {
    const { name, size } = link;
    await measure(`deep-link-cold-${name}`, LINK_GOAL_MS, size, (page) => openOnce(page, link));
  }
}
