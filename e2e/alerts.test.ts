// Bells and sounds as the player has them. What would sound is noted as it is started; nothing is heard.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { alertHttp } from '@fairlot/wire/play/alert';
import { responsibleGamingHttp } from '@fairlot/wire/play/responsible-gaming';
import { faultsOf } from './axe.ts';
import { closePages, FIRST_LOOKS, joinBrowser, nameOf, PC, PHONE } from './browser.ts';
import { openDesk, pickNine, placePicked } from './desk.ts';
import { GAME, moveBeforeClose, moveToDraw } from './issues.ts';
import { isShort } from './looks.ts';
import {
  lookAtClock,
  openSignedIn,
  registerPlayer,
  shootOnFailure,
  shoot,
  type Player,
} from './visit.ts';
import { shortIssue } from '@fairlot/ui/format';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let player: Player;
let page: Page;

/** Notes each cue that is started, by its length in ms. */
const listen = (on: Page) =>
  on.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    AudioBufferSourceNode.prototype.start = function start() {
      heard.push(Math.round((this.buffer?.duration ?? 0) * 1000));
    };
  });
const heardOn = (on: Page): Promise<number[]> =>
  on.evaluate(() => (window as unknown as { heard: number[] }).heard);
const heard = () => heardOn(page);

/** Lengths of the cues. */
const TAP = 220;
const DRAW = 510;
const ACCEPTED = 180;
const REFUSED = 240;

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  player = await registerPlayer(world);
  page = await openSignedIn(browser, world, player);
  await listen(page);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

const bell = () => page.getByRole('button', { name: '封盘与开奖铃铛' });
const toast = (text: RegExp) => page.locator('[data-toast]').filter({ hasText: text }).first();

test('the bell of a game rings before its close and tells its draw, on another page too', async () => {
  shootOnFailure(page);
  await moveBeforeClose(world, 40_000);
  await openDesk(page);
  await bell().click();
  await toast(/封盘前 10 秒和开奖时提醒/).waitFor();
  expect(await bell().getAttribute('aria-pressed')).toBe('true');
  expect((await player.call(alertHttp.getBells, null)).value.Bells).toEqual([
    { GameId: GAME, Seconds: 10 },
  ]);
  await page.getByRole('link', { name: 'Fairlot' }).click();
  await page.waitForURL('**/');
  await moveBeforeClose(world, 30_000, page);
  const issue = await moveBeforeClose(world, 9_000, page);
  await toast(/^一分时时彩 \d+ 秒后封盘/).waitFor();
  await expect.poll(heard).toContain(TAP);
  const number = await moveToDraw(world, issue);
  const line = toast(/^一分时时彩 第 \d+ 期开奖/);
  await line.waitFor();
  expect(await line.innerText()).toContain(number.replaceAll(',', ' '));
  await expect.poll(heard).toContain(DRAW);
});

test('of two tabs one rings and tells', async () => {
  shootOnFailure(page);
  const other = await page.context().newPage();
  await listen(other);
  for (const tab of [page, other]) {
    await tab.goto('/');
    await moveBeforeClose(world, 40_000, tab);
  }
  const lines = async (text: RegExp): Promise<number> => {
    const shown = [page, other].map((tab) =>
      tab.locator('[data-toast]').filter({ hasText: text }).count(),
    );
    return (await Promise.all(shown)).reduce((sum, count) => sum + count, 0);
  };
  const issue = await moveBeforeClose(world, 9_000, page);
  await lookAtClock(world, other);
  await expect.poll(() => lines(/秒后封盘/)).toBe(1);
  // The other would say it within this time; the line itself may be gone by then.
  await page.waitForTimeout(1200);
  expect(await lines(/秒后封盘/)).toBeLessThan(2);
  await moveToDraw(world, issue);
  // Issues that were drawn on the way here have lines of their own.
  const drawn = new RegExp(`第 ${shortIssue(issue.SerialNumber)} 期开奖`);
  await expect.poll(() => lines(drawn)).toBe(1);
  await page.waitForTimeout(1200);
  expect(await lines(drawn)).toBeLessThan(2);
  await other.close();
});

