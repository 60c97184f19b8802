// A link that the console made leads to an account below its maker; dead links; fields that a site asks for; a demo account.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  registrationLinkConsole,
  registrationLinkHttp,
} from '@fairlot/wire/account/registration-link';
import { playerAdminConsole } from '@fairlot/wire/back-office/player-admin';
import { loginHttp } from '@fairlot/wire/auth/login';
import type { Endpoint, Input } from '@fairlot/wire/core';
import { DEMO_PASSWORD } from '@fairlot/server/features/auth/login/register/seed';
import { callEndpoint } from '@fairlot/server/testing/call';
import { faultsOf } from './axe.ts';
import { nameOf, openPage, type Look } from './browser.ts';
import { startConsole, type Console } from './console-world.ts';
import { looksOf } from './looks.ts';
import { readCode } from './read-code.ts';
import { until } from './until.ts';
import { PASSWORD, shoot, shootOnFailure } from './visit.ts';
import { toPage } from './console-navigation.ts';
import { FEW_GAMES } from './world.ts';

let desk: Console;
let token = '';
beforeAll(async () => {
  desk = await startConsole({ games: FEW_GAMES });
  token = await desk.enter(desk.operator(1));
});
afterAll(() => desk?.stop());

const ask = async <E extends Endpoint>(endpoint: E, input: Input<E>) =>
  callEndpoint(desk.world.consoleUrl, endpoint, input, { token });

async function open(path: string, look?: Look): Promise<Page> {
  const page = await openPage(desk.browser, desk.world.url, look ? { look } : {});
  shootOnFailure(page);
  await page.goto(path);
  return page;
}

async function set(values: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await sql`
      INSERT INTO site_setting (name, value) VALUES (${name}, ${JSON.stringify(value)}::jsonb)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`.execute(desk.world.owner);
}

let made = 0;
/** Fills in what every registration asks for, whatever the language. */
async function fill(page: Page): Promise<string> {
  made += 1;
  const name = `linked${made}${Date.now() % 100_000}`;
  await page.locator('input[autocomplete=username]').fill(name);
  for (const box of await page.locator('input[autocomplete=new-password]').all())
    await box.fill(PASSWORD);
  await page.getByRole('checkbox').press('Space');
  return name;
}
const submit = (page: Page) => page.locator('button[type=submit]').last().press('Enter');
const keep = (page: Page, name: string) => shoot(page, `link-${name}`, { fullPage: true });

const makeLink = async (terms: Partial<Input<typeof registrationLinkConsole.makeLink>>) => {
  const input = {
    Maker: 'agent02',
    Kind: 'player',
    PrizeGroup: 1930,
    Days: 0,
    Quota: 1,
    Note: '',
    Reason: 'e2e',
    ...terms,
  } as const;
  return (await ask(registrationLinkConsole.makeLink, input)).value;
};

const lineOf = async (Search: string) =>
  (await ask(playerAdminConsole.getPlayers, { Search, Count: 1 })).value.Rows[0];

const own = async (input: Input<typeof registrationLinkHttp.getOwnLinks>, of: string) =>
  (await callEndpoint(desk.world.url, registrationLinkHttp.getOwnLinks, input, { token: of }))
    .value;

const WORDS = {
  zh: {
    none: '还没有注册链接',
    make: '新建链接',
    group: '奖金组',
    quota: /1962 需要配额，剩余 0 个/,
    badGroup: '奖金组为 1800–1960 的偶数',
    shares: '我的留存返点 2.1% · 下级返点最高 6.0%',
    note: '备注',
    show: (code: string) => `二维码 ${code}`,
    save: '下载二维码',
    came: (code: string) => `注册用户 ${code}`,
    back: '返回链接列表',
    disable: (code: string) => `停用 ${code}`,
    enable: (code: string) => `启用 ${code}`,
  },
  en: {
    none: 'No links yet',
    make: 'New link',
    group: 'Prize group',
    quota: /1962 takes a quota: 0 left/,
    badGroup: 'A prize group is even, from 1800 to 1960',
    shares: 'You keep 2.1% · they get up to 6.0%',
    note: 'Note',
    show: (code: string) => `QR code: ${code}`,
    save: 'Save picture',
    came: (code: string) => `Who came: ${code}`,
    back: 'Back to the links',
    disable: (code: string) => `Disable: ${code}`,
    enable: (code: string) => `Enable: ${code}`,
  },
};

