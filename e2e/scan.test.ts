// A page is let in by a phone that scans its code, or is kept out; and a player links his WeChat and signs in by it.
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '@fairlot/server/platform/db';
import { setApp } from '@fairlot/server/features/account/wechat/app';
import { startLocalWechat } from '@fairlot/server/features/account/wechat/testing/local-wechat';
import { faultsOf } from './axe.ts';
import { closePages, joinBrowser, openPage, PC, PHONE } from './browser.ts';
import { openSignedIn, registerPlayer, shootOnFailure, type Player } from './visit.ts';
import { readCode } from './read-code.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let player: Player;
let wechat: Awaited<ReturnType<typeof startLocalWechat>>;

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  player = await registerPlayer(world);
  wechat = await startLocalWechat();
  await transaction(world.owner, (tx) => setApp(tx, world.data, wechat.app));
});
afterAll(async () => {
  await closePages(browser);
  await sql`DELETE FROM wechat_app`.execute(world.owner);
  await wechat?.stop();
  await world?.stop();
});

const EN_PC = { look: { size: PC, mode: 'dark', language: 'en' } } as const;
const ZH_PHONE = { look: { size: PHONE, mode: 'light', language: 'zh' } } as const;

/** A page of Login that shows its code, in English on a dark screen. */
async function showCode(page: Page): Promise<void> {
  await page.goto('/Login');
  await page.getByRole('button', { name: 'Scan to sign in' }).press('Enter');
  await page.locator('[data-scan=ready]').waitFor();
}

const linkOn = (page: Page) => readCode(page.getByRole('img', { name: 'QR code to sign in by' }));

/** A phone that is signed in and has scanned it; on a slow machine the code is another by then, and it scans again. */
async function scan(page: Page): Promise<Page> {
  const phone = await openSignedIn(browser, world, player, ZH_PHONE);
  shootOnFailure(phone);
  const asked = phone.locator('[data-let-in=asked]');
  await expect
    .poll(
      async () => {
        await phone.goto('/');
        await phone.goto(await linkOn(page));
        await asked.or(phone.locator('[data-let-in=fault]')).waitFor();
        return asked.isVisible();
      },
      { timeout: 90_000 },
    )
    .toBe(true);
  return phone;
}

test('a page shows a code, a phone that is signed in lets it in', async () => {
  const pc = await openPage(browser, world.url, EN_PC);
  shootOnFailure(pc);
  await showCode(pc);
  expect(new URL(await linkOn(pc)).origin).toBe(world.url);
  expect(await faultsOf(pc)).toEqual([]);
  const phone = await scan(pc);
  // The ticket stays in no address.
  expect(phone.url()).not.toContain('#');
  await phone.getByText('与本机同一网络').waitFor();
  expect(await faultsOf(phone)).toEqual([]);
  const number = pc.locator('[data-scan=scanned] b');
  await number.waitFor();
  expect(await faultsOf(pc)).toEqual([]);
  const field = phone.getByLabel('那台设备上显示的两位数字');
  await phone.getByRole('button', { name: '允许登录' }).press('Enter');
  await phone.getByText('请输入两位数字').waitFor();
  await field.fill(await number.innerText());
  await field.press('Enter');
  await phone.locator('[data-let-in=in]').waitFor();
  await pc.waitForURL('**/');
  await pc.getByRole('searchbox').waitFor();
  expect(await pc.evaluate(() => localStorage.getItem('fairlot.session') !== null)).toBe(true);
  await phone.goto('/?w=Logins');
  await phone.getByText('扫码登录').filter({ visible: true }).first().waitFor();
});

test('a no keeps it out, and it may show another code', async () => {
  const pc = await openPage(browser, world.url, EN_PC);
  shootOnFailure(pc);
  await showCode(pc);
  const phone = await scan(pc);
  await phone.getByRole('button', { name: '拒绝' }).press('Enter');
  await phone.locator('[data-let-in=out]').waitFor();
  await pc.locator('[data-scan=refused]').waitFor();
  await pc.getByText('Refused on the phone').waitFor();
  expect(await faultsOf(pc)).toEqual([]);
  await pc.getByRole('button', { name: 'New code' }).press('Enter');
  await pc.locator('[data-scan=ready]').waitFor();
});

test('a code that nobody scans expires, and one that is over says so on the phone', async () => {
  const pc = await openPage(browser, world.url, EN_PC);
  shootOnFailure(pc);
  // Two minutes are over in the moment in which the test says so.
  await pc.addInitScript(() => {
    const real = window.setTimeout.bind(window);
    const waits = new Set<() => void>();
    Object.assign(window, { expireNow: () => waits.forEach((run) => run()) });
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => {
        if (ms === 120_000) waits.add(run);
        return real(run, ms);
      },
    });
  });
  await showCode(pc);
  const link = await linkOn(pc);
  await pc.evaluate(() => (window as unknown as { expireNow(): void }).expireNow());
  await pc.locator('[data-scan=expired]').waitFor();
  await pc.getByText('The code has expired').waitFor();
  await pc.keyboard.press('Escape');
  await pc.locator('[data-scan]').waitFor({ state: 'detached' });
  const phone = await openSignedIn(browser, world, player, ZH_PHONE);
  shootOnFailure(phone);
  await phone.goto(link);
  await phone.locator('[data-let-in=fault]').waitFor();
  await phone.goto('/?w=ScanLogin');
  await phone.locator('[data-let-in=none]').waitFor();
  expect(await faultsOf(phone)).toEqual([]);
});

test('a player links his WeChat by his password and signs in by it', async () => {
  wechat.be({ openid: 'open-e2e' });
  wechat.sendBackTo(world.url);
  const page = await openSignedIn(browser, world, player, ZH_PHONE);
  shootOnFailure(page);
  await page.goto('/?w=AccountSecurity');
  await page.locator('[data-row=wechat]').getByRole('button').first().press('Enter');
  const form = page.locator('[data-wechat-form]');
  await form.locator('input').fill(player.password);
  expect(await faultsOf(page)).toEqual([]);
  await form.locator('button[type=submit]').press('Enter');
  await page.waitForURL('**/?w=AccountSecurity');
  await page.locator('[data-row=wechat][data-done=true]').waitFor();
  const login = await openPage(browser, world.url, EN_PC);
  shootOnFailure(login);
  await login.goto('/Login');
  await login.getByRole('button', { name: 'WeChat' }).press('Enter');
  await login.waitForURL('**/');
  await login.getByRole('searchbox').waitFor();
  // Somebody else's WeChat is linked to nobody.
  wechat.be({ openid: 'nobody' });
  await login.goto('/Login');
  await login.getByRole('button', { name: 'WeChat' }).press('Enter');
  await login.locator('[data-wechat=ended]').waitFor();
  expect(login.url()).not.toContain('state');
  expect(await faultsOf(login)).toEqual([]);
  await login.getByRole('link', { name: 'To sign-in' }).press('Enter');
  await login.waitForURL('**/Login');
});