test('M in the board turns the sound off, and nothing is heard', async () => {
  shootOnFailure(page);
  await moveBeforeClose(world, 40_000);
  await openDesk(page);
  // Alerts come once the page stands.
  await bell().waitFor();
  await page.getByRole('button', { name: '个位 3', exact: true }).focus();
  await page.keyboard.press('m');
  await toast(/已静音/).waitFor();
  const issue = await moveBeforeClose(world, 9_000, page);
  await moveToDraw(world, issue);
  await page
    .getByText(/下一期|距封盘/)
    .first()
    .waitFor();
  expect(await heard()).toEqual([]);
  await page.getByRole('button', { name: '个位 3', exact: true }).focus();
  await page.keyboard.press('m');
  await toast(/声音已开/).waitFor();
  // It has a bell, and is looked at: its draw is heard once all the same.
  await moveToDraw(world, await moveBeforeClose(world, 9_000, page));
  await expect.poll(heard).toContain(DRAW);
  await page.waitForTimeout(1500);
  expect((await heard()).filter((ms) => ms === DRAW)).toEqual([DRAW]);
});

test('a bet that stands and one that does not are heard, in the tab that sent them', async () => {
  shootOnFailure(page);
  const other = await page.context().newPage();
  await listen(other);
  await openDesk(other);
  await moveBeforeClose(world, 45_000, other);
  // A page sounds once somebody has touched it.
  await other.getByRole('button', { name: '个位 3', exact: true }).click();
  await openDesk(page);
  await moveBeforeClose(world, 45_000, page);
  await pickNine(page);
  await placePicked(page);
  await expect.poll(heard).toContain(ACCEPTED);
  // Lowered elsewhere: this page does not know that it cannot be.
  const limit = { Kind: 'stake', Period: 'day', Amount: mills(20_000) } as const;
  expect((await player.call(responsibleGamingHttp.setLimit, limit)).code).toBe('OK');
  const refuse = async (): Promise<void> => {
    await pickNine(page);
    await page.getByRole('button', { name: /立即投注/ }).click();
    const dialog = page.getByRole('dialog', { name: '温馨提示' });
    await dialog.getByRole('button', { name: '确认投注' }).click();
    await dialog.getByRole('alert').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: '个位 清' }).click();
  };
  await refuse();
  await expect.poll(heard).toContain(REFUSED);
  const before = await heard();
  expect(before.filter((ms) => ms === ACCEPTED || ms === REFUSED)).toEqual([ACCEPTED, REFUSED]);

  await page.getByRole('button', { name: '个位 3', exact: true }).focus();
  await page.keyboard.press('m');
  await toast(/已静音/).waitFor();
  await refuse();
  expect(await heard()).toEqual(before);
  await page.getByRole('button', { name: '个位 3', exact: true }).focus();
  await page.keyboard.press('m');
  await toast(/声音已开/).waitFor();
  expect((await heardOn(other)).filter((ms) => ms === ACCEPTED || ms === REFUSED)).toEqual([]);
  await other.close();
});

test('on a phone the bell stands beside the name, as large as a finger, and moves nothing', async () => {
  const phones = FIRST_LOOKS.filter(({ size }) => size === PHONE);
  for (const look of isShort ? phones.slice(0, 1) : phones) {
    const owner = await registerPlayer(world);
    const phone = await openSignedIn(browser, world, owner, { look });
    shootOnFailure(phone);
    await phone.goto(`/Bet/${GAME}`);
    const name = phone.locator('header h1 > button').first();
    const standing = () =>
      name.evaluate((button) => {
        const { left, right, top, bottom } = button.firstElementChild!.getBoundingClientRect();
        return [left, right, (top + bottom) / 2].map(Math.round);
      });
    await phone.locator('[data-session] button').waitFor();
    const own = phone.locator('header [data-bell] > button');
    await own.waitFor();
    // As it was before the bell had come.
    const isThere = await standing();
    await own.evaluate((button) => void (button.style.display = 'none'));
    expect(await standing()).toEqual(isThere);
    await own.evaluate((button) => void (button.style.display = ''));
    const box = await own.boundingBox();
    expect([box?.width, box?.height]).toEqual([44, 44]);
    await own.click();
    await phone.locator('header [data-bell] > button[aria-pressed=true]').waitFor();
    const news = phone.locator('[data-toast]');
    await news.getByRole('button').last().click();
    await news.waitFor({ state: 'detached' });
    await shoot(phone, `bell-${nameOf(look)}`);
    expect(await faultsOf(phone)).toEqual([]);
    const { value } = await owner.call(alertHttp.getBells, null);
    expect(value.Bells).toEqual([{ GameId: GAME, Seconds: 10 }]);
    await phone.context().close();
  }
});

