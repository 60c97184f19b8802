// A player changes his password in the window: the other page is told why it ended, the new one opens the next login.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileHttp } from '@fairlot/wire/account/profile';
import { DENIED_CODES, loginHttp } from '@fairlot/wire/auth/login';
import { callEndpoint } from '@fairlot/server/testing/call';
import { faultsOf } from './axe.ts';
import { closePages, joinBrowser } from './browser.ts';
import { openSignedIn, registerPlayer, shootOnFailure, signInAgain, type Player } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let player: Player;
let page: Page;

const NEXT = 'river-stone-41';
const FUND = 'maple-lantern-58';

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

async function fill(old: string, next: string, again = next): Promise<void> {
  const form = page.locator('[data-password]').filter({ visible: true });
  const fields = form.locator('input');
  for (const [at, text] of [old, next, again].entries()) await fields.nth(at).fill(text);
  await form.locator('button[type=submit]').press('Enter');
}

test('a refusal stands at its field; the right one ends the page that is open elsewhere', async () => {
  shootOnFailure(page);
  const other = await openSignedIn(browser, world, await signInAgain(world, player));
  shootOnFailure(other);
  await other.goto('/');
  await other.getByRole('searchbox', { name: '搜索彩种' }).waitFor();
  await page.goto('/?w=AccountPassword');
  await fill('not-the-right-one', NEXT);
  await page.getByText('原密码错误').waitFor();
  expect(await page.locator(':focus').getAttribute('autocomplete')).toBe('current-password');
  expect(await faultsOf(page)).toEqual([]);
  await fill(player.password, NEXT, 'river-stone-42');
  await page.getByText('两次输入不一致').waitFor();
  await fill(player.password, NEXT);
  await other.waitForURL('**/ErrorMsg?*');
  await other.getByText(DENIED_CODES.change_password.zh).waitFor();
  await expect.poll(() => page.locator('[data-password] input').first().inputValue()).toBe('');
  const login = (Password: string) =>
    callEndpoint(world.url, loginHttp.login, { UserName: player.userName, Password });
  expect((await login(NEXT)).code).toBe('OK');
});

test('the score grows by a fund password, which the row of it leads to', async () => {
  shootOnFailure(page);
  await page.goto('/?w=AccountSecurity');
  const row = page.locator('[data-row=fund]');
  await row.waitFor();
  const score = async () => Number(await page.locator('[data-score]').getAttribute('data-score'));
  const before = await score();
  expect(await row.getAttribute('data-done')).toBe('false');
  expect(await faultsOf(page)).toEqual([]);
  await row.getByRole('button').press('Enter');
  await page.getByRole('tab', { name: '资金密码' }).click();
  await page.getByText('登录密码（首次设置资金密码）').waitFor();
  await fill(NEXT, FUND);
  await expect
    .poll(async () => (await player.call(profileHttp.getSecurityCenterData, undefined)).value)
    .toMatchObject({ HasFundPassword: true });
  await page.goto('/?w=AccountSecurity');
  await page.locator('[data-row=fund][data-done=true]').waitFor();
  expect(await score()).toBeGreaterThan(before);
});

test('who forgot his fund password and has bound nothing is told the way', async () => {
  shootOnFailure(page);
  await page.goto('/?w=AccountPassword');
  await page.getByRole('tab', { name: '资金密码' }).click();
  await page.getByRole('button', { name: '忘记资金密码' }).press('Enter');
  const part = page.locator('[data-fund-reset]');
  await part.getByText('您还没有绑定邮箱或手机').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await part.getByRole('button', { name: '去绑定' }).press('Enter');
  await page.locator('[data-row=email]').waitFor();
});
