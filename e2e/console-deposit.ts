// Deposits as operators see them: an order that waits, a payment that is nobody's, and what is done with each.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { depositHttp } from '@fairlot/wire/deposit';
import { expectWhole } from './console-looks.ts';
import type { Console } from './console-world.ts';
import { receipt } from './receipt.ts';
import { registerPlayer } from './visit.ts';

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
  await player.call(depositHttp.uploadProof, {
    OrderNo: init.Pending?.OrderNo ?? '',
    Picture: (await receipt()).toString('base64'),
  });
  await sql`
    INSERT INTO deposit_exception (provider_id, provider, pay_id, order_no, kind, amount, currency, is_booked, found_at)
    VALUES ('sandbox', 1, 'P-7f3a', 'D5xnone', 1, 88000, 'ZZZ', false, app_now())`.execute(owner);
}

/** The queue, the exceptions, and the dialog of each. */
export async function lookAtDeposits(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('a[href="/Deposits"]').click();
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
}
