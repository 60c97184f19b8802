// A player takes money out in the window, two operators review it by the keyboard, the sandbox pays it, and the books agree.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { profileHttp } from '@fairlot/wire/account/profile';
import { payoutAccountHttp } from '@fairlot/wire/money/payout-account';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { withdrawHttp } from '@fairlot/wire/money/withdraw';
import { fund, post } from '@fairlot/server/ledger/index';
import { transaction } from '@fairlot/server/platform/db';
import { audit } from './audit.ts';
import { faultsOf } from './axe.ts';
import { nameOf, PC, PHONE, type Look } from './browser.ts';
import { expectWhole } from './console-looks.ts';
import { startConsole, type Console } from './console-world.ts';
import { isShort } from './looks.ts';
import { openSignedIn, type Player, registerPlayer, shoot } from './visit.ts';
import { FEW_GAMES } from './world.ts';

const FUND = 'maple-lantern-58';
let desk: Console;
beforeAll(async () => {
  // The sandbox has a clock of its own, by which it looks at signatures.
  desk = await startConsole({ withSandbox: true, games: FEW_GAMES, start: Date.now() });
  await sql`INSERT INTO site_setting (name, value) VALUES ('withdrawFrom', '"00:00"'), ('withdrawTo', '"00:00"')`.execute(
    desk.world.owner,
  );
});
afterAll(() => desk?.stop());

/** A player who may withdraw: money that was deposited, nothing to turn over, a fund password, a card that is usable. */
async function readyPlayer(card: string): Promise<Player> {
  const { world } = desk;
  const player = await registerPlayer(world);
  const next = { NewPassword: FUND, ConfirmPassword: FUND };
  const set = await player.call(profileHttp.changePassword, {
    Kind: 'fund',
    OldPassword: player.password,
    ...next,
  });
  expect(set.code).toBe('OK');
  const number = { Number: card, Confirm: card };
  const bound = await player.call(payoutAccountHttp.bindBankCard, {
    Bank: 'ICBC',
    ...number,
    Holder: '张三',
    Category: 'none',
    Password: FUND,
  });
  expect(bound.code).toBe('OK');
  const { rows } = await sql<{ id: bigint }>`
    UPDATE payee SET usable_at = app_now() FROM player p
    WHERE p.player_id = payee.player_id AND p.user_name = ${player.userName}
    RETURNING p.player_id AS id`.execute(world.owner);
  const playerId = rows[0]?.id ?? 0n;
  await sql`SELECT requirement_void(${playerId})`.execute(world.owner);
  const gift = { playerId, amount: mills(1_000_000), currency: 'DEM', reason: 'a test' } as const;
  await transaction(world.owner, (tx) => post(tx, fund(gift)));
  return player;
}

/** Opens the withdrawal in a tab of the queue, claims it and does one act, all by keys. */
async function actBy(
  page: Page,
  tab: string,
  key: string,
  fill?: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await page.goto(`/Withdrawals?tab=${tab}`);
  const row = page.getByRole('row').filter({ hasText: 'W2' }).first();
  await row.click();
  const panel = page.locator('[data-withdrawal]');
  await panel.waitFor();
  if ((await panel.getByRole('button', { name: /放弃认领/ }).count()) === 0) {
    await page.keyboard.press('c');
    await panel.getByRole('button', { name: /放弃认领/ }).waitFor();
  }
  await page.keyboard.press(key);
  const dialog = page.getByRole('dialog');
  await fill?.(dialog);
  await confirmBy(dialog);
}

async function confirmBy(dialog: Locator): Promise<void> {
  await dialog.getByLabel('原因').fill('资料一致');
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
}

