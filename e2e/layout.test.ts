// Where things stand: in low, narrow, wide and magnified windows, and where colours are the player's.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closePages, joinBrowser, openPage, PC, PHONE } from './browser.ts';
import { crowdedIn } from './crowded.ts';
import { GAME, moveBeforeClose, moveToDraw } from './issues.ts';
import { keptLogin, registerPlayer, shoot, shootOnFailure, type Player } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let player: Player;
let page: Page;

/** Five rows of digits, and two lines of plays above them: the tallest board. */
const TALLEST = { [GAME]: 'ssc.star5.direct' };

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  player = await registerPlayer(world);
  await moveToDraw(world, await moveBeforeClose(world, 30_000));
  const kept = { ...keptLogin(player), 'bet.play': TALLEST };
  page = await openPage(browser, world.url, { kept });
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

async function openBet(width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(`/Bet/${GAME}`);
  await page.getByRole('button', { name: '万位 0' }).waitFor();
}

/** Whether the pointer would meet this element in its middle, as it stands in the window. */
const isInReach = (name: string | RegExp): Promise<boolean> =>
  page
    .getByRole('button', { name })
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit !== null && element.contains(hit);
    });

/** A page that has just been drawn may still make room for its fonts. */
const expectInReach = (name: string | RegExp): Promise<void> =>
  expect.poll(() => isInReach(name), { message: String(name) }).toBe(true);

const slip = () => page.getByRole('list', { name: '号码篮' });

describe('the slip', () => {
  test.each([
    [1366, 768],
    [1280, 720],
    [1024, 640],
  ])('keeps lines, delete, clear, recent bets and random picks in reach at %i×%i', async (w, h) => {
    shootOnFailure(page);
    await openBet(w, h);
    for (const name of ['机选 1 注', '机选 5 注', /^最近注单/, /^号码篮/]) {
      await expectInReach(name);
    }
    await page.getByRole('button', { name: '机选 5 注' }).click();
    await page.getByRole('button', { name: /^号码篮/ }).click();
    await expect.poll(() => slip().getByRole('listitem').count()).toBe(5);
    await expectInReach(/^删除/);
    await page
      .getByRole('button', { name: /^删除/ })
      .first()
      .click();
    await expectInReach('撤销');
    await page.getByRole('button', { name: '撤销' }).click();
    await page.getByRole('button', { name: /^最近注单/ }).click();
    await page.getByRole('list', { name: '最近注单' }).waitFor();
    await page.getByRole('button', { name: /^号码篮/ }).click();
    await expectInReach('清空');
    await page.getByRole('button', { name: '清空' }).click();
    await page.getByRole('button', { name: /确认投注/, disabled: true }).waitFor();
  });

  test('shows three lines below the tallest board at 1440×900', async () => {
    shootOnFailure(page);
    await openBet(1440, 900);
    await page.getByRole('button', { name: '机选 5 注' }).click();
    await expect.poll(() => slip().getByRole('listitem').count()).toBe(5);
    const wholeLines = () =>
      slip().evaluate((list) => {
        const { top, bottom } = list.getBoundingClientRect();
        return [...list.children].filter((line) => {
          const own = line.getBoundingClientRect();
          return own.top >= top && own.bottom <= bottom + 1;
        }).length;
      });
    // They may still be coming in.
    await expect.poll(wholeLines).toBeGreaterThanOrEqual(3);
    await expectInReach('个位 9');
    await page.getByRole('button', { name: '清空' }).click();
  });
});

/** The least room that a folded slip has beside the rail, with and without the list of games, and without a rail. */
const LOW = [
  [1366, 768],
  [1280, 720],
  [1120, 700],
  [768, 700],
] as const;

test.each([
  ['zh', '倍数', '机选 1 注', '还差'],
  ['en', 'Times', '1 random', 'short'],
] as const)(
  'the words of a folded slip stand beside each other, in %s',
  async (language, times, random, short) => {
    const kept = { ...keptLogin(player), 'bet.play': TALLEST };
    const own = await openPage(browser, world.url, {
      look: { size: PC, mode: 'light', language },
      kept,
    });
    shootOnFailure(own);
    const expectRoom = async (name: string): Promise<void> => {
      for (const [width, height] of LOW) {
        await own.setViewportSize({ width, height });
        const message = `${width}×${height}`;
        await expect.poll(() => crowdedIn(own, '[data-slip]'), { message }).toEqual([]);
        await shoot(own, `slip-${name}-${width}-${language}`);
      }
      await own.setViewportSize({ width: 1366, height: 768 });
    };
    await own.setViewportSize({ width: 1366, height: 768 });
    await own.goto(`/Bet/${GAME}`);
    await own.getByRole('button', { name: random }).waitFor();
    await expectRoom('empty');
    await own.getByRole('textbox', { name: times }).fill('900');
    const add = own.getByRole('button', { name: random });
    for (let rows = 0; rows < 5; rows += 1) await add.click();
    await own.locator('[data-slip] li').nth(4).waitFor({ state: 'attached' });
    await expectRoom('full');
    // One more than the balance pays for.
    await add.click();
    await own.locator('[data-slip] [role=status]').filter({ hasText: short }).waitFor();
    await expectRoom('short');
    await own.context().close();
  },
);

