// What operators do to accounts and to where they come from, on a page that is open.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { callEndpoint } from '@fairlot/server/testing/call';
import { codeOf } from '@fairlot/server/features/staff/operator/testing/sign-in';
import type { Console } from './console-world.ts';

/** The first time with words that he was handed: nothing opens before he has chosen his own. */
export async function chooseOwnWords({ world }: Console, page: Page, handed: string) {
  await page.getByRole('heading', { name: '设置您自己的密码与验证器' }).waitFor();
  expect(await page.getByRole('navigation', { name: '全部页面' }).count()).toBe(0);
  const form = page.locator('form');
  const [code, first, again] = [
    form.getByLabel('新验证器的动态码'),
    form.getByLabel('新密码', { exact: true }),
    form.getByLabel('再次输入新密码'),
  ];
  const key = (await form.locator('code').innerText()).replaceAll(/\s/g, '');
  const password = 'my-own-words-7';
  await code.fill('000000');
  await first.fill(handed);
  await page.keyboard.press('Enter');
  await form.getByText('不能与初始密码相同').waitFor();
  await first.fill(password);
  await form.getByText('两次输入不一致').waitFor();
  await again.fill(password);
  await page.keyboard.press('Enter');
  await form.getByText('动态码与新的验证器不符').waitFor();
  await code.fill(codeOf(key, await world.clock.now()));
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