test('a withdrawal goes from the window to the bank, and the wallet agrees to the last thousandth', async () => {
  const { world } = desk;
  const player = await readyPlayer('4111111111111111');
  const page = await openSignedIn(desk.browser, world, player);
  await page.goto('/?w=WithdrawRequest');
  const form = page.locator('[data-withdraw-form]');
  await form.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, 'withdraw-form');
  await form.getByLabel('提款金额').fill('123.456');
  await form.getByLabel('资金密码').fill(FUND);
  await form.locator('button[type=submit]').click();
  await page.getByRole('button', { name: '确认', exact: true }).click();
  await page.locator('[data-timeline="WAITING"]').waitFor();
  await shoot(page, 'withdraw-waiting');

  const console = await desk.open();
  await console.goto('/SignIn');
  await desk.signIn(console, desk.operator(0));
  await console.locator('a[href^="/Withdrawals"]').waitFor();
  await actBy(console, 'open', 'a');
  await console.getByRole('button', { name: '退出' }).click();
  await desk.signIn(console, desk.operator(1));
  await console.locator('a[href^="/Withdrawals"]').waitFor();
  await actBy(console, 'second', 'a');
  await actBy(console, 'to-pay', 'p');
  expect(await faultsOf(console)).toEqual([]);

  const stateNow = async () => {
    const to = (await world.clock.now()) + 60_000;
    const { value } = await player.call(withdrawHttp.getRecords, { From: 0, To: to, PageSize: 1 });
    return value.Rows[0]?.State;
  };
  await expect.poll(stateNow, { timeout: 60_000 }).toMatch(/^(THIRDPARTY_HANDLE|CONFIRM)$/);
  // This world has no address that a notice could come to: the provider is asked after a minute.
  await world.clock.advance(61_000);
  // Pushed, and nobody asked: none is on its way any more.
  await page.locator('[data-check="pending"][data-good="true"]').waitFor();
  const range = { From: 0, To: (await world.clock.now()) + 60_000, PageSize: 10 };
  const { value } = await player.call(withdrawHttp.getRecords, range);
  expect(value.Rows).toMatchObject([{ State: 'CONFIRM', Amount: 123_456n, Paid: 123_456n }]);
  const wallet = await player.call(walletHttp.getWalletAmount, null);
  expect(wallet.value).toBe(11_000_000n - 123_456n);
  await page.goto('/?w=WithdrawRecord');
  await page.getByText('已完成').first().waitFor();
  await shoot(page, 'withdraw-record');
  await console.goto('/Withdrawals?tab=done');
  await console.getByRole('row').filter({ hasText: 'W2' }).first().click();
  await console.locator('[data-withdrawal="CONFIRM"]').waitFor();
  await shoot(console, 'console-withdrawals');
  expect(await audit(world)).toEqual([]);
});

const LOOKS: readonly (readonly [Look, string])[] = [
  [{ size: PC, mode: 'light', language: 'zh' }, '4012888888881881'],
  [{ size: PHONE, mode: 'dark', language: 'en' }, '5555555555554444'],
];

test.each(
  LOOKS.slice(0, isShort ? 1 : LOOKS.length).map(
    ([look, card]) => [nameOf(look), look, card] as const,
  ),
)('form, records and queue hold: %s', async (name, look, card) => {
  const { world } = desk;
  const player = await readyPlayer(card);
  const page = await openSignedIn(desk.browser, world, player, { look });
  await page.goto('/?w=WithdrawRequest');
  const form = page.locator('[data-withdraw-form]');
  await form.waitFor();
  await expectWhole(page, `withdraw-form-${name}`);
  await form.locator('input[inputmode="decimal"]').fill('123');
  await form.locator('input[type="password"]').fill(FUND);
  await form.locator('button[type=submit]').click();
  await page.getByRole('button', { name: /^(确认|Confirm)$/ }).click();
  await page.locator('[data-timeline="WAITING"]').waitFor();
  await expectWhole(page, `withdraw-waiting-${name}`);
  await page.goto('/?w=WithdrawRecord');
  await page.getByText('123.000').first().waitFor();
  await expectWhole(page, `withdraw-records-${name}`);
  await page.context().close();

  const console = await desk.open(look);
  await console.goto('/SignIn');
  await desk.signIn(console, desk.operator(0));
  await console.locator('[data-pages], nav').first().waitFor();
  await console.goto('/Withdrawals?tab=open');
  await console.getByText('W2').first().waitFor();
  await expectWhole(console, `console-withdrawals-${name}`);
  await console.getByText('W2').first().click();
  await console.locator('[data-withdrawal]').waitFor();
  await expectWhole(console, `console-withdrawal-${name}`);
  await console.context().close();
  await actAtLaptop(look.mode);
});