test('a link that the console made leads to an account below its maker', async () => {
  const page = await desk.open();
  await page.goto('/');
  await desk.signIn(page, desk.operator(0));
  await toPage(page, '/Links');
  await page.locator('#links-page').waitFor();
  await page.getByText('没有符合条件的链接').waitFor();
  await page.getByRole('button', { name: '新建链接' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^上级代理账号/).fill('agent02');
  await dialog.getByLabel('奖金组').fill('1972');
  await dialog.getByLabel(/^名额/).fill('1');
  await dialog.getByLabel('备注').fill('春季活动');
  await dialog.getByLabel('原因').fill('for a friend');
  await dialog.getByRole('button', { name: '新建链接' }).press('Enter');
  await dialog.getByText('奖金组不得高于 1970').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await keep(page, 'console-make-pc-light-zh');
  await dialog.getByLabel('奖金组').fill('1930');
  await dialog.getByRole('button', { name: '新建链接' }).press('Enter');
  await page.getByText('春季活动').waitFor();
  await page.getByText('0 / 1').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await keep(page, 'console-pc-light-zh');
  const code =
    (await ask(registrationLinkConsole.getLinks, { Count: 1 })).value.Rows[0]?.Code ?? '';

  const visitor = await open(`/Register/${code}`);
  await visitor.getByText('通过邀请链接注册').waitFor();
  await visitor.getByText('1930 · 返点最高 6.5%').waitFor();
  const name = await fill(visitor);
  await submit(visitor);
  await visitor.waitForURL((url) => url.pathname === '/');
  expect(await lineOf(name)).toMatchObject({ ParentName: 'agent02', IsAgent: false, Depth: 2 });
  // What players do is no act of an operator: the page reads it when it is opened.
  await page.reload();
  await page.getByText('1 / 1').waitFor();
  await page.getByText('名额已满').last().waitFor();
  await page.getByRole('button', { name: '二维码' }).press('Enter');
  const picture = page.getByRole('img', { name: code });
  await picture.waitFor();
  expect(new URL(await readCode(picture)).pathname).toBe(`/Register/${code}`);
  expect(await faultsOf(page)).toEqual([]);
  await keep(page, 'console-code-pc-light-zh');
  await page.keyboard.press('Escape');
  await picture.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '注册用户' }).press('Enter');
  await page.getByRole('dialog').getByRole('link', { name }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await keep(page, 'console-comers-pc-light-zh');
  await visitor.context().close();
  await page.context().close();
});

test('an agent makes a link, who comes by it stands below him and in his list, and he stops it', async () => {
  const { value: login } = await callEndpoint(desk.world.url, loginHttp.login, {
    UserName: 'agent03',
    Password: DEMO_PASSWORD,
  });
  const session = { token: login.access_token, expiresAt: Date.now() + 30 * 60_000, isAgent: true };
  const codes: string[] = [];
  for (const look of looksOf(0)) {
    const words = WORDS[look.language];
    const kept = { session, greeted: true };
    const page = await openPage(desk.browser, desk.world.url, { look, kept });
    shootOnFailure(page);
    await page.goto('/?w=RegisterLink');
    await page.locator('[data-own-links]').waitFor();
    if (codes.length === 0) await page.getByText(words.none).waitFor();
    await page.getByRole('button', { name: words.make, disabled: false }).press('Enter');
    const dialog = page.getByRole('dialog').last();
    await dialog.getByLabel(words.group).fill('1972');
    await dialog.getByRole('button', { name: words.make }).press('Enter');
    await dialog.getByText(words.badGroup).waitFor();
    await dialog.getByText(words.quota).waitFor();
    await dialog.getByLabel(words.group).fill('1920');
    await dialog.getByText(words.shares).waitFor();
    await dialog.getByLabel(words.note).fill(`as ${nameOf(look)}`.slice(0, 20));
    expect(await faultsOf(page)).toEqual([]);
    await keep(page, `own-make-${nameOf(look)}`);
    await dialog.getByRole('button', { name: words.make }).press('Enter');
    await page.getByText(`as ${nameOf(look)}`.slice(0, 20)).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await keep(page, `own-list-${nameOf(look)}`);
    const { Rows } = await own({ Count: 1 }, session.token);
    const { Code, PrizeGroup } = Rows[0] ?? { Code: '', PrizeGroup: 0 };
    expect(PrizeGroup).toBe(1920);
    codes.push(Code);
    await page.getByRole('button', { name: words.show(Code) }).press('Enter');
    const picture = page.getByRole('img', { name: Code });
    await picture.waitFor();
    expect(new URL(await readCode(picture)).pathname).toBe(`/Register/${Code}`);
    expect(await faultsOf(page)).toEqual([]);
    await keep(page, `own-code-${nameOf(look)}`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: words.save }).press('Enter');
    expect((await saved).suggestedFilename()).toBe(`${Code}.png`);
    await page.keyboard.press('Escape');
    await picture.waitFor({ state: 'detached' });
    if (codes.length === 1) {
      const visitor = await open(`/Register/${Code}`);
      await visitor.getByText('1920 · 返点最高 6.0%').waitFor();
      const name = await fill(visitor);
      await submit(visitor);
      await visitor.waitForURL((url) => url.pathname === '/');
      expect(await lineOf(name)).toMatchObject({ ParentName: 'agent03', Depth: 3 });
      await visitor.context().close();
      await page.getByRole('button', { name: words.came(Code) }).press('Enter');
      await page.getByText(name, { exact: true }).first().waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await keep(page, `own-comers-${nameOf(look)}`);
      await page.getByRole('button', { name: words.back }).press('Enter');
    }
    await page.getByRole('button', { name: words.disable(Code) }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button').last().press('Enter');
    await page.getByRole('button', { name: words.enable(Code) }).waitFor();
    expect((await own({ Count: 1 }, session.token)).Rows[0]?.State).toBe('disabled');
    await page.context().close();
  }
});

