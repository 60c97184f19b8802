// Players as operators see them, and what they do to one.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectWhole } from './console-looks.ts';
import type { Console } from './console-world.ts';
import { openPage } from './browser.ts';
import { openSignedIn, PASSWORD, registerPlayer, shootOnFailure } from './visit.ts';
import { toPage } from './console-navigation.ts';

const openPlayers = async (page: Page): Promise<void> => {
  await toPage(page, '/Players');
  await page.locator('#players-page').waitFor();
};

/** A reason in the dialog that is open, and its button. */
async function confirm(page: Page, reason: string, send: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('原因').fill(reason);
  await dialog.getByRole('button', { name: send, exact: true }).click();
}

/** With the password that he was handed he gets no further than to one of his own. */
async function chooseOwn(
  { browser, world }: Pick<Console, 'browser' | 'world'>,
  userName: string,
  handed: string,
): Promise<void> {
  const page = await openPage(browser, world.url, {});
  await page.goto('/Login');
  await page.getByLabel('账号', { exact: true }).fill(userName);
  await page.getByLabel('密码', { exact: true }).fill(handed);
  await page.keyboard.press('Enter');
  const own = page.getByLabel('新密码');
  await own.fill('short');
  await page.keyboard.press('Enter');
  await page
    .getByRole('alert')
    .getByText(/^新密码：/)
    .waitFor();
  await own.fill('maple-lantern-58');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await page.context().close();
}

/** Finds a player, bars his bets, notes it, signs him out while he is there, and resets his password. */
export async function manageOne({ browser, world }: Console, page: Page): Promise<void> {
  const player = await registerPlayer(world);
  const theirs = await openSignedIn(browser, world, player);
  await theirs.goto('/');
  await openPlayers(page);
  await page
    .getByRole('textbox', { name: '账号开头、编号或注单号' })
    .fill(player.userName.toUpperCase());
  await page.waitForURL(/search=/);
  // By keyboard from here on.
  const link = page.getByRole('link', { name: player.userName });
  await link.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: player.userName }).waitFor();

  const flags = page.getByRole('region', { name: '标记' });
  await flags.getByRole('button', { name: '设置“禁止投注”' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '设置', exact: true }).click();
  await dialog.getByText('至少三个字').waitFor();
  // For a day: chosen by keyboard.
  await dialog.getByRole('combobox', { name: '期限' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: '1 天', exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('combobox', { name: '期限' }).getByText('1 天').waitFor();
  await confirm(page, '可疑的投注', '设置');
  await flags.getByRole('button', { name: '解除“禁止投注”' }).waitFor();
  await flags.getByText(/至 \d/).waitFor();

  const notes = page.getByRole('region', { name: '备注' });
  await notes.getByLabel('新备注').fill('已电话核实');
  await notes.getByLabel('置顶').check();
  await notes.getByRole('button', { name: '添加' }).click();
  await notes.getByText('已电话核实').waitFor();
  expect(await notes.getByLabel('新备注').inputValue()).toBe('');

  await page.getByRole('button', { name: '对账单' }).click();
  const download = page.waitForEvent('download');
  await confirm(page, '玩家来信索取', '生成并下载');
  expect((await download).suggestedFilename()).toMatch(/^fairlot-.*\.pdf$/);
  await dialog.getByText(/^已保存 /).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '强制下线' }).click();
  await confirm(page, '他在电话里要求', '强制下线');
  await theirs.waitForURL((url) => url.pathname !== '/');
  await theirs.context().close();
  await expect.poll(() => page.getByRole('button', { name: '强制下线' }).isDisabled()).toBe(true);

  await page.getByRole('button', { name: '重置密码' }).click();
  await confirm(page, '他忘记了密码', '重置密码');
  const password = await dialog.locator('[role=status] p').nth(1).innerText();
  expect(password.length).toBeGreaterThan(12);
  await dialog.getByRole('button', { name: '关闭' }).first().click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('初始密码，尚未修改').waitFor();
  await chooseOwn({ browser, world }, player.userName, password);
  expect(await page.getByText(password).count()).toBe(0);

  await notes.getByRole('button', { name: /^删除备注/ }).click();
  await confirm(page, '写错了人', '删除备注');
  await notes.getByText('还没有备注').waitFor();
  await page.getByRole('link', { name: '审计记录' }).click();
  await page.waitForURL(/target=player/);
  await page.getByRole('row').filter({ hasText: '写错了人' }).waitFor();
}

const signIn = async (page: Page, userName: string): Promise<void> => {
  await page.goto('/Login');
  await page.getByLabel('账号', { exact: true }).fill(userName);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
};

/** Keeps the device of a player out while he is there: he is told so, comes in no more with it, and then again. */
export async function banOne({ browser, world }: Console, page: Page): Promise<void> {
  const { userName } = await registerPlayer(world);
  const theirs = await openPage(browser, world.url);
  shootOnFailure(theirs);
  await signIn(theirs, userName);
  await theirs.waitForURL((url) => url.pathname === '/');
  await openPlayers(page);
  await page.getByRole('textbox', { name: '账号开头、编号或注单号' }).fill(userName);
  await page.getByRole('link', { name: userName }).click();
  // The login that was used last stands first: his.
  await page
    .getByRole('button', { name: /^封禁 .* 登录的设备$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('天数（留空为长期）').fill('0');
  await confirm(page, '盗用他人账号', '限制登录');
  await dialog.getByText('1 至 3650 天，或留空').waitFor();
  await dialog.getByLabel('天数（留空为长期）').fill('7');
  await confirm(page, '盗用他人账号', '限制登录');
  await theirs.waitForURL((url) => url.pathname === '/ErrorMsg');
  await theirs.getByText('本次登录已被注销').first().waitFor();
  await signIn(theirs, userName);
  await theirs.getByText('此设备已被限制登录，请联系客服').waitFor();
  await toPage(page, '/Security');
  const row = page.getByRole('row').filter({ hasText: userName });
  await row.getByRole('button').click();
  await confirm(page, '已核实本人', '解除限制');
  await row.waitFor({ state: 'detached' });
  await signIn(theirs, userName);
  await theirs.waitForURL((url) => url.pathname === '/');
  await theirs.context().close();
}

/** The list and one player, with everything that is open on him. */
export async function lookAtPlayers(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await openPlayers(page);
  await page.locator('a[href^="/Players/"]').first().waitFor();
  await expectWhole(page, `console-players-${name}`);
  await page.locator('a[href^="/Players/"]').first().click();
  await page.locator('#player-flags').waitFor();
  await expectWhole(page, `console-player-${name}`);
  await page.getByRole('button', { name: /^(?:对账单|Statement)$/ }).click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
  await expectWhole(page, `console-player-statement-${name}`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^(?:限制登录|Keep from signing in)$/ }).click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  await expectWhole(page, `console-player-ban-${name}`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('#player-flags + ul button').first().click();
  await page.getByRole('dialog').waitFor();
  await expectWhole(page, `console-player-flag-${name}`);
  await page.keyboard.press('Escape');
}