test('a long dragon as long as asked for is told by the draw that made it so, with a way to all', async () => {
  shootOnFailure(page);
  await page.goto('/?w=Alerts');
  const own = page.locator('[data-alerts-of="streaks"]');
  await own.getByText('还没有彩种提醒长龙').waitFor();
  await own.getByRole('combobox').click();
  await page.getByRole('option', { name: '一分时时彩', exact: true }).click();
  await own.getByRole('radio', { name: '4 期' }).click();
  const kept = async () => (await player.call(alertHttp.getStreakAlerts, null)).value.Alerts;
  await expect.poll(kept).toEqual([{ GameId: GAME, Length: 4 }]);
  expect(await faultsOf(page)).toEqual([]);
  await own.scrollIntoViewIfNeeded();
  await shoot(page, 'streak-alerts-pc');
  await page.setViewportSize(PHONE);
  await own.getByRole('radio', { name: '4 期' }).scrollIntoViewIfNeeded();
  await shoot(page, 'streak-alerts-phone');
  await page.setViewportSize(PC);

  const isRead = page.waitForResponse('**/api/Alert/Streaks');
  await page.goto('/');
  await isRead;
  const told = page.locator('[data-toast]').filter({ hasText: /连开 \d+ 期/ });
  /** How long the longest is that the page hears of behind the next draw. */
  const longestDrawn = async (): Promise<number> => {
    const asked = page.waitForResponse('**/api/Streak/Games');
    await moveToDraw(world, await moveBeforeClose(world, 9_000, page));
    const lengths = (await (await asked).text()).matchAll(/"Length":(\d+)/g);
    return Math.max(0, ...[...lengths].map(([, length]) => Number(length)));
  };
  let draws = 1;
  while ((await longestDrawn()) < 4 && draws < 13) draws += 1;
  await told.first().waitFor();
  expect(await told.first().innerText()).toMatch(/^一分时时彩 .+ 连开 \d+ 期/);
  const names = await page.evaluate(() => localStorage.getItem('fairlot.seenStreaks') ?? '');
  expect(names).toContain(`streak ${GAME} `);
  await told.first().getByRole('button', { name: '长龙' }).click();
  await page.waitForURL('**/LongDragon');

  await page.goto('/?w=Alerts');
  await own.getByRole('button', { name: '取消长龙提醒 一分时时彩' }).press('Enter');
  await own.getByText('还没有彩种提醒长龙').waitFor();
  expect(await kept()).toEqual([]);
});

test('the window says which alerts are on and how early bells ring, and keeps it', async () => {
  shootOnFailure(page);
  await page.goto('/?w=Alerts');
  const tab = page.locator('[data-alerts]');
  await tab.getByRole('switch', { name: '开奖提醒' }).click();
  await expect
    .poll(async () => (await player.call(alertHttp.getAlertInfo, null)).body)
    .toMatchObject({ IsDrawEnabled: false, IsFengDanEnabled: true, IsWinningEnabled: true });
  // The others stay as they were.
  expect(await tab.getByRole('switch', { name: '开奖提醒' }).isChecked()).toBe(false);
  expect(await tab.getByRole('switch', { name: '封盘提醒' }).isChecked()).toBe(true);
  await tab.getByRole('radio', { name: '30 秒' }).click();
  const kept = async () => (await player.call(alertHttp.getBells, null)).value.Bells;
  await expect.poll(kept).toEqual([{ GameId: GAME, Seconds: 30 }]);
  expect(await faultsOf(page)).toEqual([]);
  // A sound on demand, after a gesture.
  // Time goes by meanwhile: an issue may have closed with a sound of its own.
  const before = (await heard()).length;
  await tab.getByRole('button', { name: '试听' }).click();
  await expect.poll(async () => (await heard()).length).toBeGreaterThan(before);
  await tab.getByRole('button', { name: /^取消铃铛/ }).press('Enter');
  await tab.getByText('还没有彩种设铃铛').waitFor();
  const focused = tab.getByRole('combobox', { name: '给彩种设铃铛' });
  await expect.poll(() => focused.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await kept()).toEqual([]);
});
