// A live notification as the player meets it: by the clock of the site, never in the way.
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sendToast } from '@fairlot/server/features/community/live-notice/send-toast';
import { siteTimeOf } from '@fairlot/rules/lottery/site-day';
import { responsibleGamingHttp } from '@fairlot/wire/play/responsible-gaming';
import { faultsOf } from './axe.ts';
import { closePages, joinBrowser, PC, PHONE, type Look } from './browser.ts';
import { connectAfter } from './hub-connection.ts';
import {
  lookAtClock,
  openSignedIn,
  registerPlayer,
  shoot,
  shootOnFailure,
  type Player,
} from './visit.ts';
import { joinWorld, type World } from './world.ts';

const GAME = 8;
const MINUTE_MS = 60_000;
let world: World;
let browser: Browser;
let player: Player;
let page: Page;

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  player = await registerPlayer(world);
});
afterEach(async () => {
  await sql`DELETE FROM live_notification`.execute(world.owner);
  await tell();
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

/** The server hears, as of every act of an operator, that there is something else to show. */
const tell = () =>
  sql`SELECT event_write(ARRAY['page:notify.live'], ARRAY['PageChanged'], ARRAY['{"Page":"notify.live","Target":""}'::jsonb])`.execute(
    world.owner,
  );

/** A window that begins and ends so many minutes from now, to the second. */
async function addNotification(...minutes: readonly (readonly [number, number])[]): Promise<void> {
  const now = await world.clock.now();
  const timeAt = (ahead: number) => siteTimeOf(now + ahead * MINUTE_MS).slice(11);
  const times = minutes.map(([from, to]) => ({ Start: timeAt(from), End: timeAt(to) }));
  await sql`INSERT INTO live_notification (game_id, title, content, times, author_name, made_at)
    VALUES (${GAME}, '{"zh":"今晚大奖","en":"Drawn tonight"}', '{"zh":"八点半开奖，封盘前五分钟截止","en":"The draw is at half past eight"}',
      ${JSON.stringify(times)}::jsonb, '', app_now())`.execute(world.owner);
  await tell();
}

const card = () => page.locator('[data-live]');

/** The card is there, or not, once the page has seen the time. */
async function goOn(minutes: number): Promise<void> {
  await world.clock.advance(minutes * MINUTE_MS);
  await lookAtClock(world, page);
}

async function open(path = '/', size: Look['size'] = PC) {
  const look = { size, mode: 'light', language: 'zh' } as const;
  page = await openSignedIn(browser, world, player, { look });
  shootOnFailure(page);
  const read = page.waitForResponse('**/api/LiveNotify/LotteryLiveNotifyInfo');
  await page.goto(path);
  await read;
  await page.locator('[data-live-at]').waitFor({ state: 'attached' });
  await lookAtClock(world, page);
}

test('it comes at the start of its window, goes at its end, and takes to its game', async () => {
  await addNotification([1, 3], [5, 7]);
  await open();
  expect(await card().count()).toBe(0);
  // What says it aloud is there before, or it would not be heard.
  const said = page.locator('[data-live-at] [role=status]');
  expect(await said.innerText()).toBe('');
  await goOn(1.1);
  await card().waitFor();
  expect(await said.innerText()).toBe('今晚大奖，八点半开奖，封盘前五分钟截止');
  expect(await card().getByRole('link').innerText()).toMatch(
    /^今晚大奖\s+八点半开奖，封盘前五分钟截止\s+01:[0-5]\d$/,
  );
  expect(await faultsOf(page)).toEqual([]);
  // It takes neither the focus nor what lies beside it.
  expect(await page.evaluate(() => document.activeElement?.closest('[data-live]'))).toBeNull();
  await goOn(2);
  await card().waitFor({ state: 'detached' });
  await goOn(2);
  await card().getByRole('link').click();
  await page.waitForURL(`**/Bet/${GAME}`);
  await card().waitFor({ state: 'detached' });
});

test('closed it stays away, after a reload too, until its next window', async () => {
  await addNotification([-1, 2], [4, 6]);
  await open();
  await card().getByRole('button', { name: '关闭通知' }).press('Enter');
  await card().waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  const read = page.waitForResponse('**/api/LiveNotify/LotteryLiveNotifyInfo');
  await page.reload();
  await read;
  await goOn(0.5);
  expect(await card().count()).toBe(0);
  await goOn(4);
  await card().waitFor();
});

test.each([
  [390, 844],
  [320, 568],
  [844, 390],
])(
  'on a phone of %i by %i it covers neither a control nor the countdown',
  async (width, height) => {
    await addNotification([-1, 5]);
    await open(`/Bet/${GAME}`, { width, height });
    await card().waitFor();
    const covered = await page.evaluate(() => {
      const own = document.querySelector('[data-live]')!;
      const a = own.getBoundingClientRect();
      if (a.left < 0 || a.right > innerWidth || a.width < 150) return ['its own place'];
      const isUnder = (each: Element): boolean => {
        const b = each.getBoundingClientRect();
        return b.left < a.right && b.right > a.left && b.top < a.bottom && b.bottom > a.top;
      };
      return [...document.querySelectorAll('a, button, input, [role=tab], [role=timer]')]
        .filter((each) => !own.contains(each) && isUnder(each))
        .map((each) => each.getAttribute('aria-label') ?? each.textContent);
    });
    expect(covered).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);
  },
);

test('a window lies over it, with its way out in reach', async () => {
  await addNotification([-1, 5]);
  await open('/?w=Alerts');
  await card().waitFor();
  const window = page.getByRole('dialog');
  await window.getByRole('button', { name: '关闭', exact: true }).click();
  await window.waitFor({ state: 'detached' });
});

test('whoever takes a break is not called to a game', async () => {
  await addNotification([-1, 5]);
  await player.call(responsibleGamingHttp.takeBreak, { Length: 'day' });
  await open();
  await page.getByRole('alertdialog').waitFor();
  expect(await card().count()).toBe(0);
});

/** Longer than any tab waits for the one that is to tell. */
const WAITED_MS = 2500;

test('a line of the operators is shown by one tab of the players who are there', async () => {
  await open();
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await connectAfter(tab, () => tab.goto('/'));
    await tab.locator('[data-live-at]').waitFor({ state: 'attached' });
  }
  await lookAtClock(world, page);
  // A key that does nothing: he is there.
  await page.keyboard.press('Shift');
  const content = { zh: '今晚八点起维护半小时', en: 'Down for half an hour from eight' };
  const line = (tab: Page) => tab.locator('[data-toast]').filter({ hasText: content.zh });
  // Reached for before it is sent: it stays for three seconds only, unless it has the focus.
  const held = line(page).getByRole('button', { name: '关闭' }).focus();
  const said = await sendToast(world.owner, 'command', { content, reason: '通知玩家' });
  expect(said.ok).toBe(true);
  await held;
  expect(await page.locator('[data-toasts]').getAttribute('aria-live')).toBe('polite');
  expect(await faultsOf(page)).toEqual([]);
  await page.waitForTimeout(WAITED_MS);
  expect(await line(other).count()).toBe(0);
  await line(page).getByRole('button', { name: '关闭' }).blur();
  await line(page).waitFor({ state: 'detached' });
  // Whoever opens a page later is told nothing.
  await other.reload();
  await other.locator('[data-live-at]').waitFor({ state: 'attached' });
  await page.waitForTimeout(WAITED_MS);
  expect(await line(other).count()).toBe(0);
  await other.close();
});

