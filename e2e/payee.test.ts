// A player binds a card and an address in the window; an operator sees them masked, closes a bank, lists a number.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileHttp } from '@fairlot/wire/account/profile';
import { payoutAccountHttp } from '@fairlot/wire/money/payout-account';
import { faultsOf } from './axe.ts';
import { nameOf, PC } from './browser.ts';
import { expectWhole } from './console-looks.ts';
import { startConsole, type Console } from './console-world.ts';
import { looksOf } from './looks.ts';
import { openSignedIn, registerPlayer, shootOnFailure, type Player } from './visit.ts';
import { toPage } from './console-navigation.ts';
import { FEW_GAMES } from './world.ts';

let desk: Console;
let player: Player;
beforeAll(async () => {
  desk = await startConsole({ games: FEW_GAMES });
  player = await registerPlayer(desk.world);
});
afterAll(() => desk?.stop());

const FUND = 'maple-lantern-58';
const CARD = '6205500000000000004';
const BSC = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).press('Enter');
  await page.getByRole('option', { name: option, exact: true }).press('Enter');
};
const send = (page: Page, kind: string) =>
  page.locator(`[data-kind=${kind}] button[type=submit]`).press('Enter');

test('a card and an address are bound by the keyboard, each fault at its field', async () => {
  const page = await openSignedIn(desk.browser, desk.world, player);
  shootOnFailure(page);
  await page.goto('/?w=AccountInfo');
  await page.locator('[data-no-fund]').getByRole('button', { name: '设置资金密码' }).waitFor();
  const set = { Kind: 'fund', OldPassword: player.password } as const;
  await player.call(profileHttp.changePassword, {
    ...set,
    NewPassword: FUND,
    ConfirmPassword: FUND,
  });
  await page.goto('/?w=AccountInfo');
  await page.getByRole('button', { name: '绑定银行卡' }).press('Enter');
  await choose(page, '银行', '招商银行');
  await page.getByLabel('卡号', { exact: true }).fill('4111 1111 1111 1112');
  await page.getByLabel('再次输入卡号').fill(CARD);
  await page.getByLabel('户名').fill('张三');
  await page.getByLabel('资金密码', { exact: true }).fill('not-the-right-one');
  await send(page, 'card');
  await page.getByText('卡号校验未通过，请核对').waitFor();
  await page.getByLabel('卡号', { exact: true }).fill(CARD);
  await send(page, 'card');
  await page.getByText('资金密码错误，还可尝试 4 次').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('资金密码', { exact: true }).fill(FUND);
  await send(page, 'card');
  await page.locator('[data-kind=card] li').getByText('**** 0004').waitFor();

  await page.getByRole('button', { name: '绑定 USDT 地址' }).press('Enter');
  await page.getByLabel('收款地址').fill(BSC);
  await page.getByLabel('资金密码', { exact: true }).fill(FUND);
  await send(page, 'usdt');
  await page.getByText('这是 ERC20 地址，与所选网络不符').waitFor();
  await page.getByRole('radio', { name: 'BSC' }).click();
  expect(await page.locator('[data-eye] b').allInnerTexts()).toEqual(['0x5aAe', '1BeAed']);
  await send(page, 'usdt');
  await page.getByText('请输入 BSC').first().waitFor();
  await page.getByLabel('输入 BSC 以确认网络').fill('bsc');
  expect(await faultsOf(page)).toEqual([]);
  await send(page, 'usdt');
  await page.locator('[data-kind=usdt] li').getByText('0x5a…eAed').waitFor();
  // What was bound elsewhere comes by its event.
  await player.call(payoutAccountHttp.bindElectronicPurse, {
    Purse: 'ALIPAY',
    Account: '13812345678',
    Holder: '张三',
    Password: FUND,
  });
  await page.locator('[data-kind=purse] li').getByText('+86138****5678').waitFor();
  await page.getByRole('button', { name: '解绑 支付宝 +86138****5678' }).press('Enter');
  await page.locator('[data-kind=purse]').getByLabel('资金密码', { exact: true }).fill(FUND);
  await send(page, 'purse');
  await page.getByText('还没有电子钱包').waitFor();
  await page.context().close();
});