/** Where what came into the bar stands right of the ways to go, in pixels. Runs in the page. */
function roomInBar(): number {
  const ways = document.querySelector('header nav')!.getBoundingClientRect().right;
  const came = [...document.querySelectorAll('header [data-session] *')];
  const boxes = came.flatMap((each) => [...each.getClientRects()]);
  return Math.min(...boxes.map(({ left }) => left)) - ways;
}

/** Shows the balance and the net result of a rich player. Runs in the page, which is closed then. */
function growAmounts(): void {
  document.querySelector('[data-wallet] b')!.textContent = '¥ 1,234,567.890';
  document.querySelector('[data-net] b')!.textContent = '+123,456';
}

/** Whether the kind of games that the lobby shows stands whole in the line of kinds. Runs in the page. */
function isChosenCut(): boolean {
  const chosen = document.querySelector('#main [role=group] > [aria-pressed=true]')!;
  return chosen.getBoundingClientRect().right > chosen.parentElement!.getBoundingClientRect().right;
}

/** The least room that the bar and the heads have in each layout above that of a phone. */
const BARS = [
  [1366, 768],
  [1280, 720],
  [1120, 700],
  [1024, 768],
  [1023, 768],
  [820, 1180],
  [768, 1024],
] as const;

test.each(['zh', 'en'] as const)(
  'the bar above and the heads of the bet page have room for their words, in %s',
  async (language) => {
    const look = { size: PC, mode: 'light', language } as const;
    const own = await openPage(browser, world.url, { look, kept: keptLogin(player) });
    shootOnFailure(own);
    const expectRoom = async (name: string, heads: string): Promise<void> => {
      for (const [width, height] of BARS) {
        await own.setViewportSize({ width, height });
        const message = `${name} ${width}×${height}`;
        await shoot(own, `bar-${name}-${width}-${language}`);
        await expect.poll(() => crowdedIn(own, heads), { message }).toEqual([]);
        expect(await own.evaluate(roomInBar), message).toBeGreaterThanOrEqual(0);
        if (name === 'home') expect(await own.evaluate(isChosenCut), message).toBe(false);
      }
      await own.setViewportSize(PC);
    };
    await own.goto(`/Bet/${GAME}`);
    await own.locator('aside > section:last-child svg text').first().waitFor();
    await own.locator('header [data-session] *').first().waitFor();
    await expectRoom('bet', 'header, [data-issue], aside > section:last-child > div:first-child');
    await own.goto('/');
    await own.locator('header [data-session] *').first().waitFor();
    await own.locator('#main [role=group] > [aria-pressed=true]').waitFor();
    await expectRoom('home', 'header');
    await own.setViewportSize({ width: 768, height: 1024 });
    await own.evaluate(growAmounts);
    await shoot(own, `bar-rich-${language}`);
    expect(await own.evaluate(roomInBar)).toBeGreaterThanOrEqual(0);
    expect(await crowdedIn(own, 'header')).toEqual([]);
    await own.context().close();
  },
);

