// An agent transfers to a member in the window, the member sees it come, and two operators reverse it.
import type { Page } from 'playwright-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileHttp } from '@fairlot/wire/account/profile';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { flagBit, type PlayerFlag, withFlags } from '@fairlot/rules/check/access';
import { audit } from './audit.ts';
import { faultsOf } from './axe.ts';
import { nameOf, PC, PHONE, type Look } from './browser.ts';
import { expectWhole } from './console-looks.ts';
import { toPage } from './console-navigation.ts';
import { startConsole, type Console } from './console-world.ts';
import { openSignedIn, type Player, registerPlayer, shoot, signInAgain } from './visit.ts';
import { FEW_GAMES } from './world.ts';

const FUND = 'maple-lantern-58';
let desk: Console;
beforeAll(async () => {
  desk = await startConsole({ games: FEW_GAMES });
});
afterAll(() => desk?.stop());

const setFlags = ({ userName }: Pick<Player, 'userName'>, ...flags: PlayerFlag[]) =>
  sql`UPDATE player SET flags = ${withFlags(flags)} WHERE user_name = ${userName}`.execute(
    desk.world.owner,
  );

/** An agent with the permission, a fund password and nothing to turn over, and a member who can sign in. */
async function family(): Promise<{ readonly agent: Player; readonly member: Player }> {
  const { world } = desk;
  const agent = await registerPlayer(world);
  const next = { NewPassword: FUND, ConfirmPassword: FUND };
  const set = await agent.call(profileHttp.changePassword, {
    Kind: 'fund',
    OldPassword: agent.password,
    ...next,
  });
  expect(set.code).toBe('OK');
  const userName = `m${agent.userName.slice(1)}`;
  await sql`
    INSERT INTO player (user_name, nick_name, password_hash, is_agent, parent, prize_group)
    SELECT ${userName}, '小满', password_hash, true, player_id, prize_group
    FROM player WHERE user_name = ${agent.userName}`.execute(world.owner);
  await sql`SELECT requirement_void(player_id) FROM player WHERE user_name = ${agent.userName}`.execute(
    world.owner,
  );
  await setFlags(agent, 'ALLOW_TRANSFER');
  return { agent, member: await signInAgain(world, { ...agent, userName }) };
}

const tab = (page: Page) => page.locator('[data-team-transfer]');
const form = (page: Page) => page.locator('[data-transfer-form]');

/** Fills in a transfer by keys alone, up to the button. */
async function fill(page: Page, member: string, amount: string): Promise<void> {
  await form(page).waitFor();
  await form(page).getByRole('combobox').first().focus();
  await page.keyboard.type(member.slice(0, 6));
  await page.getByRole('option', { name: member }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await form(page).locator('input[inputmode="decimal"]').fill(amount);
  await form(page).locator('input[type="password"]').fill(FUND);
}

const question = (page: Page) =>
  page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: /^(确认转账|Confirm transfer)$/ }));
const agree = (page: Page) =>
  question(page)
    .getByRole('button', { name: /^(转账|Transfer)$/ })
    .click();

