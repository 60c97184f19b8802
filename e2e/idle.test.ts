// Whoever plays is not idle, whoever does nothing is asked before his login ends, in every tab.
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { responsibleGamingHttp } from '@fairlot/wire/play/responsible-gaming';
import { loginHttp } from '@fairlot/wire/auth/login';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { faultsOf } from './axe.ts';
import { closePages, joinBrowser } from './browser.ts';
import { openDesk, pickNine } from './desk.ts';
import { lookAtClock, openSignedIn, registerPlayer, shootOnFailure, type Player } from './visit.ts';
import { joinWorld, type World } from './world.ts';

const MINUTE = 60_000;

let world: World;
let browser: Browser;
let player: Player;
let page: Page;
let other: Page;
/** What the page told of the player, by the times of the server. */
const told: string[] = [];

const isTold = (url: string) => url.endsWith('/api/Token/Active');
const question = (on: Page) => on.getByRole('alertdialog', { name: '还在吗？' });
const idleEnd = async () =>
  (await player.call(loginHttp.getLoginEnds, undefined)).value.IdleEndTimeStamp;

/** On by a time, and both pages have heard of it. */
async function pass(ms: number): Promise<void> {
  await world.clock.advance(ms);
  await Promise.all([page, other].map((each) => lookAtClock(world, each)));
}

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  player = await registerPlayer(world);
  // The device does not jump with the clock of the server, so it would renew the token too late.
  await sql`UPDATE session_token SET expires_at = expires_at + interval '1 day'`.execute(
    world.owner,
  );
  page = await openSignedIn(browser, world, player);
  page.on('request', (request) => {
    if (isTold(request.url())) told.push(request.url());
  });
  // The watch comes once the page stands; from then on it knows when the login ends.
  const asked = page.waitForResponse('**/api/Token/Ends');
  await openDesk(page);
  await asked;
  other = await page.context().newPage();
  await other.goto('/');
  await other.getByRole('searchbox', { name: '搜索彩种' }).waitFor();
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

test('presses and keys are told once a minute; movement and scripts are not', async () => {
  shootOnFailure(page);
  expect(told).toEqual([]);
  await page.mouse.move(300, 300);
  await page.evaluate(() => {
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  });
  await pass(2 * MINUTE);
  const before = await idleEnd();
  const first = page.waitForResponse('**/api/Token/Active');
  await page.bringToFront();
  await pickNine(page);
  await page.keyboard.press('Tab');
  await first;
  expect(told).toHaveLength(1);
  expect((await idleEnd()) - before).toBeGreaterThanOrEqual(2 * MINUTE);
  await pass(61_000);
  const again = page.waitForResponse('**/api/Token/Active');
  await page.mouse.wheel(0, 40);
  await again;
  expect(told).toHaveLength(2);
});

test('two minutes before the idle end every tab asks, and staying in one is staying in all', async () => {
  shootOnFailure(page);
  // The question comes over whatever is open.
  await page.getByRole('button', { name: '规则与示例' }).click();
  const rules = page.getByRole('dialog', { name: '定位胆' });
  await rules.waitFor();
  await pass((await idleEnd()) - (await world.clock.now()) - 2 * MINUTE + 1000);
  await Promise.all([page, other].map((each) => question(each).waitFor()));
  await question(page)
    .getByText(/0?1:\d\d/)
    .waitFor();
  const stay = question(page).getByRole('button', { name: '继续使用' });
  await expect.poll(() => stay.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(await faultsOf(page, { inside: 'dialog[open]' })).toEqual([]);
  const before = await idleEnd();
  await stay.click();
  await Promise.all([page, other].map((each) => question(each).waitFor({ state: 'hidden' })));
  expect(await idleEnd()).toBeGreaterThan(before + 27 * MINUTE);
  await rules.waitFor();
  await page.keyboard.press('Escape');
  await rules.waitFor({ state: 'hidden' });
  // Nothing that was picked is lost.
  await page.getByText('9 注 × 1 倍 × 2 元 =').waitFor();
});

test('the end after twelve hours is announced in every tab, and not extended', async () => {
  shootOnFailure(page);
  await sql`UPDATE session SET active_at = app_now(),
    created_at = app_now() - interval '11 hours 52 minutes'`.execute(world.owner);
  await Promise.all([page.reload(), other.reload()]);
  const said = (on: Page) => on.getByText('登录满 12 小时');
  await Promise.all([page, other].map((each) => said(each).waitFor()));
  expect(await question(page).count()).toBe(0);
  await page.bringToFront();
  await page.keyboard.press('Tab');
  const { value } = await player.call(loginHttp.getLoginEnds, undefined);
  expect(value.LoginEndTimeStamp - value.DateTimeNow).toBeLessThanOrEqual(8 * MINUTE);
});

test('who wants it so is reminded of time and net result in every tab, and answers once', async () => {
  shootOnFailure(page);
  const { value } = await player.call(responsibleGamingHttp.setReminder, { Minutes: 15 });
  expect(value.Minutes).toBe(15);
  await sql`UPDATE own_reminder SET set_at = set_at - interval '1 hour'`.execute(world.owner);
  await sql`UPDATE session SET created_at = app_now() - interval '16 minutes'`.execute(world.owner);
  await Promise.all([page.reload(), other.reload()]);
  const reminder = (on: Page) => on.getByRole('alertdialog', { name: '您已经玩了一段时间' });
  await Promise.all([page, other].map((each) => reminder(each).waitFor()));
  expect(await faultsOf(page, { inside: 'dialog[open]' })).toEqual([]);
  expect(await reminder(page).locator('dd').allTextContents()).toEqual([
    '16 分',
    '0.000',
    '0.000',
    '0.000',
    '0.000',
  ]);
  // The net result is in the bar, folded or not; Escape is no answer.
  await page.keyboard.press('Escape');
  await reminder(page).getByRole('button', { name: '继续' }).click();
  await Promise.all([page, other].map((each) => reminder(each).waitFor({ state: 'hidden' })));
  const chip = page.getByTitle(/^(收起|显示)净额$/);
  expect(await chip.getAttribute('data-net')).toBe('0.000');
  await chip.click();
  await expect.poll(() => chip.getAttribute('data-net')).toBeNull();
  const session = (await player.call(responsibleGamingHttp.getSession, undefined)).value;
  expect(session.RemindAtTimeStamp).toBeGreaterThan(session.DateTimeNow + 14 * MINUTE);
});

test('who does not answer is led to Timeout, in both tabs', async () => {
  await sql`UPDATE session SET active_at = app_now() - interval '29 minutes',
    created_at = app_now()`.execute(world.owner);
  await Promise.all([page.reload(), other.reload()]);
  await question(page).waitFor();
  await pass(MINUTE);
  await Promise.all([page, other].map((each) => each.waitForURL('**/Timeout')));
  const { status } = await player.call(walletHttp.getWalletAmount, undefined);
  expect(status).toBe(401);
});