test('they hold in every look', async () => {
  for (const look of looksOf(0)) {
    const page = await openSignedIn(desk.browser, desk.world, player, {
      look,
    });
    shootOnFailure(page);
    await page.goto('/?w=AccountInfo');
    const parts = page.locator('[data-payees]');
    await parts.locator('li').nth(1).waitFor();
    await parts.scrollIntoViewIfNeeded();
    await expectWhole(page, `payee-${nameOf(look)}`);
    await parts.locator('[data-kind=usdt] button').first().click();
    await parts.getByRole('radio', { name: 'BSC' }).click();
    await parts.locator('form input').first().fill(BSC);
    await parts.locator('[data-eye]').waitFor();
    await parts.locator('form').scrollIntoViewIfNeeded();
    await expectWhole(page, `payee-usdt-${nameOf(look)}`);
    await parts.locator('[data-kind=usdt] button').first().click();
    await parts.locator('[data-kind=card] button').first().click();
    await parts.getByRole('combobox').first().waitFor();
    await expectWhole(page, `payee-card-${nameOf(look)}`);
    await page.context().close();
  }
});

test('an operator sees the mask, looks at the whole with a reason, and closes a bank', async () => {
  const page = await desk.open();
  await page.goto('/');
  await desk.signIn(page, desk.operator(0));
  await toPage(page, '/Players');
  await page.getByRole('link', { name: player.userName }).click();
  const card = page.locator('[data-payee]').filter({ hasText: '**** 0004' });
  await card.getByRole('button', { name: '查看 **** 0004' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('原因').fill('核对打款');
  await dialog.getByRole('button', { name: '查看' }).click();
  await dialog.getByText(CARD).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await toPage(page, '/Banks');
  await page.getByRole('button', { name: '修改 招商银行' }).click();
  await dialog.getByRole('checkbox', { name: '可用于绑定和提款' }).press('Space');
  await dialog.getByLabel('维护至').fill('2036-03-05 18:00');
  await dialog.getByLabel('原因').fill('银行升级');
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.getByText('维护须有中英文说明').waitFor();
  await dialog.getByLabel('维护说明（中文）').fill('系统升级');
  await dialog.getByLabel('维护说明（英文）').fill('Being upgraded');
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.waitFor({ state: 'detached' });
  const row = page.getByRole('row', { name: /招商银行/ });
  await row.getByText('关闭').waitFor();
  await row.getByText('系统升级').waitFor();
  const bind = await player.call(payoutAccountHttp.bindBankCard, {
    Bank: 'CMB',
    Number: '4111111111111111',
    Confirm: '4111111111111111',
    Holder: '张三',
    Category: 'none',
    Password: FUND,
  });
  expect(bind.code).toBe('BANK_UNSUPPORTED');
  await page.getByRole('button', { name: '加入黑名单' }).click();
  await dialog.getByLabel('卡号、地址或账号').fill('4111111111111111');
  await dialog.getByLabel('原因').fill('冒用他人');
  await dialog.getByRole('button', { name: '核对' }).click();
  await dialog.locator('[data-preview]').waitFor();
  await dialog.getByRole('button', { name: '加入黑名单' }).click();
  await page.getByText('已提交，等待另一位确认').waitFor();
  await page.context().close();
});

test('the page of banks holds in every look', async () => {
  for (const look of looksOf(1)) {
    const page = await desk.open(look);
    await page.goto('/');
    await desk.signIn(page, desk.operator(1));
    await toPage(page, '/Banks');
    await page
      .getByText(/USDT-TRC20/)
      .first()
      .waitFor();
    await expectWhole(page, `console-banks-${nameOf(look)}`);
    const edit = page.getByRole('button', {
      name: look.language === 'zh' ? '修改 USDT-SOL' : 'Edit USDT-SOL',
    });
    if (look.size === PC) await edit.click();
    else await edit.press('Enter');
    await page.getByRole('dialog').waitFor();
    await expectWhole(page, `console-banks-edit-${nameOf(look)}`);
    await page.context().close();
  }
});