test.each(['/', `/Bet/${GAME}`])(
  'on a phone, with the window open on %s, a line covers neither its way out nor its ways on',
  async (path) => {
    // The one before may not bet for a while, and is told so over whatever he opens.
    player = await registerPlayer(world);
    await open(`${path}?w=Help`, PHONE);
    // It is there to hear it.
    await connectAfter(page, () => page.reload());
    await page.locator('[data-live-at]').waitFor({ state: 'attached' });
    await lookAtClock(world, page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab').first().waitFor();
    await page.keyboard.press('Shift');
    const content = {
      zh: '八点起维护半小时，其间不能充值提款，投注照常',
      en: 'No money comes or goes from eight to half past',
    };
    const line = page.locator('[data-toast]').filter({ hasText: content.zh });
    const held = line.hover();
    const said = await sendToast(world.owner, 'command', { content, reason: '通知玩家' });
    expect(said.ok).toBe(true);
    await held;
    const covered = await dialog.evaluate((window) =>
      [...window.querySelectorAll('nav button, [role=tab], [role=tablist] ~ button')]
        .filter((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          const at = document.elementFromPoint(left + width / 2, top + height / 2);
          return at?.closest('[data-toasts]');
        })
        .map((button) => button.textContent || button.ariaLabel),
    );
    await shoot(page, `toast-over-window-${path === '/' ? 'home' : 'bet'}`);
    expect(covered).toEqual([]);
    await dialog.getByRole('button', { name: '关闭' }).first().click();
    await dialog.waitFor({ state: 'detached' });
  },
);
