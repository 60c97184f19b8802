// Money by hand: a batch that one operator asks for and another posts, seen by the players whose money it is.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { expectWhole } from './console-looks.ts';
import type { Console } from './console-world.ts';
import { registerPlayer } from './visit.ts';
import { toPage } from './console-navigation.ts';

const openPage = async (page: Page): Promise<void> => {
  await toPage(page, '/Adjustments');
  await page.locator('#adjust-page').waitFor();
};

/** A table with a wrong line, put right, asked for, posted by another, and in both wallets to the thousandth. */
export async function adjustByTwo(desk: Console, page: Page): Promise<void> {
  const players = [await registerPlayer(desk.world), await registerPlayer(desk.world)];
  const walletsOf = () =>
    Promise.all(
      players.map(async ({ call }) => (await call(walletHttp.getWalletAmount, null)).value),
    );
  const before = await walletsOf();
  await page.goto('/SignIn');
  await desk.signIn(page, desk.operator(0));
  await openPage(page);
  await page.getByRole('button', { name: '新建调整' }).click();
  const dialog = page.getByRole('dialog');
  const [first, second] = players.map(({ userName }) => userName);
  const table = (amount: string) => ({
    name: 'wallets.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff账号,金额\r\n${first},12.345\r\n${second},${amount}\r\n`),
  });
  await dialog.getByLabel('选择 CSV 文件').setInputFiles(table('1.23456'));
  await dialog.getByText('第 3 行').waitFor();
  await dialog.getByLabel('原因').fill('宕机补偿');
  await dialog.getByRole('button', { name: '核对' }).click();
  await dialog.getByText('须为 1 至 500 行').waitFor();
  await dialog.getByLabel('选择 CSV 文件').setInputFiles(table('0.001'));
  await dialog.getByText('2 行可入账，合计 12.346').waitFor();
  await dialog.getByRole('button', { name: '核对' }).click();
  // Maker and confirmer read the same: units, balances, both accounts.
  const content = dialog.locator('[data-preview] table');
  await content.getByText('× 1.00').waitFor();
  const seen = await content.innerText();
  expect(seen).toContain('12.345');
  await expectWhole(page, 'console-adjust-preview');
  await dialog.getByRole('button', { name: '提交确认' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await walletsOf()).toEqual(before);
  await page.getByRole('button', { name: '退出' }).click();

  await desk.signIn(page, desk.operator(1));
  await toPage(page, '/Proposals');
  await page
    .getByRole('row', { name: /人工调整/ })
    .getByRole('button')
    .click();
  await dialog.getByText('12.345').first().waitFor();
  expect(await dialog.locator('table').innerText()).toBe(seen);
  await expectWhole(page, 'console-adjust-confirm');
  await dialog.getByRole('button', { name: '确认执行' }).click();
  await dialog.locator('form').getByRole('button', { name: '确认执行' }).click();
  await dialog.waitFor({ state: 'detached' });
  const [one = 0n, two = 0n] = before;
  expect(await walletsOf()).toEqual([one + 12_345n, two + 1n]);
  await openPage(page);
  await page
    .getByRole('row', { name: /宕机补偿/ })
    .getByRole('button', { name: '明细' })
    .click();
  await dialog.getByText(second ?? '').waitFor();
  await page.keyboard.press('Escape');
}

/** The page and its dialog, with a line that is wrong. */
export async function lookAtAdjustments(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await openPage(page);
  await expectWhole(page, `console-adjust-${name}`);
  await page.locator('#adjust-page ~ button').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('textarea').fill('nobodyhere,5\nanybody,2.5');
  await dialog.locator('tbody tr').nth(1).waitFor();
  await expectWhole(page, `console-adjust-dialog-${name}`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}