test('a dead link leads to its page, also when it dies while the form is filled in', async () => {
  const gone = await open('/Register/2222222222');
  await gone.waitForURL((url) => url.pathname === '/LinkFailure');
  await gone.getByText('注册链接已失效或已达上限').waitFor();
  await gone.context().close();

  const { Id, Code } = await makeLink({ Kind: 'agent' });
  const page = await open(`/Register/${Code}`);
  const name = await fill(page);
  await ask(registrationLinkConsole.disableLink, { Id, IsDisabled: true, Reason: 'e2e' });
  await submit(page);
  await page.waitForURL((url) => url.pathname === '/LinkFailure');
  expect(await lineOf(name)).toBeUndefined();
  await page.context().close();
});

test('a code that was told is typed in, and the site may have one of its own', async () => {
  const { Code } = await makeLink({ Quota: 5 });
  const page = await open('/Register');
  const code = page.getByLabel(/^邀请码/);
  await code.fill('abc');
  await code.press('Enter');
  await page.getByText('邀请码为 10 位字母或数字').waitFor();
  await code.fill(Code.toLowerCase());
  await code.press('Enter');
  await page.waitForURL((url) => url.pathname === `/Register/${Code}`);
  await page.getByText('通过邀请链接注册').waitFor();
  await page.context().close();

  await set({ registerLinkCode: Code });
  const other = await open('/Register');
  await other.waitForURL((url) => url.pathname === `/Register/${Code}`);
  await other.context().close();
  await set({ registerLinkCode: '', registerNeedsLink: true });
  const needs = await open('/Register');
  await needs.getByText('本站须通过邀请链接注册').waitFor();
  expect(await needs.locator('input[autocomplete=new-password]').count()).toBe(0);
  await needs.context().close();
  await set({ registerNeedsLink: false });
});

/** The code in the newest message for an address; the demo keeps them in a file. */
async function codeFor(address: string): Promise<string> {
  let found = '';
  await until(`a code for ${address}`, async () => {
    let all = '';
    try {
      all = readFileSync(join(desk.world.data, 'mailbox.txt'), 'utf8');
    } catch {
      return false;
    }
    found = /\b(\d{6})\b/.exec(all.slice(all.lastIndexOf(address)))?.[1] ?? '';
    return all.includes(address) && found !== '';
  });
  return found;
}

test('an email that the site asks for is proven by its code', async () => {
  const everything = {
    registerEmail: 'required',
    registerPhone: 'optional',
    registerQq: 'optional',
    registerWeChat: 'optional',
    registerRealName: 'optional',
  };
  await set(everything);
  const { Code } = await makeLink({ Quota: 9, Kind: 'agent' });
  for (const look of looksOf(0)) {
    const page = await open(`/Register/${Code}`, look);
    const name = await fill(page);
    const email = `${name}@link.example`;
    const box = page.locator('input[autocomplete=email]');
    await submit(page);
    await page.locator('input[autocomplete=email][aria-invalid=true]').waitFor();
    await box.fill(email);
    const send = page.getByRole('button', { name: /^(获取验证码|Send code)$/ }).last();
    await send.press('Enter');
    await page.getByRole('status').filter({ hasText: /10/ }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await keep(page, `form-${nameOf(look)}`);
    const code = await codeFor(email);
    await page.locator('input[autocomplete=one-time-code]').last().fill(code);
    await submit(page);
    await page.waitForURL((url) => url.pathname === '/');
    expect(await lineOf(name)).toMatchObject({ IsAgent: true, ParentName: 'agent02' });
    await page.context().close();
  }
  await set(Object.fromEntries(Object.keys(everything).map((key) => [key, 'off'])));
});

test('who wants to look round is told what he gets, and plays without an account of his own', async () => {
  await set({ isDemoOpen: true });
  for (const look of looksOf(1)) {
    const page = await open('/Login', look);
    await page.locator('a[href="/Demo"]').click();
    // The page before it has a button of its own.
    await page.locator('a[href="/Agreement"]').waitFor();
    await submit(page);
    await page.getByRole('alert').filter({ hasText: /18/ }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await keep(page, `demo-${nameOf(look)}`);
    await page.getByRole('checkbox').press('Space');
    await submit(page);
    await page.waitForURL((url) => url.pathname === '/');
    await page.context().close();
  }
  await set({ isDemoOpen: false });
});