test('a split voids the approval before it, and who pays by hand sees the account by a look', async () => {
  const card = '6011111111111117';
  const player = await readyPlayer(card);
  const { value: form } = await player.call(withdrawHttp.getWithdrawData, null);
  const asked = await player.call(withdrawHttp.request, {
    IntentId: randomUUID(),
    PayeeId: form.Targets[0]?.Id ?? 0,
    Amount: mills(123_000),
    FundPassword: FUND,
  });
  expect(asked.code).toBe('OK');
  const page = await desk.open();
  const signIn = async (who: 0 | 1) => {
    await desk.signIn(page, desk.operator(who));
    await page.locator('a[href^="/Withdrawals"]').waitFor();
  };
  const panel = page.locator('[data-withdrawal]');
  await page.goto('/SignIn');
  await signIn(0);
  await actBy(page, 'all', 'a');
  await page.getByRole('button', { name: '退出' }).click();
  await signIn(1);
  await actBy(page, 'all', 's', async (dialog) => {
    await dialog.getByLabel(/各部分金额/).fill('100 23');
    await dialog.getByText('失效的通过').waitFor();
  });
  await panel.locator('[data-void=split]').waitFor();
  await panel.locator('[data-review=approved]').getByText('因拆单失效').waitFor();
  expect(await panel.locator('[data-part]').count()).toBe(2);
  await expectWhole(page, 'console-withdrawal-split');
  await actBy(page, 'all', 'a');
  await page.getByRole('button', { name: '退出' }).click();
  await signIn(0);
  await actBy(page, 'all', 'a');
  await actBy(page, 'all', 'h', async (dialog) => {
    expect(await dialog.getByText(card).count()).toBe(0);
    await dialog.getByRole('button', { name: '显示户名和完整账号' }).click();
    await dialog.locator('[data-target]').getByText(card).waitFor();
    await dialog.locator('[data-target]').getByText('张三').waitFor();
    await expectWhole(page, 'console-withdrawal-by-hand');
    await dialog.getByLabel('付款银行').fill('工行 6222');
    await dialog.getByLabel('回单号').fill('R-2027-77');
  });
  await page.goto('/Withdrawals?tab=all');
  await page.getByRole('row').filter({ hasText: 'W2' }).first().click();
  await panel.getByText('工行 6222 · R-2027-77').waitFor();
  await page.context().close();
  const own = await openSignedIn(desk.browser, desk.world, player);
  await own.goto('/?w=WithdrawRecord');
  await own.getByText('R-2027-77').first().waitFor();
  await own.context().close();
});

/** On a laptop, in English: the ends of each row are in sight; a dialog opened by a key is used without the mouse. */
async function actAtLaptop(mode: Look['mode']): Promise<void> {
  const laptop = { width: 1366, height: 768 };
  const page = await desk.open({ size: laptop, mode, language: 'en' });
  await page.goto('/SignIn');
  await desk.signIn(page, desk.operator(1));
  await page.locator('a[href^="/Withdrawals"]').waitFor();
  await page.goto('/Withdrawals?tab=open');
  const row = page.getByRole('row').filter({ hasText: 'W2' }).first();
  await row.waitFor();
  const list = page.locator('[data-wide]');
  await list.waitFor();
  for (const left of [0, 10_000]) {
    await list.evaluate((body, to) => body.scrollTo({ left: to }), left);
    const ends = await row.evaluate((tr) => {
      const seen = tr.closest('[data-wide]')!.getBoundingClientRect();
      return [tr.firstElementChild!, tr.lastElementChild!].map((cell) => {
        const { left: from, right: to } = cell.getBoundingClientRect();
        return from >= seen.left - 1 && to <= seen.right + 1;
      });
    });
    expect(ends, `first and last column at ${left}`).toEqual([true, true]);
  }
  await shoot(page, `console-withdrawals-laptop-${mode}`);
  await row.click();
  const panel = page.locator('[data-withdrawal]');
  await panel.waitFor();
  await page.keyboard.press('c');
  await panel.getByRole('button', { name: /^Let go/ }).waitFor();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByLabel('Reason for the player');
  await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true);
  await dialog.getByText('The player sees this', { exact: false }).waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByText('At least three characters').waitFor();
  await dialog.getByLabel('Note for operators (optional)').fill('Looks like a stolen card');
  const restated = await dialog.locator('[data-restated]').innerText();
  for (const said of [
    'Player',
    'Amount',
    'Fee',
    'Target',
    'Returned to the player',
    'Balance after',
  ])
    expect(restated).toContain(said);
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, `console-withdrawal-refuse-${mode}`);
  await reason.fill('The card is not in your name');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.context().close();
}
