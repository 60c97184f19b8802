// What operators do to accounts and to where they come from, on a page that is open.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { callEndpoint } from '@fairlot/server/testing/call';
import { codeOf } from '@fairlot/server/features/staff/operator/testing/sign-in';
import { noteSecrets } from './canaries.ts';
import type { Console } from './console-world.ts';
import { readCode } from './read-code.ts';
import { until } from './until.ts';

/** The token of the link that came by mail; the demo keeps mails in a file. */
export async function linkFor({ world }: Console, address: string): Promise<string> {
  let token = '';
  await until(`an invitation for ${address}`, async () => {
    let all = '';
    try {
      all = readFileSync(join(world.data, 'mailbox.txt'), 'utf8');
    } catch {
      return false;
    }
    const after = all.slice(Math.max(0, all.lastIndexOf(address)));
    token = /\/Enrol#([\w-]{43})/.exec(after)?.[1] ?? '';
    return all.includes(address) && token !== '';
  });
  noteSecrets({ Token: token });
  return token;
}

/** Enrols by link and code, after wrong input; reads the authenticator from its QR code. */
export async function enrolBy(
  { world }: Console,
  page: Page,
  { token, code }: { readonly token: string; readonly code: string },
) {
  await page.goto(`/Enrol#${token}`);
  const form = page.locator('form');
  const field = form.getByLabel('邀请码');
  await field.fill('aaaa');
  await page.keyboard.press('Enter');
  await form.getByText('请输入 16 位邀请码').waitFor();
  await field.fill('aaaa-aaaa-aaaa-aaaa');
  await page.keyboard.press('Enter');
  await form.getByText('邀请码不正确，请核对后重试').waitFor();
  await field.fill(code.toUpperCase());
  await page.keyboard.press('Enter');
  const key = (await form.locator('[data-key]').getAttribute('data-key')) ?? '';
  expect(await readCode(form.getByRole('img', { name: '验证器二维码' }))).toContain(key);
  const [totp, first, again] = [
    form.getByLabel('验证器动态码'),
    form.getByLabel('设置密码', { exact: true }),
    form.getByLabel('再次输入密码'),
  ];
  const password = 'my-own-words-7';
  await totp.fill('000000');
  await first.fill('12345678');
  await page.keyboard.press('Enter');
  await form.getByText('两次输入不一致').waitFor();
  await first.fill(password);
  await again.fill(password);
  await page.keyboard.press('Enter');
  await form.getByText('动态码与此验证器不符').waitFor();
  await totp.fill(codeOf(key, await world.clock.now()));
  await page.keyboard.press('Enter');
  return { password, key };
}

/** Where operators may come from: what is refused stands at the field, nobody takes back what another did. */
export async function changeAddresses(desk: Console, page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const list = dialog.getByLabel('地址或网段');
  const open = () => page.getByRole('button', { name: '修改名单' }).click();
  await open();
  await dialog.getByText('您的地址：127.0.0.1').waitFor();
  await dialog.getByLabel('原因').fill('只许办公室');
  for (const [typed, refusal] of [
    ['nowhere', '地址格式有误'],
    ['203.0.113.0/24', '名单不含您当前的地址'],
  ] as const) {
    await list.fill(typed);
    await page.keyboard.press('Enter');
    await dialog.getByText(refusal).waitFor();
    expect(await list.getAttribute('aria-invalid')).toBe('true');
  }
  const token = await desk.enter(desk.operator(1));
  const other = { Addresses: ['127.0.0.0/8'], Seen: [], Reason: '另一人先改了' };
  await callEndpoint(desk.world.consoleUrl, operatorHttp.changeStaffAddresses, other, { token });
  await list.fill('127.0.0.1');
  await page.keyboard.press('Enter');
  await dialog.getByText('名单刚被改动，请关闭后核对').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('127.0.0.0/8').waitFor();
  await open();
  await list.fill('');
  await dialog.getByLabel('原因').fill('恢复不限');
  await page.keyboard.press('Enter');
  await page.getByText('不限地址').waitFor();
}
