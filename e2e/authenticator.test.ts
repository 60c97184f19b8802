// A player turns an authenticator on in the window, signs in with a code of it, and turns it off with a recovery code.
import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticatorHttp } from '@fairlot/wire/account/authenticator';
import { faultsOf } from './axe.ts';
import { closePages, joinBrowser, openPage } from './browser.ts';
import { openSignedIn, registerPlayer, shootOnFailure, type Player } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let player: Player;
let page: Page;
let key: string;
let codes: readonly string[];

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  player = await registerPlayer(world);
  page = await openSignedIn(browser, world, player);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

const STEP_MS = 30_000;

/** The code of the next half minute: the one of now may be used up. */
async function nextCode(): Promise<string> {
  const now = await world.clock.now();
  await world.clock.advance(STEP_MS - (now % STEP_MS));
  const timestamp = await world.clock.now();
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
}

const openRow = async (): Promise<void> => {
  await page.goto('/?w=AccountSecurity');
  await page.locator('[data-row=authenticator]').getByRole('button').first().press('Enter');
};

test('it is turned on with the password and a code, and ten recovery codes are shown', async () => {
  shootOnFailure(page);
  await openRow();
  const part = page.locator('[data-authenticator=off]');
  await part.locator('input').fill('not-the-right-one');
  await part.locator('button[type=submit]').press('Enter');
  await page.getByText('登录密码错误').waitFor();
  await part.locator('input').fill(player.password);
  await part.locator('button[type=submit]').press('Enter');
  key = await part.locator('[data-key]').innerText();
  await part.getByRole('img', { name: '验证器密钥的二维码' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const timestamp = await world.clock.now();
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
  await part.locator('form input').fill(code);
  await part.locator('button[type=submit]').press('Enter');
  await page.locator('[data-recovery] li').first().waitFor();
  codes = await page.locator('[data-recovery] li').allInnerTexts();
  expect(codes).toHaveLength(10);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '已保存' }).press('Enter');
  await page.locator('[data-row=authenticator][data-done=true]').waitFor();
});

test('a sign-in asks for a code after the password', async () => {
  const login = await openPage(browser, world.url, {});
  shootOnFailure(login);
  await login.goto('/Login');
  await login.locator('input[autocomplete^=username]').fill(player.userName);
  await login.locator('input[autocomplete=current-password]').fill(player.password);
  await login.locator('button[type=submit]').press('Enter');
  const field = login.locator('input[autocomplete=one-time-code]');
  await field.waitFor();
  await expect.poll(() => field.evaluate((own) => own === document.activeElement)).toBe(true);
  expect(await faultsOf(login)).toEqual([]);
  await field.fill('000000');
  await field.press('Enter');
  await login.getByText('验证码错误').waitFor();
  await field.fill(await nextCode());
  await field.press('Enter');
  await login.getByRole('searchbox', { name: '搜索彩种' }).waitFor();
});

test('a recovery code and the password turn it off', async () => {
  shootOnFailure(page);
  await openRow();
  await page.getByRole('tab', { name: '关闭验证器' }).click();
  const form = page.locator('[data-authenticator=on] form').filter({ visible: true });
  await form.locator('input').first().fill(player.password);
  await form
    .locator('input')
    .nth(1)
    .fill(codes[0] ?? '');
  await form.locator('button[type=submit]').press('Enter');
  await page.locator('[data-row=authenticator][data-done=false]').waitFor();
  const { value } = await player.call(authenticatorHttp.getAuthenticator, undefined);
  expect(value).toEqual({ IsOn: false, CodesLeft: 0 });
});
