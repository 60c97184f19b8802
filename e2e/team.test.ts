// An agent opens an account, walks down the line, looks at one member with their records, and sees the days of the team.
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { loginHttp } from '@fairlot/wire/auth/login';
import type { Endpoint, Input } from '@fairlot/wire/core';
import { betHttp } from '@fairlot/wire/play/bet';
import { membersHttp } from '@fairlot/wire/team/members';
import { overviewHttp } from '@fairlot/wire/team/overview';
import { DEMO_PASSWORD } from '@fairlot/server/features/auth/login/register/seed';
import { callEndpoint } from '@fairlot/server/testing/call';
import { faultsOf } from './axe.ts';
import { closePages, joinBrowser, nameOf, openPage, PC } from './browser.ts';
import { GAME, moveBeforeClose, moveToDraw } from './issues.ts';
import { looksOf } from './looks.ts';
import { until } from './until.ts';
import { shoot, shootOnFailure } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let token = '';

const signIn = async (UserName: string, Password = DEMO_PASSWORD, NewPassword?: string) =>
  callEndpoint(world.url, loginHttp.login, {
    UserName,
    Password,
    ...(NewPassword !== undefined && { NewPassword }),
  });
const idOf = async (name: string): Promise<number> => {
  const { rows } = await sql<{ player_id: bigint }>`
    SELECT player_id FROM player WHERE user_name = ${name}`.execute(world.owner);
  return Number(rows[0]?.player_id);
};
const askTeam = async <E extends Endpoint>(endpoint: E, input: Input<E>) =>
  callEndpoint(world.url, endpoint, input, { token });

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  token = (await signIn('agent01')).value.access_token;
  await playAsMember();
  // Bets are counted some seconds after they are settled.
  await until('the bet of the member is counted', async () => {
    const asked = { PlayerId: await idOf('player1') };
    const { value } = await askTeam(membersHttp.getMember, asked);
    return value.Days.length > 0;
  });
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

/** A bet of a player three levels below. */
async function playAsMember(): Promise<void> {
  const issue = await moveBeforeClose(world, 20_000);
  const bet = { Play: 'ssc.fixed', Content: '1,2,3||||', Notes: 3, Mode: 0, Multiple: 1 };
  const cart = {
    IntentId: crypto.randomUUID(),
    GameId: GAME,
    SerialNumber: issue.SerialNumber,
    Bets: [{ ...bet, Amount: mills(6_000), PrizeGroup: 1800 }],
  };
  const player = (await signIn('player1')).value.access_token;
  const placed = await callEndpoint(world.url, betHttp.place, cart, { token: player });
  expect(placed.code).toBe('OK');
  await moveToDraw(world, issue);
}

const WORDS = {
  zh: {
    open: '开户',
    account: '账号',
    password: '初始密码',
    send: '确认开户',
    opened: '密码只显示这一次',
    taken: '该账号已被注册',
    done: '完成',
    down: (name: string) => `进入 ${name} 的下级`,
    detail: (name: string) => `${name} 详情`,
    acts: (name: string) => `对 ${name} 的操作`,
    funds: '资金汇总',
    bets: '投注记录',
    up: '返回上一层',
    note: '备注',
    save: '保存',
    week: '近 7 天',
    members: '团队人数',
  },
  en: {
    open: 'Open account',
    account: 'Account',
    password: 'Initial password',
    send: 'Open account',
    opened: 'The password is shown only now',
    taken: 'This account name is taken',
    done: 'Done',
    down: (name: string) => `Show members of ${name}`,
    detail: (name: string) => `Details of ${name}`,
    acts: (name: string) => `Actions for ${name}`,
    funds: 'Money',
    bets: 'Bet records',
    up: 'One level up',
    note: 'Note',
    save: 'Save',
    week: '7 days',
    members: 'Members',
  },
} as const;

const keep = (page: Page, name: string) => shoot(page, `team-${name}`);

async function openTeam(look: Parameters<typeof nameOf>[0], path: string): Promise<Page> {
  const session = { token, expiresAt: Date.now() + 30 * 60_000, isAgent: true };
  const page = await openPage(browser, world.url, { look, kept: { session, greeted: true } });
  shootOnFailure(page);
  await page.goto(path);
  return page;
}

