// After failures a sign-in takes work: the browser does it, and nobody looks at a picture.
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { credentialsHttp } from '@fairlot/wire/auth/credentials';
import { loginHttp } from '@fairlot/wire/auth/login';
import { faultsOf } from './axe.ts';
import { closePages, joinBrowser, openPage } from './browser.ts';
import { PASSWORD, registerPlayer, shootOnFailure } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
});
// Others come from this address too.
afterEach(async () => {
  await sql`DELETE FROM address_attempt WHERE kind LIKE 'wrong%'`.execute(world.owner);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

async function tryPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

async function failTwice(page: Page, userName: string): Promise<void> {
  await page.goto('/Login');
  await page.getByLabel('账号', { exact: true }).fill(userName);
  for (let i = 0; i < 2; i += 1) {
    const answered = page.waitForResponse(`**${loginHttp.login.path}`);
    await tryPassword(page, 'wrong-one');
    await answered;
    await page.getByRole('alert').getByText('账号或密码错误').waitFor();
  }
}

test.each([
  ['beside the page', false],
  ['by the page itself where no worker can be had', true],
])('the work is done %s, and the right password comes in', async (_, isWithout) => {
  const { userName } = await registerPlayer(world);
  const page = await openPage(browser, world.url);
  shootOnFailure(page);
  if (isWithout) await page.addInitScript('delete window.Worker');
  await failTwice(page, userName);
  const asked = page.waitForResponse(`**${credentialsHttp.getWork.path}`);
  await tryPassword(page, PASSWORD);
  await page.getByRole('button', { name: '验证中' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect((await asked).status()).toBe(200);
  await page.getByRole('searchbox', { name: '搜索彩种' }).waitFor();
});

test('a wrong password after work says so, and a puzzle that does not come says so too', async () => {
  const { userName } = await registerPlayer(world);
  const page = await openPage(browser, world.url);
  shootOnFailure(page);
  await failTwice(page, userName);
  await tryPassword(page, 'wrong-one');
  await page.getByText('账号或密码错误，还可尝试 2 次').waitFor();
  await page.route(`**${credentialsHttp.getWork.path}`, (route) => route.abort());
  await tryPassword(page, PASSWORD);
  await page.getByText('连不上服务器，请检查网络后再试').waitFor();
  await page.unroute(`**${credentialsHttp.getWork.path}`);
  await tryPassword(page, PASSWORD);
  await page.getByRole('searchbox', { name: '搜索彩种' }).waitFor();
});

test('where the work comes to nothing that is said, and the next try comes in', async () => {
  const { userName } = await registerPlayer(world);
  const page = await openPage(browser, world.url);
  shootOnFailure(page);
  await failTwice(page, userName);
  // A puzzle that no number solves.
  await page.route(`**${credentialsHttp.getWork.path}`, async (route) => {
    const response = await route.fetch();
    const puzzle = await response.json();
    puzzle.Data.Challenge = '0'.repeat(64);
    await route.fulfill({ response, json: puzzle });
  });
  await tryPassword(page, PASSWORD);
  await page.getByRole('alert').getByText('自动验证未能完成，请再试一次').waitFor();
  await page.unroute(`**${credentialsHttp.getWork.path}`);
  await tryPassword(page, PASSWORD);
  await page.getByRole('searchbox', { name: '搜索彩种' }).waitFor();
});

test('a registration from such an address does the work as well', async () => {
  const page = await openPage(browser, world.url);
  shootOnFailure(page);
  await failTwice(page, 'nobodyhere1');
  await page.getByRole('link', { name: '注册' }).click();
  await page.getByRole('heading', { name: '注册账号' }).waitFor();
  await page.getByLabel('账号', { exact: true }).fill(`w${Math.floor(performance.now())}abc`);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByLabel('再输一次密码').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  const asked = page.waitForResponse(`**${credentialsHttp.getWork.path}`);
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await asked;
  await page.getByRole('searchbox', { name: '搜索彩种' }).waitFor();
  // What would keep the new account safe is offered, and nothing of it asked for.
  await page.getByRole('button', { name: '去设置' }).press('Enter');
  await page.locator('[data-security]').waitFor();
});
