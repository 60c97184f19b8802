// Operators open a top agent and give rights; an agent pays the deposit of a member out of the own wallet.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '@fairlot/server/features/auth/login/register/seed';
import { callEndpoint } from '@fairlot/server/testing/call';
import { profileHttp } from '@fairlot/wire/account/profile';
import { loginHttp } from '@fairlot/wire/auth/login';
import { faultsOf } from './axe.ts';
import { FIRST_LOOKS, nameOf, openPage, PC, PHONE, type Look } from './browser.ts';
import { startConsole, type Console } from './console-world.ts';
import { toPage } from './console-navigation.ts';
import { shoot, shootOnFailure } from './visit.ts';
import { FEW_GAMES } from './world.ts';

const FUND = 'cash-for-tests-42';
let desk: Console;
beforeAll(async () => {
  desk = await startConsole({ games: FEW_GAMES });
});
afterAll(() => desk?.stop());

const keep = async (page: Page, name: string) => {
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, `agents-${name}`, { fullPage: true });
};
async function sessionOf(UserName: string) {
  const { value } = await callEndpoint(desk.world.url, loginHttp.login, {
    UserName,
    Password: DEMO_PASSWORD,
  });
  const { access_token: token } = value;
  return { token, expiresAt: Date.now() + 30 * 60_000, isAgent: UserName.startsWith('agent') };
}
async function openAs(session: Awaited<ReturnType<typeof sessionOf>>, path: string, look: Look) {
  const page = await openPage(desk.browser, desk.world.url, {
    look,
    kept: { session, greeted: true },
  });
  shootOnFailure(page);
  await page.goto(path);
  return page;
}
const lookOf = (size: typeof PC | typeof PHONE, language: Look['language']): Look => {
  const look = FIRST_LOOKS.find((each) => each.size === size && each.language === language);
  if (!look) throw new Error(`there is a look of ${language}`);
  return look;
};

test('an operator opens a top agent and walks down a line, and gives the right by which a member gets a deposit', async () => {
  const { world } = desk;
  const page = await desk.open();
  await page.goto('/');
  await desk.signIn(page, desk.operator(0));
  await toPage(page, '/Agents');
  await page.getByRole('link', { name: 'agent01', exact: true }).waitFor();
  await keep(page, 'console-pc-light-zh');
  await page.getByRole('button', { name: '开设顶级代理' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('账号').fill('agent01');
  await dialog.getByLabel('原因').fill('new market');
  await dialog.getByRole('button', { name: '开设顶级代理' }).press('Enter');
  await dialog.getByText('该账号已被注册').waitFor();
  await dialog.getByLabel('账号').fill('yunhai88');
  await keep(page, 'console-open-pc-light-zh');
  await dialog.getByRole('button', { name: '开设顶级代理' }).press('Enter');
  await dialog.getByText('已开设 yunhai88。密码只显示这一次：').waitFor();
  await keep(page, 'console-opened-pc-light-zh');
  await dialog.getByRole('button', { name: '关闭', exact: true }).last().press('Enter');
  await page.getByRole('link', { name: 'yunhai88', exact: true }).waitFor();
  for (const name of ['agent01', 'agent02']) {
    await page.getByRole('link', { name: `${name} 的下级` }).press('Enter');
  }
  await page.getByRole('navigation', { name: '当前位置' }).getByText('agent02').waitFor();
  await page.getByRole('button', { name: 'agent03 的权限' }).press('Enter');
  await dialog.getByRole('combobox', { name: '权限' }).press('Enter');
  await page.getByRole('option', { name: '允许钱包充值' }).click();
  await dialog.getByLabel('原因').fill('asked for it');
  await keep(page, 'console-rights-pc-light-zh');
  await dialog.getByRole('button', { name: '设置' }).press('Enter');
  await page.getByText('允许钱包充值').first().waitFor();
  await keep(page, 'console-line-pc-light-zh');
  await page.goBack();
  await page.getByRole('link', { name: 'agent02', exact: true }).first().waitFor();
  await page.context().close();

  const [agent, member] = [await sessionOf('agent03'), await sessionOf('player1')];
  const given = await callEndpoint(
    world.url,
    profileHttp.changePassword,
    { Kind: 'fund', OldPassword: DEMO_PASSWORD, NewPassword: FUND, ConfirmPassword: FUND },
    { token: agent.token },
  );
  expect(given.code).toBe('OK');
  await sql`SELECT requirement_void(player_id) FROM player WHERE user_name = 'agent03'`.execute(
    world.owner,
  );
  const theirs = await openAs(member, '/?w=Deposit', lookOf(PHONE, 'en'));
  const card = theirs.locator('[data-agent-deposit]');
  await card.getByLabel('Amount').fill('500');
  await keep(theirs, 'ask-phone-en');
  await card.getByRole('button', { name: 'Ask for a deposit' }).press('Enter');
  await card.getByText('Waiting to be accepted').waitFor();

  const mine = await openAs(agent, '/?w=TeamDeposit', lookOf(PC, 'zh'));
  await mine.getByRole('button', { name: '接单 player1' }).waitFor();
  await keep(mine, `requests-${nameOf(lookOf(PC, 'zh'))}`);
  await mine.getByRole('button', { name: '接单 player1' }).press('Enter');
  const asks = mine.getByRole('dialog').last();
  await asks.getByLabel('资金密码').fill(FUND);
  await keep(mine, 'accept-pc-zh');
  await asks.getByRole('button', { name: '接单' }).press('Enter');
  await card.getByText('Accepted, to be paid').waitFor();
  await keep(theirs, 'accepted-phone-en');
  await card.getByRole('button', { name: 'I have paid' }).press('Enter');
  await mine.getByText('会员已付款，待确认').waitFor();
  await mine.getByRole('button', { name: '确认收款 player1' }).press('Enter');
  await mine.getByText('已收到 player1 的 500.000？').waitFor();
  await keep(mine, 'confirm-pc-zh');
  await mine.getByRole('alertdialog').getByRole('button').last().press('Enter');
  await card.getByText('Credited').waitFor();
  await keep(theirs, 'credited-phone-en');
  const { rows } = await sql`SELECT line FROM agent_deposit_audit()`.execute(world.owner);
  expect(rows).toEqual([]);
  for (const each of [theirs, mine]) await each.context().close();
});
