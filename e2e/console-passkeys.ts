// Passkeys at the console, with an authenticator that the browser plays.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openPage } from './browser.ts';
import { expectWhole } from './console-looks.ts';
import type { Console } from './console-world.ts';
import { giveDevice } from './passkey-device.ts';
import { besideLeaving, listenForErrors } from './visit.ts';
import { toPage } from './console-navigation.ts';

const MINUTE = 60_000;

/** Passkeys are of names: this machine has one. */
const openByName = ({ browser, world }: Console): Promise<Page> =>
  openPage(browser, world.consoleUrl.replace('127.0.0.1', 'localhost'), {
    kept: { 'console.language': 'zh' },
  });

/** One is added, lets its operator in, stands in for a code, and goes again. */
export async function keepPasskey(desk: Console): Promise<void> {
  const page = await openByName(desk);
  const errors = listenForErrors(page);
  await giveDevice(page);
  await page.goto('/SignIn');
  await desk.signIn(page, desk.operator(0));
  await toPage(page, '/Passkeys');
  await page.getByText('还没有通行密钥').waitFor();
  await page.getByRole('button', { name: '添加通行密钥' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('名称').focus();
  await page.keyboard.press('Enter');
  await dialog.getByText('请填写名称，最多 40 字').waitFor();
  await dialog.getByLabel('名称').fill('办公电脑');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  const row = page.getByRole('row').filter({ hasText: '办公电脑' });
  await row.getByText('未使用').waitFor();
  await expectWhole(page, 'console-passkeys-kept');
  await page.getByRole('button', { name: '退出' }).click();

  await page.getByRole('button', { name: '用通行密钥登录' }).click();
  await toPage(page, '/Passkeys');
  await row.waitFor();
  expect(await row.getByText('未使用').count()).toBe(0);
  await desk.world.clock.advance(6 * MINUTE);
  await page.getByRole('button', { name: '移除 办公电脑' }).click();
  await dialog.getByRole('button', { name: '移除', exact: true }).click();
  await dialog.getByText('请输入验证码').waitFor();
  await expectWhole(page, 'console-passkeys-code');
  await dialog.getByRole('button', { name: '改用通行密钥' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('还没有通行密钥').waitFor();
  await page.getByRole('button', { name: '退出' }).click();
  // The device still has it; the console does not.
  await page.getByRole('button', { name: '用通行密钥登录' }).click();
  await page.getByText('此通行密钥无效，请重试或使用密码').waitFor();
  // What was being read when he signed out.
  expect(besideLeaving(errors)).toEqual([]);
  await page.context().close();
}

/** At a bare address the page says under which name there are passkeys. */
export async function findNoPasskey(desk: Console): Promise<void> {
  const page = await desk.open();
  await page.goto('/SignIn');
  await page.getByRole('button', { name: '用通行密钥登录' }).click();
  await page.getByText('请用 localhost 打开本站再使用通行密钥').waitFor();
  await page.context().close();
}

/** The page of one's own passkeys in a look. */
export async function lookAtPasskeys(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await toPage(page, '/Passkeys');
  await page.locator('#passkeys-title').waitFor();
  await page.getByText(/^(还没有通行密钥|There is no passkey yet)$/).waitFor();
  await expectWhole(page, `console-passkeys-${name}`);
}
