// A player chooses his picture and his nickname, and a phrase by which he knows the site again.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileHttp } from '@fairlot/wire/account/profile';
import { faultsOf } from './axe.ts';
import { closePages, joinBrowser } from './browser.ts';
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
  page = await openSignedIn(browser, world, player);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

const profile = async () => (await player.call(profileHttp.getProfile, undefined)).value;

test('a picture by the keyboard and a nickname, which is then fixed for a month', async () => {
  shootOnFailure(page);
  await page.goto('/?w=AccountInfo');
  const first = page.getByRole('radio', { name: '首字' });
  await first.waitFor();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await profile())?.HeadImage).toBe(1);
  await expect
    .poll(() => page.getByRole('radio', { name: '图案 1', exact: true }).isChecked())
    .toBe(true);
  await page.getByRole('button', { name: '修改昵称' }).press('Enter');
  const nick = page.getByLabel('昵称', { exact: true });
  await nick.fill('x');
  await page.getByRole('button', { name: '保存' }).press('Enter');
  await page.getByText('须为 2–8 个字，不含特殊符号').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await nick.fill('江上客');
  await page.getByRole('button', { name: '保存' }).press('Enter');
  await page.getByText('起可修改').waitFor();
  await page.locator('b', { hasText: '江上客' }).first().waitFor();
});

test('a phrase is set in its row with the password', async () => {
  shootOnFailure(page);
  await page.goto('/?w=AccountSecurity');
  const row = page.locator('[data-row=phrase]');
  await row.getByRole('button', { name: '设置预留信息' }).press('Enter');
  await row.getByRole('textbox', { name: '预留信息' }).fill('春江花月夜');
  await row.getByLabel('登录密码', { exact: true }).fill('not-the-right-one');
  await row.getByRole('button', { name: '保存' }).press('Enter');
  await row.getByText('登录密码错误').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await row.getByLabel('登录密码', { exact: true }).fill(player.password);
  await row.getByRole('button', { name: '保存' }).press('Enter');
  await expect.poll(() => row.getAttribute('data-done')).toBe('true');
  expect(await profile()).toMatchObject({ Phrase: '春江花月夜' });
});

test('networks are chosen in their row, and what is none is said at the field', async () => {
  shootOnFailure(page);
  await page.goto('/?w=AccountSecurity');
  const row = page.locator('[data-row=network]');
  await row.getByRole('button', { name: '设置登录网络检查' }).press('Enter');
  const lines = row.getByRole('textbox', { name: '允许登录的网络' });
  const own = await lines.inputValue();
  expect(own).toMatch(/^127\.0\.0\.0\/24$|::\/48$/);
  await lines.fill('nowhere');
  await row.getByLabel('登录密码', { exact: true }).fill(player.password);
  await row.getByRole('button', { name: '保存' }).press('Enter');
  await row.getByText('不是有效的IP地址').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await lines.fill(`${own}\n203.0.113.9`);
  await row.getByRole('button', { name: '保存' }).press('Enter');
  await expect.poll(() => row.getAttribute('data-done')).toBe('true');
  expect(await row.innerText()).toContain('203.0.113.0/24');
});

test('a player who signs in again reads their phrase and the sign-in before in the wallet card, and no toast', async () => {
  shootOnFailure(page);
  await page.goto('/Login');
  await page.getByLabel('账号', { exact: true }).fill(player.userName);
  await page.getByLabel('密码', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  const told = page.locator('[data-last-login]', { hasText: '预留信息「春江花月夜」' });
  await told.waitFor();
  expect(await told.innerText()).toMatch(/上次登录 \d{4}-\d\d-\d\d .* 127\.0\.0\.1/);
  expect(await faultsOf(page)).toEqual([]);
  const greeted = () => page.evaluate(() => localStorage.getItem('fairlot.greeted'));
  await expect.poll(greeted).toBe('true');
  expect(await page.locator('[data-toast]').count()).toBe(0);
  await told.getByRole('button', { name: '不是我？' }).press('Enter');
  await page.locator('[data-login=this]').waitFor();
});
