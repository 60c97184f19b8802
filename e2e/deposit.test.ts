// A player deposits: he orders in the window, pays at the sandbox's own page, and his wallet has it to the last thousandth.
import type { Browser, Page } from 'playwright-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatAmount } from '@fairlot/rules/core/amount-text';
import { mills } from '@fairlot/rules/core/money';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { audit } from './audit.ts';
import { faultsOf } from './axe.ts';
import { receipt } from './receipt.ts';
import { closePages, joinBrowser, PHONE } from './browser.ts';
import { listenForErrors, openSignedIn, type Player, registerPlayer, shoot } from './visit.ts';
import { FEW_GAMES, startWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
beforeAll(async () => {
  // The sandbox has a clock of its own, by which it looks at signatures.
  [world, browser] = await Promise.all([
    startWorld({ withSandbox: true, games: FEW_GAMES, start: Date.now() }),
    joinBrowser(),
  ]);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

const walletOf = async ({ call }: Player) => (await call(walletHttp.getWalletAmount, null)).value;

/** Orders by the first way, and answers with the window where it stands. */
async function order(page: Page, amount: string): Promise<void> {
  await page.goto('/?w=Deposit');
  const form = page.locator('[data-deposit-form]');
  await form.waitFor();
  await form.getByLabel('充值金额').fill(amount);
  await form.locator('button[type=submit]').click();
  await page.locator('[data-order="CREATE_ORDER"]').waitFor();
}

test('what is paid at the pay page is in the wallet, with its bonus, and in the records', async () => {
  const player = await registerPlayer(world);
  const before = (await walletOf(player)) ?? 0n;
  const page = await openSignedIn(browser, world, player);
  const errors = listenForErrors(page);
  await page.goto('/?w=Deposit');
  const form = page.locator('[data-deposit-form]');
  await form.waitFor();
  // What is wrong is said at its field; what it comes to is shown before anything is sent.
  await form.locator('button[type=submit]').click();
  await form.getByText('请填写金额').waitFor();
  await form.getByLabel('充值金额').fill('123.456');
  await form.getByText('124.690').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, 'deposit-form');
  await form.locator('button[type=submit]').click();
  const pending = page.locator('[data-order="CREATE_ORDER"]');
  await pending.waitFor();
  // The first way is paid by a code, which the window shows.
  await pending.getByRole('img', { name: '用手机扫码支付' }).waitFor();
  const pay = pending.getByRole('link', { name: '前往支付' });
  await pay.waitFor();
  // Reloaded, it stands as it stood.
  await page.reload();
  await pay.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const [theirs] = await Promise.all([page.waitForEvent('popup'), pay.click()]);
  await theirs.locator('button.pay').click();
  await theirs.getByRole('heading').waitFor();
  await theirs.close();
  expect(await walletOf(player)).toBe(before);
  // This world has no address that a notice could come to: the provider is asked.
  await world.clock.advance(16_000);
  // Pushed: a receipt with the new balance, and the form again by a press.
  const receiptOf = page.locator('[data-receipt="CONFIRM"]');
  await receiptOf
    .locator('[data-balance]')
    .getByText(formatAmount(mills(before + 124_690n)))
    .waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, 'deposit-receipt');
  await receiptOf.getByRole('button', { name: '再充一笔' }).click();
  await form.waitFor();
  expect(await walletOf(player)).toBe(before + 124_690n);
  await page.goto('/?w=DepositRecord');
  await page.getByText('成功').first().waitFor();
  await page.getByText('124.690').first().waitFor();
  await shoot(page, 'deposit-record');
  expect(errors).toEqual([]);
  expect(await audit(world)).toEqual([]);
  await page.context().close();
});

test('a press orders and opens the pay page of the bank at once', async () => {
  const player = await registerPlayer(world);
  const page = await openSignedIn(browser, world, player);
  await page.goto('/?w=Deposit');
  const form = page.locator('[data-deposit-form]');
  await form.getByText('沙箱网银').click();
  // Its amounts are fixed.
  await form.getByRole('group', { name: '固定金额' }).getByRole('button').first().click();
  const setOpen = (isOn: boolean) =>
    sql`UPDATE deposit_channel SET is_on = ${isOn}`.execute(world.owner);
  await setOpen(false);
  const send = form.locator('button[type=submit]');
  // What is refused leaves no tab behind.
  await Promise.all([
    page.waitForEvent('popup').then((tab) => tab.waitForEvent('close')),
    send.click(),
  ]);
  await form.getByText('通道').first().waitFor();
  await setOpen(true);
  const [theirs] = await Promise.all([page.waitForEvent('popup'), send.click()]);
  await theirs.locator('button.pay').waitFor();
  expect(await theirs.evaluate(() => opener)).toBeNull();
  await page.locator('[data-order="CREATE_ORDER"]').waitFor();
  await page.context().close();
});

test('an order has a page of its own with a code, until it is cancelled', async () => {
  const player = await registerPlayer(world);
  const page = await openSignedIn(browser, world, player);
  await order(page, '50');
  await page.locator('[data-order]').getByRole('link', { name: '在单独页面打开' }).click();
  const own = page.locator('[data-qrcode="CREATE_ORDER"]');
  await own.getByRole('img', { name: '用手机扫码支付' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, 'deposit-qrcode');
  await own.getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('button', { name: '确认', exact: true }).click();
  await page.getByText('充值已取消').waitFor();
  await page.getByRole('link', { name: '返回充值' }).click();
  await page.locator('[data-deposit-form]').waitFor();
  await page.context().close();
});

test('a picture shows that it was paid: uploaded, looked at by its owner, and the order is checked', async () => {
  const player = await registerPlayer(world);
  const page = await openSignedIn(browser, world, player);
  const errors = listenForErrors(page);
  await order(page, '60');
  const part = page.locator('[data-proofs]');
  const file = part.locator('input[type=file]');
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('none') });
  await part.getByText('请选择 PNG、JPEG、WebP 或 GIF 图片').waitFor();
  const buffer = await receipt();
  await file.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer });
  // Seen first, sent by a press.
  await part.getByRole('img', { name: '待上传的凭证' }).waitFor();
  await page.locator('[data-order="CREATE_ORDER"] [data-proofs="0"]').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, 'deposit-proof-preview');
  await part.getByRole('button', { name: '上传这张凭证' }).click();
  await page.locator('[data-order="WAITING"] [data-proofs="1"]').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, 'deposit-proof');
  await part.getByRole('button', { name: '查看第 1 张' }).click();
  await page.locator('img[data-proof]').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, 'deposit-proof-seen');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('USDT is paid to the address of the order, and each confirmation is shown as it comes, until the wallet has it', async () => {
  const player = await registerPlayer(world);
  const before = (await walletOf(player)) ?? 0n;
  const page = await openSignedIn(browser, world, player);
  const errors = listenForErrors(page);
  await page.goto('/?w=Deposit');
  const form = page.locator('[data-deposit-form]');
  await form.getByText('沙箱USDT').click();
  await form.getByLabel('充值金额').fill('100');
  await form.getByText(/约 \d+\.\d+ USDT/).waitFor();
  await form.getByText('只接受 TRC20 网络的 USDT').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, 'deposit-usdt-form');
  await form.locator('button[type=submit]').click();
  const pending = page.locator('[data-order="CREATE_ORDER"]');
  await pending.locator('[data-usdt="TRC20"]').waitFor();
  await pending.getByRole('img', { name: '收款地址二维码' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, 'deposit-usdt-pending');
  await pending.getByRole('link', { name: '在单独页面打开' }).click();
  const own = page.locator('[data-qrcode]');
  await own.getByRole('img', { name: '收款地址二维码' }).waitFor();
  await own.getByRole('button', { name: '复制收款地址' }).click();
  await page.getByText('已复制').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, 'deposit-usdt-qrcode');
  const look = { size: PHONE, mode: 'dark', language: 'en' } as const;
  const phone = await openSignedIn(browser, world, player, { look });
  await phone.goto('/DepositQrcode');
  await phone.getByRole('img', { name: 'The address as a code' }).waitFor();
  expect(await faultsOf(phone)).toEqual([]);
  await shoot(phone, 'deposit-usdt-phone-dark-en', { fullPage: true });
  await phone.context().close();
  // The wallet of the sandbox, filled in; on this page nothing is touched any more.
  const link = own.getByRole('link', { name: '打开演示钱包' });
  const [wallet] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await wallet.locator('button.pay').click();
  await wallet.getByRole('heading').waitFor();
  await wallet.close();
  const confirmed = own.locator('[data-confirmed="1"], [data-confirmed="2"], [data-confirmed="3"]');
  // The last confirmation may be there before the page has asked for the first.
  await confirmed.or(page.getByText('充值成功')).first().waitFor();
  await shoot(page, 'deposit-usdt-seen');
  await page.getByText('充值成功').waitFor();
  expect(await walletOf(player)).toBe(before + 100_000n);
  expect(errors).toEqual([]);
  expect(await audit(world)).toEqual([]);
  await page.context().close();
});

test('it holds on a phone, in the dark and in English; where nothing is open it says so', async () => {
  const player = await registerPlayer(world);
  const look = { size: PHONE, mode: 'dark', language: 'en' } as const;
  const page = await openSignedIn(browser, world, player, { look });
  await page.goto('/?w=Deposit');
  await page.getByLabel('Amount').fill('5');
  await page.locator('[data-deposit-form] button[type=submit]').click();
  await page.getByText('Amount must be between').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, 'deposit-form-phone-dark-en');
  await sql`UPDATE deposit_channel SET is_on = false`.execute(world.owner);
  await page.goto('/?w=Deposit');
  await page.getByText('No deposit channel available').waitFor();
  await sql`UPDATE deposit_channel SET is_on = true`.execute(world.owner);
  await page.context().close();
});
