// A draw as the player sees it: what changes on the page, and in which order. Times are the look's.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { mills } from '@fairlot/rules/core/money';
import { shortIssue } from '@fairlot/ui/format';
import { betHttp } from '@fairlot/wire/play/bet';
import { closePages, joinBrowser, PHONE } from './browser.ts';
import { openDesk, pickNine, placePicked } from './desk.ts';
import { connectAfter } from './hub-connection.ts';
import { GAME, moveBeforeClose, moveToDraw } from './issues.ts';
import { expectNoStrays, prizeCard, showPrize } from './prizes.ts';
import { openSignedIn, registerPlayer, shootOnFailure, type Player } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let player: Player;
let page: Page;

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  player = await registerPlayer(world);
  await moveToDraw(world, await moveBeforeClose(world, 30_000));
  page = await openSignedIn(browser, world, player);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

/**
 * Notes which part of the page changed after the close, each once, in the order of the changes. It
 * begins by itself when the page says closed: a slow test would come too late for the draw.
 */
const watchParts = (on: Page): Promise<void> =>
  on.evaluate(() => {
    const parts = {
      balls: '[data-last] [role=img]',
      rail: '[data-draws]',
      trend: '[data-trend] svg',
      balance: '[data-wallet] b',
      card: '[data-prizes]',
    };
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = (name: string): void => {
      if (!seen.includes(name)) seen.push(name);
    };
    let isClosed = false;
    const observer = new MutationObserver((changes) => {
      if (!isClosed) {
        isClosed = document.body.textContent.includes('已封单，等待开奖');
        return;
      }
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        for (const [name, selector] of Object.entries(parts)) {
          if (element?.closest(selector)) note(name);
        }
        if (/中奖 \+/.test(element?.closest('[data-last]')?.textContent ?? '')) note('won');
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });

const seenParts = (on: Page): Promise<string[]> =>
  on.evaluate(() => (window as unknown as { seen: string[] }).seen);

/** Bets on nine digits of ten, and is there when the issue is drawn; whether it won. */
async function playRound(): Promise<boolean> {
  await moveBeforeClose(world, 40_000, page);
  await pickNine(page);
  await placePicked(page);
  const issue = await moveBeforeClose(world, 8000, page);
  await watchParts(page);
  await world.clock.advance(issue.CloseTimeStamp - (await world.clock.now()) + 1000);
  await page.getByText('已封单，等待开奖').first().waitFor();
  const number = await moveToDraw(world, issue);
  return !number.endsWith('0');
}

test('the balls come first, then rail, trend, balance, card, and what was won', async () => {
  shootOnFailure(page);
  await openDesk(page);
  await page.locator('[data-trend] svg').waitFor();
  for (let round = 1; !(await playRound()); round += 1) {
    if (round === 8) throw new Error('eight misses at nine of ten');
  }
  await page.getByText(/中奖 \+/).waitFor();
  // The digit that was picked and drawn has its seal, the others have none.
  expect(
    await page.locator('[data-last] [role=img] > span').nth(4).locator('[data-hit]').count(),
  ).toBe(1);
  expect(await page.locator('[data-last] [data-hit]').count()).toBe(1);
  await page.locator('[data-prize]').waitFor();
  const seen = await seenParts(page);
  expect(seen.slice(0, 4)).toEqual(['balls', 'rail', 'trend', 'balance']);
  expect(seen.slice(4).toSorted()).toEqual(['card', 'won']);
});

test('draws that could not be read are not said to be none, and are asked for again', async () => {
  shootOnFailure(page);
  const reads = /\/(LotteryGame\/Info|DrawHistory\/Get)$/;
  const isPressed = () => page.evaluate(() => 'pressed' in window).catch(() => false);
  await page.route(reads, async (route) =>
    (await isPressed()) ? route.continue() : route.abort(),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/Bet/${GAME}`);
  const trend = page.getByRole('region', { name: '走势' });
  await trend.getByText('开奖记录没有取到').waitFor();
  await page.getByRole('region', { name: '近期开奖' }).getByText('开奖记录没有取到').waitFor();
  expect(await page.getByText('还没有开奖记录').count()).toBe(0);
  // The press itself lets them through: what the page reads by itself would take the button away.
  await page.evaluate(() => {
    const press = (): unknown => Object.assign(window, { pressed: true });
    addEventListener('click', press, { capture: true, once: true });
  });
  await trend.getByRole('button', { name: '重试' }).click();
  await page.locator('[data-trend] svg').waitFor();
  await page.unroute(reads);
});

/** Off the bet page the card comes up from below. */
async function closeSheetOfPrize(): Promise<void> {
  await showPrize(world, player, page, 202_603_030_001);
  await prizeCard(page).hover();
  await expectNoStrays(page);
  await prizeCard(page).getByRole('button', { name: '知道了' }).last().click();
  await prizeCard(page).waitFor({ state: 'hidden' });
}

test('a phone shows four draws and four bets a screen, with the filters in one sheet', async () => {
  shootOnFailure(page);
  for (let drawn = 0; drawn < 3; drawn += 1) {
    await moveToDraw(world, await moveBeforeClose(world, 20_000));
  }
  const { SerialNumber } = await moveBeforeClose(world, 40_000);
  for (const Multiple of [1, 2, 3, 4]) {
    const { code } = await player.call(betHttp.place, {
      IntentId: randomUUID(),
      GameId: GAME,
      SerialNumber,
      Bets: [
        {
          Play: 'ssc.fixed',
          Content: '||||1',
          Notes: 1,
          Mode: 0,
          Multiple,
          Amount: mills(2000 * Multiple),
          PrizeGroup: 1956,
        },
      ],
    });
    expect(code).toBe('OK');
  }
  await page.setViewportSize(PHONE);
  const wholeIn = (list: string) =>
    page.locator(`${list} > li`).evaluateAll(
      (cards) =>
        cards.filter((card) => {
          const { top, bottom, left, right } = card.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
        }).length,
    );
  for (const [path, list] of [
    [`/DrawHistory/${GAME}`, 'ul[aria-label="开奖历史"]'],
    ['/?w=BetRecord', 'ul[aria-label="投注记录"]'],
  ] as const) {
    await connectAfter(page, () => page.goto(path));
    await page.locator(`${list} > li`).nth(3).waitFor();
    expect(await wholeIn(list), path).toBeGreaterThanOrEqual(4);
    if (path !== '/?w=BetRecord') await closeSheetOfPrize();
    await page.getByRole('button', { name: /^筛选/ }).click();
    const sheet = page.getByRole('dialog', { name: '筛选' });
    await sheet.getByRole('combobox').first().waitFor();
    await sheet.getByRole('button', { name: '完成' }).click();
    await sheet.waitFor({ state: 'hidden' });
  }
  // No filter lies beside the list: the types of movement are in the sheet too.
  await page.goto('/?w=CashFlowRecord');
  await page.locator('ul[aria-label="账变记录"] > li').first().waitFor();
  expect(await page.getByRole('button', { name: '派发奖金', exact: true }).isVisible()).toBe(false);
  await page.getByRole('button', { name: /^筛选/ }).click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await sheet.getByRole('button', { name: '奖金', exact: true }).click();
  await sheet.getByRole('button', { name: '派发奖金', exact: true }).click();
  await sheet.getByRole('button', { name: '完成' }).click();
  await page.getByRole('button', { name: /^筛选.*派发奖金/ }).waitFor();
});

test('sides that came in a row are listed over all games; a press puts a stake on the board', async () => {
  shootOnFailure(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/LongDragon');
  await page.getByText('每期开奖相互独立').waitFor();
  await page.getByRole('radio', { name: '≥3' }).click();
  const first = page.getByRole('list', { name: '长龙列表' }).getByRole('listitem').first();
  await first.getByText(/连开/).waitFor();
  await first.getByRole('button').last().click();
  await page.waitForURL(/\/Bet\/\d+$/);
  await page.getByText(/^1 项 =/).waitFor();
  await page.getByText('¥ 10.000').first().waitFor();
});

test('an open chart grows by the draw that comes, without asking for it', async () => {
  shootOnFailure(page);
  const issue = await moveBeforeClose(world, 20_000);
  // The frame may leave as soon as the socket is open.
  const joined = new Promise<void>((found) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (payload.toString().includes('JoinDrawTrend')) found();
      }),
    );
  });
  await page.goto(`/DrawHistory/${GAME}?view=trend`);
  await joined;
  const chart = page.locator('[data-chart]');
  await chart.waitFor();
  const row = chart.getByText(shortIssue(issue.SerialNumber), { exact: true });
  expect(await row.count()).toBe(0);
  const reads = '**/api/DrawHistory/Get';
  await page.route(reads, (route) => route.abort());
  const number = await moveToDraw(world, issue);
  await row.waitFor();
  const cells = await row.locator('..').innerText();
  expect(cells.replaceAll(/\s+/g, ' ')).toContain(number.replaceAll(',', ' '));
  await page.unroute(reads);
});