test('an agent opens an account, walks down the line, and looks at a member and their bets', async () => {
  for (const look of looksOf(0)) {
    const words = WORDS[look.language];
    const page = await openTeam(look, '/Team');
    const tab = page.locator('[data-members]');
    const member = (name: string) => tab.getByRole('button', { name: words.down(name) });
    const at = (name: string) =>
      tab.locator('[aria-current=location]', { hasText: name }).waitFor();
    await member('agent02').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await keep(page, `list-${nameOf(look)}`);

    await tab.locator('[data-open]').press('Enter');
    const dialog = page.getByRole('dialog').last();
    await dialog.getByLabel(words.account, { exact: true }).fill('agent02');
    await dialog.locator('button[type=submit]').press('Enter');
    await dialog.getByText(words.taken).waitFor();
    const name = `opened${Date.now() % 1_000_000}`;
    await dialog.getByLabel(words.account, { exact: true }).fill(name);
    const password = await dialog.getByLabel(words.password, { exact: true }).inputValue();
    expect(await faultsOf(page)).toEqual([]);
    await keep(page, `open-${nameOf(look)}`);
    await dialog.locator('button[type=submit]').press('Enter');
    await dialog.getByText(words.opened).waitFor();
    await dialog.getByText(password, { exact: true }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await keep(page, `opened-${nameOf(look)}`);
    await dialog.getByRole('button', { name: words.done }).press('Enter');
    await tab.getByText(name).first().waitFor();
    expect((await signIn(name, password)).code).toBe('FIRST_CHANGE');

    await tab.getByRole('button', { name: words.acts(name) }).press('Enter');
    await page.getByRole('menuitem', { name: words.note }).click();
    await page.getByRole('dialog').last().getByLabel(words.note).fill('VIP 一号');
    await page.getByRole('dialog').last().getByRole('button', { name: words.save }).press('Enter');
    await tab.getByText('VIP 一号').first().waitFor();

    await member('agent02').press('Enter');
    await at('agent02');
    await member('agent03').press('Enter');
    await at('agent03');
    await tab
      .getByRole('button', { name: words.detail('player1') })
      .first()
      .press('Enter');
    await tab.getByText(words.funds).waitFor();
    await tab.locator('canvas').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await keep(page, `detail-${nameOf(look)}`);

    await tab.getByRole('button', { name: words.acts('player1') }).press('Enter');
    await page.getByRole('menuitem', { name: words.bets }).click();
    await tab.getByRole('heading', { name: words.bets }).waitFor();
    await tab.getByText('6.000').filter({ visible: true }).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await keep(page, `bets-${nameOf(look)}`);
    // Back takes one view away after the other.
    await page.goBack();
    await tab.getByText(words.funds).waitFor();
    await page.goBack();
    await at('agent03');
    await tab.getByRole('button', { name: words.up }).press('Enter');
    await at('agent02');
    await page.goBack();
    await member('agent02').waitFor();
    expect(new URL(page.url()).search).toBe('?w=Player');
    await page.context().close();
  }
});

/** What the team staked over so many days, as the page writes it. */
const staked = async (Days: 1 | 7): Promise<string> => {
  const { value } = await askTeam(overviewHttp.getOverview, { Days, Of: 'line' });
  return (Number(value.Stake) / 1_000).toLocaleString('en-US', { minimumFractionDigits: 3 });
};

test('the overview has the figures of a day and the course of a week', async () => {
  for (const look of looksOf(3)) {
    const words = WORDS[look.language];
    const page = await openTeam(look, '/?w=TeamOverview');
    const tab = page.locator('[data-overview]');
    await tab.getByText(words.members, { exact: true }).waitFor();
    await tab
      .getByText(await staked(1))
      .first()
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await keep(page, `overview-${nameOf(look)}`);
    await tab
      .getByRole('radio', { name: words.week })
      .or(tab.getByText(words.week, { exact: true }))
      .first()
      .click();
    await tab.locator('canvas').nth(1).waitFor();
    await tab
      .getByText(await staked(7))
      .first()
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await keep(page, `overview-week-${nameOf(look)}`);
    await page.context().close();
  }
});

test('whoever has no members is led to a registration link', async () => {
  const look = { size: PC, mode: 'light', language: 'zh' } as const;
  await sql`UPDATE player SET is_agent = true WHERE user_name = 'player2'`.execute(world.owner);
  const login = (await signIn('player2')).value;
  const session = { token: login.access_token, expiresAt: Date.now() + 30 * 60_000, isAgent: true };
  const page = await openPage(browser, world.url, { look, kept: { session, greeted: true } });
  shootOnFailure(page);
  await page.goto('/?w=Player');
  await page.getByText('还没有下级').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await keep(page, 'none');
  await page.getByRole('button', { name: '创建注册链接' }).press('Enter');
  await page.getByText('还没有注册链接').waitFor();
  await sql`UPDATE player SET is_agent = false WHERE user_name = 'player2'`.execute(world.owner);
  await page.context().close();
});
