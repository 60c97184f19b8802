// Deposits as operators see them: an order that waits, a payment that is nobody's, and what is done with each.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { sealPayer } from '@fairlot/server/features/money/deposit/orders/payer';
import { writePlain } from '@fairlot/server/features/account/contact/index';
import { transaction } from '@fairlot/server/platform/db';
import { depositHttp } from '@fairlot/wire/money/deposit';
import { expectWhole } from './console-looks.ts';
import type { Console } from './console-world.ts';
import { receipt } from './receipt.ts';
import { registerPlayer } from './visit.ts';
import { pageShown, toPage } from './console-navigation.ts';

/** An order that its player says he paid half an hour ago, and a payment without an order. */
export async function fillDeposits({ world }: Console): Promise<void> {
  const player = await registerPlayer(world);
  const { userName } = player;
  const owner = world.owner as never;
  await sql`
    WITH p AS (SELECT player_id FROM player WHERE user_name = ${userName}),
    c AS (
      INSERT INTO deposit_channel (type, provider, zh, en, least, most, is_on)
      VALUES (7, 'sandbox', '支付宝扫码', 'Alipay QR', 100000, 50000000, false) RETURNING id)
    INSERT INTO deposit (player_id, order_no, intent, channel_id, type, provider_id, provider, currency, amount, fee_rate,
      bonus_rate, times, bonus_times, state, created_at, expires_at)
    SELECT p.player_id, format('D%sx0123456789ab', p.player_id), gen_random_uuid(), c.id, 7, 'sandbox', 1, 'DEM',
      1234567, 50, 100, 100, 500, 0, app_now() - interval '31 minutes', app_now() + interval '1 day'
    FROM p, c`.execute(owner);
  const { value: init } = await player.call(depositHttp.initDepositData, null);
  const orderNo = init.Pending?.OrderNo ?? '';
  const sealed = await sealPayer(world.data, orderNo, '李四海');
  const { rows } = await sql<{ id: bigint }>`
    UPDATE deposit SET bank = 'ICBC', sealed_name = ${sealed} WHERE order_no = ${orderNo}
    RETURNING player_id AS id`.execute(owner);
  const name = [{ kind: 'realName', text: '张三' }] as const;
  await transaction(world.owner, (tx) => writePlain(tx, world.data, rows[0]?.id ?? 0n, name));
  await player.call(depositHttp.uploadProof, {
    OrderNo: orderNo,
    Picture: (await receipt()).toString('base64'),
  });
  await sql`
    INSERT INTO deposit_exception (provider_id, provider, pay_id, order_no, kind, amount, currency, is_booked, found_at)
    VALUES ('sandbox', 1, 'P-7f3a', 'D5xnone', 1, 88000, 'ZZZ', false, app_now())`.execute(owner);
  await sql`
    INSERT INTO deposit_chargeback (provider_id, provider, ref, pay_id, order_no, amount, currency, state, why)
    VALUES ('sandbox', 1, 'B-7f3a', 'P-9c1d', 'D5xnone', 64000, 'ZZZ', 0, 1)`.execute(owner);
}