test('money goes to the member and is pushed to both, two operators take it back', async () => {
  const { world } = desk;
  const { agent, member } = await family();
  const theirs = await openSignedIn(desk.browser, world, member);
  await theirs.goto('/');
  const page = await openSignedIn(desk.browser, world, agent);
  await page.goto('/?w=TeamTransfer');
  await fill(page, member.userName, '123.456');
  await form(page).getByLabel('备注').fill('首次');
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, 'transfer-form');
  await page.keyboard.press('Enter');
  await question(page).getByText(member.userName).waitFor();
  await question(page).getByText('小满').waitFor();
  await shoot(page, 'transfer-confirm');
  await agree(page);
  await page.getByText('转账成功').waitFor();
  // The next one begins empty; the wallet and what of today is used are as they are now.
  await tab(page).getByText('123.456 / 200,000.000').waitFor();
  expect(await form(page).locator('input[inputmode="decimal"]').inputValue()).toBe('');
  await theirs.getByText('上级充值 +123.456').first().waitFor();
  await expect
    .poll(async () => (await member.call(walletHttp.getWalletAmount, null)).value)
    .toBe(123_456n);
  await tab(page).getByText('转账记录').click();
  await tab(page).getByText('首次').waitFor();
  await shoot(page, 'transfer-records');

  const console = await desk.open();
  await console.goto('/SignIn');
  await desk.signIn(console, desk.operator(0));
  await toPage(console, '/Transfers');
  await expectWhole(console, 'console-transfers');
  await console.getByRole('button', { name: '明细' }).click();
  const dialog = console.getByRole('dialog');
  await dialog.getByText('小满').waitFor();
  await expectWhole(console, 'console-transfer');
  await console.keyboard.press('Escape');
  await console.getByRole('button', { name: '冲正' }).click();
  await dialog.getByLabel('原因').fill('转错账号');
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText(member.userName).first().waitFor();
  await shoot(console, 'console-transfer-reverse');
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
  await console.getByRole('button', { name: '退出' }).click();
  await desk.signIn(console, desk.operator(1));
  await toPage(console, '/Proposals');
  await console
    .getByRole('row', { name: /冲正转账/ })
    .getByRole('button')
    .click();
  await dialog.getByText(member.userName).first().waitFor();
  await dialog.getByRole('button', { name: '确认执行' }).click();
  await dialog.locator('form').getByRole('button', { name: '确认执行' }).click();
  await dialog.waitFor({ state: 'detached' });
  // Pushed to the open list of the agent.
  await tab(page).getByText('已冲正').waitFor();
  await toPage(console, '/Transfers');
  await console.getByText('已冲正').first().waitFor();
  const wallet = await agent.call(walletHttp.getWalletAmount, null);
  expect(wallet.value).toBe(10_000_000n);
  expect(await audit(world)).toEqual([]);
  for (const each of [page, theirs, console]) await each.context().close();
});

const LOOKS: readonly Look[] = [
  { size: PHONE, mode: 'dark', language: 'en' },
  { size: { width: 360, height: 740 }, mode: 'light', language: 'zh' },
  { size: PC, mode: 'dark', language: 'en' },
];

test.each(LOOKS.map((look) => [nameOf(look), look] as const))(
  'form, refusal, records, empty and failing hold: %s',
  async (name, look) => {
    const { agent, member } = await family();
    const page = await openSignedIn(desk.browser, desk.world, agent, { look });
    const views = tab(page).getByRole('radio');
    await page.goto('/?w=TeamTransfer');
    await form(page).waitFor();
    await views.nth(1).click();
    await tab(page).locator('[data-empty]').waitFor();
    await expectWhole(page, `transfer-empty-${name}`);
    await views.nth(0).click();
    await fill(page, member.userName, '60000');
    await page.keyboard.press('Enter');
    await agree(page);
    await form(page).locator('[aria-invalid="true"]').waitFor();
    await expectWhole(page, `transfer-refused-${name}`);
    await form(page).locator('input[inputmode="decimal"]').fill('60');
    await form(page).locator('input[type="password"]').fill(FUND);
    await page.keyboard.press('Enter');
    await agree(page);
    await tab(page).getByText('60.000').first().waitFor();
    await views.nth(1).click();
    await tab(page).getByText('60.000').first().waitFor();
    await expectWhole(page, `transfer-records-${name}`);
    await sql`UPDATE player SET flags = flags | ${flagBit('FUNDS_FREEZE')}::bigint WHERE user_name = ${agent.userName}`.execute(
      desk.world.owner,
    );
    await views.nth(0).click();
    await tab(page).getByRole('status').waitFor();
    await expectWhole(page, `transfer-frozen-${name}`);
    await page.route('**/api/Transfer/Data', (route) => route.abort());
    await page.goto('/?w=TeamTransfer');
    await tab(page)
      .getByRole('button', { name: /重试|Retry|Try again/ })
      .waitFor();
    await expectWhole(page, `transfer-failed-${name}`);
    await page.unroute('**/api/Transfer/Data');
    // Without the permission the window has no such tab.
    await setFlags(agent);
    await page.goto('/?w=TeamTransfer');
    await page.locator('main').first().waitFor();
    expect(await tab(page).count()).toBe(0);
    await page.context().close();
  },
);