test('the board keeps its measure in wide windows, and lists all groups where there is room', async () => {
  shootOnFailure(page);
  await openBet(1440, 900);
  expect(await page.getByRole('button', { name: '全部玩法' }).count()).toBe(1);
  await openBet(2560, 1440);
  await page.getByRole('tab', { name: '趣味' }).waitFor();
  const board = await page.getByRole('region', { name: '投注' }).boundingBox();
  expect(board?.width).toBeLessThanOrEqual(960);
  expect(await page.getByRole('button', { name: '全部玩法' }).count()).toBe(0);
  const lists = page.getByRole('tablist').getByRole('tab');
  const isSeen = await lists.evaluateAll((tabs) =>
    tabs.map((tab) => {
      const { x, y, width, height } = tab.getBoundingClientRect();
      return tab.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  expect(isSeen.length).toBeGreaterThan(15);
  expect(isSeen.every(Boolean)).toBe(true);
});

/** What stands out of the window to a side; what scrolls by itself may. */
const findOutside = (): string[] => {
  const found: string[] = [];
  const isInScroller = (element: Element): boolean => {
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      if (/auto|scroll|hidden/.test(getComputedStyle(up).overflowX)) return true;
    }
    return false;
  };
  for (const element of document.body.querySelectorAll('*')) {
    const { left, right, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || element.closest('[class*="vh_"], [class*="skip_"], svg'))
      continue;
    if ((right <= innerWidth + 1 && left >= -1) || isInScroller(element)) continue;
    found.push(`${element.tagName}.${element.className} ${Math.round(left)}–${Math.round(right)}`);
  }
  return found;
};

/** Everything that a finger could scroll up and down. */
const findScrollers = (): string[] =>
  [document.documentElement, ...document.querySelectorAll('body *')]
    .filter((element) => {
      const isPage = element === document.documentElement;
      const canScroll = isPage || /auto|scroll/.test(getComputedStyle(element).overflowY);
      return canScroll && element.scrollHeight > element.clientHeight + 1;
    })
    .map((element) => `${element.tagName}.${element.className}`);

const SMALL = [
  [320, 568],
  [320, 256],
  [844, 390],
  [667, 375],
] as const;

const PAGES = ['/', `/Bet/${GAME}`, `/DrawHistory/${GAME}`, '/?w=BetRecord', '/Register'];

test('nothing stands out to a side of small windows', async () => {
  shootOnFailure(page);
  for (const path of PAGES) {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await page.locator('h1, [role=dialog]').first().waitFor();
    for (const [width, height] of SMALL) {
      await page.setViewportSize({ width, height });
      // The page hears of its size a moment later.
      const message = `${path} ${width}×${height}`;
      await expect.poll(() => page.evaluate(findOutside), { message }).toEqual([]);
    }
  }
});

test.each(SMALL)('the board can be used at %i×%i, and one thing scrolls', async (width, height) => {
  shootOnFailure(page);
  await openBet(width, height);
  for (const name of ['个位 9', '万位 0', '百位 清']) {
    await page.getByRole('button', { name }).evaluate((cell) => {
      cell.scrollIntoView({ block: 'center' });
    });
    await expectInReach(name);
    await page.getByRole('button', { name }).click();
  }
  expect(await page.getByRole('button', { name: '个位 9', pressed: true }).count()).toBe(1);
  await expectInReach(/立即投注|已封盘/);
  expect(await page.evaluate(findScrollers)).toHaveLength(1);
  await page.getByRole('button', { name: '个位 清' }).click();
  await page.getByRole('button', { name: '万位 清' }).click();
});

/** Controls without a line round them or round what they hold. */
const findBare = (): string[] =>
  [
    ...document.querySelectorAll<HTMLElement>(
      'button, select, textarea, input, a[class*="button_"]',
    ),
  ]
    .filter((control) => control.getClientRects().length > 0)
    .filter((control) => !control.closest('[class*="vh_"], [aria-hidden="true"]'))
    .filter((control) => {
      const all = [control, ...control.querySelectorAll('*'), control.parentElement!];
      return !all.some((element) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
        return borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
      });
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '');

/** Pairs of neighbours of which one is on: whether the two look different. */
const findAlike = (): string[] => {
  const states = ['aria-pressed', 'aria-checked', 'aria-selected'];
  const lookOf = (element: Element): string =>
    [element, element.firstElementChild]
      .map((each) => (each ? getComputedStyle(each).backgroundColor : ''))
      .join(' ');
  return states.flatMap((state) =>
    [...document.querySelectorAll(`[${state}="true"]`)]
      .filter((on) => {
        const off = on.parentElement?.querySelector(`:scope > [${state}="false"]`);
        return off && lookOf(off) === lookOf(on);
      })
      .map((on) => on.textContent ?? ''),
  );
};

test.each([
  ['PC', 1440, 900],
  ['phone', PHONE.width, PHONE.height],
])('with forced colours every control of a %s keeps a border and its state', async (_, w, h) => {
  shootOnFailure(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await openBet(w, h);
  // What was picked before is still picked.
  await page.getByRole('button', { name: '万位 清' }).click();
  await page.getByRole('button', { name: '万位 3' }).click();
  await page.getByRole('button', { name: '万位 3', pressed: true }).waitFor();
  expect(await page.evaluate(findBare)).toEqual([]);
  expect(await page.evaluate(findAlike)).toEqual([]);
  await page.goto(`/DrawHistory/${GAME}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(findBare)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
});

test.each([
  ['Home', '/', PHONE],
  ['the bet page of a phone', `/Bet/${GAME}`, PHONE],
  ['the bet page', `/Bet/${GAME}`, { width: 1440, height: 900 }],
])('nothing of the first view of %s is pushed aside', async (_, path, size) => {
  shootOnFailure(page);
  await page.setViewportSize(size);
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shifted: number }).shifted += (
          entry as unknown as { value: number }
        ).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await page
    .getByRole('timer')
    .or(page.getByText(/^\d\d:\d\d$/))
    .first()
    .waitFor();
  await page.waitForTimeout(1200);
  const shifted = () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
  expect(await shifted()).toBeLessThanOrEqual(0.02);
});