/** The queue, the exceptions, and the dialog of each. */
export async function lookAtDeposits(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await toPage(page, '/Deposits');
  await page
    .getByText(/x0123456789ab/)
    .first()
    .waitFor();
  await expectWhole(page, `console-deposits-${name}`);
  const dialog = page.getByRole('dialog');
  // To the first row, and its act by the letter that it bears; nothing is heard below the dialog.
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await dialog.waitFor();
  await expectWhole(page, `console-deposit-credit-${name}`);
  // Seventy thousand for an order of 1,234.567: both numbers are asked about before it can be sent.
  await dialog.getByRole('textbox').first().fill('70000');
  await dialog.getByLabel(/^(原因|Reason)$/).fill('Receipt seen');
  await dialog.getByRole('button', { name: /^(核对|Review)$/ }).click();
  const question = dialog.getByRole('group', { name: /1,234\.567.*70,000\.000/ });
  await question.waitFor();
  await dialog.getByRole('button', { name: /^(提交确认|Put it to another)$/ }).click();
  await dialog.getByText(/^(请先确认金额|Confirm the amount first)$/).waitFor();
  await question.getByRole('checkbox').check();
  await expectWhole(page, `console-deposit-question-${name}`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // Another pays than the player: marked in the queue by masks, and in the dialog in full.
  await page
    .locator('[data-payer=other]')
    .getByText(/李\*\* ≠ 张\*\*/)
    .waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('y');
  await dialog.getByText('李四海').waitFor();
  await dialog.getByText('张三').waitFor();
  await expectWhole(page, `console-deposit-payer-${name}`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: /^(凭证 1|1 proof)$/ })
    .first()
    .click();
  await dialog.locator('img[data-proof]').waitFor();
  await expectWhole(page, `console-deposit-proof-${name}`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: /异常|Exceptions/ }).click();
  await page
    .getByRole('button', { name: /^(处理|Decide)$/ })
    .first()
    .waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('d');
  await dialog.waitFor();
  await expectWhole(page, `console-deposit-decide-${name}`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectWhole(page, `console-deposit-exceptions-${name}`);
  await page.getByRole('tab', { name: /拒付|Chargebacks/ }).click();
  await page.getByText('B-7f3a').first().waitFor();
  await expectWhole(page, `console-deposit-chargebacks-${name}`);
  await page.keyboard.press('j');
  await page.keyboard.press('d');
  await dialog.waitFor();
  await expectWhole(page, `console-deposit-chargeback-${name}`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: /欠款|Debts/ }).click();
  await page.getByText(/欠款合计|Owed in all/).waitFor();
  await expectWhole(page, `console-deposit-debts-${name}`);
  await toPage(page, '/Channels');
  await page
    .getByText(/支付宝扫码|Alipay QR/)
    .first()
    .waitFor();
  await expectWhole(page, `console-channels-${name}`);
}

/**
 * One operator edits a way to deposit and looks at what would change, another publishes it.
 * All of it by keys.
 */
export async function publishChannel(desk: Console): Promise<void> {
  const { world } = desk;
  const owner = world.owner as never;
  const dialog = (page: Page) => page.getByRole('dialog');
  await sql`
    INSERT INTO deposit_channel (type, provider, zh, en, least, most, sort)
    VALUES (1, 'sandbox', '柜台转账', 'Counter', 100000, 50000000, 0)`.execute(owner);
  const page = await desk.open();
  await page.goto('/SignIn');
  const signIn = async (who: 0 | 1) => {
    await desk.signIn(page, desk.operator(who));
    await page.getByRole('region', { name: '游戏' }).getByText('一分时时彩').waitFor();
  };
  await signIn(0);
  await page.getByRole('link', { name: '充值通道' }).press('Enter');
  await pageShown(page, '/Channels');
  await page.getByText('柜台转账').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  const least = dialog(page).getByLabel('单笔最低');
  await least.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await dialog(page).getByText('大于零的金额').waitFor();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('250');
  await page.keyboard.press('Enter');
  // What would change, in words, and nothing else.
  await dialog(page).getByRole('row', { name: '单笔最低 100.000 → 250.000' }).waitFor();
  if ((await dialog(page).getByRole('row').count()) !== 2) throw new Error('one part changes');
  await expectWhole(page, 'console-channel-review');
  await dialog(page).getByLabel('原因').focus();
  await page.keyboard.type('柜台手续费上调');
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: '退出' }).press('Enter');

  await signIn(1);
  await page.getByRole('link', { name: /^申请/ }).press('Enter');
  await pageShown(page, '/Proposals');
  const row = page.getByRole('row').filter({ hasText: '充值通道' });
  await row.getByRole('button', { name: /^查看申请/ }).press('Enter');
  await dialog(page).getByRole('row', { name: '单笔最低 100.000 → 250.000' }).waitFor();
  await expectWhole(page, 'console-channel-proposal');
  await dialog(page).getByRole('button', { name: '确认执行' }).press('Enter');
  await dialog(page).locator('form').getByRole('button', { name: '确认执行' }).press('Enter');
  await dialog(page).waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: '充值通道' }).press('Enter');
  await pageShown(page, '/Channels');
  await page.getByText('250.000', { exact: false }).first().waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('v');
  await dialog(page).locator('[data-version="2"]').getByText('柜台手续费上调').waitFor();
  await expectWhole(page, 'console-channel-versions');
  await page.context().close();
}
