// A player binds an email in the window, forgets his password, and comes back in by the link of a mail.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileHttp } from '@fairlot/wire/account/profile';
import { loginHttp } from '@fairlot/wire/auth/login';
import { callEndpoint } from '@fairlot/server/testing/call';
import { faultsOf } from './axe.ts';
import { closePages, joinBrowser, openPage } from './browser.ts';
import { until } from './until.ts';
import { openSignedIn, type Player, registerPlayer, shoot, shootOnFailure } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let player: Player;
beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  player = await registerPlayer(world);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

const NEW = 'maple-lantern-58';
const emailOf = ({ userName }: Player): string => `${userName.toLowerCase()}@mail.example`;

/** The last that a pattern finds in what came for an address; the demo keeps mails in a file. */
async function cameFor(address: string, pattern: RegExp): Promise<string> {
  let found = '';
  await until(`a mail for ${address}`, async () => {
    let all = '';
    try {
      all = readFileSync(join(world.data, 'mailbox.txt'), 'utf8');
    } catch {
      return false;
    }
    const after = all.slice(all.lastIndexOf(address));
    found = pattern.exec(after)?.[1] ?? '';
    return all.includes(address) && found !== '';
  });
  return found;
}

const openRow = async (page: Page): Promise<void> => {
  await page.goto('/?w=AccountSecurity');
  await page.locator('[data-row=email]').getByRole('button').first().press('Enter');
};

test('an email is bound by a code that came to it, and the row says it masked', async () => {
  const page = await openSignedIn(browser, world, player);
  shootOnFailure(page);
  await openRow(page);
  const part = page.locator('[data-contact=email]');
  await part.getByLabel('邮箱地址').fill('nobody');
  await part.getByLabel('登录密码').fill(player.password);
  await part.getByRole('button', { name: '发送验证码' }).press('Enter');
  await page.getByText('邮箱格式不正确').waitFor();
  await part.getByLabel('邮箱地址').fill(emailOf(player));
  await part.getByRole('button', { name: '发送验证码' }).press('Enter');
  await part.getByText(/^验证码已发往/).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const code = await cameFor(emailOf(player), /\b(\d{6})\b/);
  await part.getByLabel('6 位验证码').fill(code);
  await part.getByRole('button', { name: '确认绑定' }).press('Enter');
  await page
    .locator('[data-row=email][data-done=true]')
    .getByText(/\*\*\*@mail\.example/)
    .waitFor();
  await shoot(page, 'contact-row-pc-light-zh');
  await page.context().close();
});

test('who forgot his password asks for a link, and chooses another by it, once', async () => {
  const page = await openPage(browser, world.url, {});
  shootOnFailure(page);
  await page.goto('/Login');
  await page.getByRole('link', { name: '忘记密码' }).click();
  await page.getByRole('button', { name: '发送链接' }).press('Enter');
  await page.getByText('请输入账号').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, 'recover-ask-pc-light-zh');
  await page.getByLabel('账号').fill(player.userName);
  await page.getByLabel('邮箱地址').fill(emailOf(player));
  await page.getByRole('button', { name: '发送链接' }).press('Enter');
  await page.getByText(/^如果账号与邮箱相符/).waitFor();
  const token = await cameFor(emailOf(player), /\/Recover#([\w-]{43})/);
  await page.goto('/Recover');
  await page.goto(`/Recover#${token}`);
  await page.reload();
  await page.getByLabel('新密码').fill('short');
  await page.getByRole('button', { name: '保存新密码' }).press('Enter');
  await page.locator('[aria-invalid=true]').waitFor();
  await shoot(page, 'recover-new-pc-light-zh');
  await page.getByLabel('新密码').fill(NEW);
  await page.getByRole('button', { name: '保存新密码' }).press('Enter');
  await page.getByText('新密码已生效，请登录').waitFor();
  // The link is used up.
  await page.reload();
  await page.getByLabel('新密码').fill('river-stone-4412');
  await page.getByRole('button', { name: '保存新密码' }).press('Enter');
  await page.getByText('链接无效或已过期').first().waitFor();
  await page.goto('/Login');
  await page.getByLabel('账号', { exact: true }).fill(player.userName);
  await page.getByLabel('密码', { exact: true }).fill(NEW);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await page.context().close();
});

test('who forgot his fund password chooses another by a code that comes to his email', async () => {
  const FUND = 'quiet-harbour-12';
  const { url, owner } = world;
  const signed = { UserName: player.userName, Password: NEW };
  const { value } = await callEndpoint(url, loginHttp.login, signed);
  const token = value.access_token;
  const set = { Kind: 'fund', OldPassword: NEW, NewPassword: FUND, ConfirmPassword: FUND } as const;
  expect((await callEndpoint(url, profileHttp.changePassword, set, { token })).code).toBe('OK');
  await sql`UPDATE player_contact SET bound_at = bound_at - interval '3 days'
    WHERE player_id = (SELECT player_id FROM player WHERE user_name = ${player.userName})`.execute(
    owner,
  );
  const page = await openSignedIn(browser, world, { ...player, token });
  shootOnFailure(page);
  await page.goto('/?w=AccountPassword');
  await page.getByRole('tab', { name: '资金密码' }).click();
  await page.getByRole('button', { name: '忘记资金密码' }).press('Enter');
  const part = page.locator('[data-fund-reset]');
  await part.getByLabel('登录密码', { exact: true }).fill(NEW);
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, 'fund-reset-send-pc-light-zh');
  await part.getByRole('button', { name: '发送验证码' }).press('Enter');
  await part.getByText(/^验证码已发往/).waitFor();
  const choose = async (password: string): Promise<void> => {
    await part.getByLabel('新资金密码', { exact: true }).fill(password);
    await part.getByLabel('再次输入新资金密码').fill(password);
    await part.getByRole('button', { name: '重设资金密码' }).press('Enter');
  };
  await part.getByLabel('6 位验证码').fill(await cameFor(emailOf(player), /Your code is (\d{6})/));
  await choose(FUND);
  await part.getByText('不能与原密码相同').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, 'fund-reset-new-pc-light-zh');
  await choose('copper-window-77');
  await page.getByText('资金密码已重设，24 小时后可提款').waitFor();
  await part.waitFor({ state: 'detached' });
  await page.context().close();
});
