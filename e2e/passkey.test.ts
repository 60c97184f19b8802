// A player adds a passkey in the window, signs in by it, and takes it away; with a device that the browser plays.
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passkeyHttp } from '@fairlot/wire/account/passkey';
import { AA, faultsOf } from './axe.ts';
import { changeMode, closePages, joinBrowser, openPage, PC, PHONE, type Look } from './browser.ts';
import { isLong } from './looks.ts';
import { giveDevice } from './passkey-device.ts';
import { until } from './until.ts';
import { openSignedIn, type Player, registerPlayer, shoot, shootOnFailure } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
/** Passkeys are of names: this machine has one. */
let named: World;

const setOrigins = (origins: readonly string[]) =>
  sql`INSERT INTO site_setting (name, value) VALUES ('passkeyOrigins', ${JSON.stringify(origins)}::jsonb)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`.execute(world.owner);

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  named = { ...world, url: world.url.replace('127.0.0.1', 'localhost') };
  // A world picks its port itself, so the server does not know where it is seen.
  await setOrigins([named.url]);
  const player = await registerPlayer(world);
  await until('passkeys are on', async () => {
    const { code } = await player.call(passkeyHttp.offerSignIn, undefined);
    return code === 'OK';
  });
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

const openRow = async (page: Page): Promise<void> => {
  await page.goto('/?w=AccountSecurity');
  await page.locator('[data-row=passkey]').getByRole('button').first().press('Enter');
};
/** As it is, and in the long run in the other mode: axe has nothing to say, and nothing is wider than the window. */
async function expectWhole(page: Page, name: string, mode: Look['mode']): Promise<void> {
  const other: Look['mode'] = mode === 'light' ? 'dark' : 'light';
  for (const each of isLong ? [other, mode] : [mode]) {
    await changeMode(page, each);
    await shoot(page, `${name}-${each}`);
    expect(await faultsOf(page, { tags: AA }), `${name} ${each}`).toEqual([]);
  }
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide, name).toBe(0);
}

type Words = Record<
  | 'add'
  | 'password'
  | 'wrong'
  | 'next'
  | 'enter'
  | 'rename'
  | 'remove'
  | 'removeIt'
  | 'removed'
  | 'useless',
  string
>;
const ZH: Words = {
  add: '名称',
  password: '登录密码',
  wrong: '登录密码错误',
  next: '继续',
  enter: '用通行密钥登录',
  rename: '改名 办公电脑',
  remove: '移除 办公电脑',
  removeIt: '移除 家里电脑',
  removed: '已移除通行密钥',
  useless: '此通行密钥无效，请重试或使用密码',
};
const EN: Words = {
  add: 'Name',
  password: 'Sign-in password',
  wrong: 'Wrong password',
  next: 'Continue',
  enter: 'Sign in by a passkey',
  rename: 'Rename 办公电脑',
  remove: 'Remove 办公电脑',
  removeIt: 'Remove 家里电脑',
  removed: 'The passkey was removed',
  useless: 'This passkey is not good here, try again or use your password',
};

async function fillOwner(page: Page, words: Words, password: string, send: string) {
  const part = page.locator('[data-row=passkey]');
  await part.getByLabel(words.password, { exact: true }).fill(password);
  await part.getByRole('button', { name: send, exact: true }).press('Enter');
}

async function addOne(page: Page, player: Player, words: Words): Promise<void> {
  await openRow(page);
  const part = page.locator('[data-passkeys]');
  const name = part.getByLabel(words.add, { exact: true });
  expect(await name.inputValue()).toMatch(/Chrome|Linux|Windows|·|^$/);
  await name.fill('办公电脑');
  await fillOwner(page, words, 'not-the-right-one', words.next);
  await page.getByText(words.wrong).waitFor();
  await fillOwner(page, words, player.password, words.next);
  await page.locator('[data-row=passkey][data-done=true]').getByText('1/10').waitFor();
}

/** The device of a test answers at once what a browser would ask its user: here there is a button alone. */
const withoutFilling = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

test.each<[string, Look, Words]>([
  ['pc, by the button,', { size: PC, mode: 'light', language: 'zh' }, ZH],
  ['phone, as the browser fills it in,', { size: PHONE, mode: 'dark', language: 'en' }, EN],
])('on the %s it is added, signs in, and is taken away', async (_, look, words) => {
  const isFilled = words === EN;
  const name = isFilled ? 'phone' : 'pc';
  const player = await registerPlayer(world);
  const page = await openSignedIn(browser, named, player, { look });
  shootOnFailure(page);
  await giveDevice(page);
  if (!isFilled) await withoutFilling(page);
  await openRow(page);
  await page.locator('[data-passkeys="0"] form').waitFor();
  await expectWhole(page, `passkey-add-${name}`, look.mode);
  await addOne(page, player, words);

  await page.goto('/Login');
  const enter = page.getByRole('button', { name: words.enter });
  if (!isFilled) {
    await enter.waitFor();
    await expectWhole(page, `passkey-login-${name}`, look.mode);
    await enter.press('Enter');
  }
  await page.waitForURL((url) => url.pathname === '/');
  // Whoever comes in this way is told of the sign-in before as well; what lies over the page goes with it.
  await page.getByText(/上次登录|Last sign-in/).waitFor();

  await openRow(page);
  const remove = page.getByRole('button', { name: words.remove });
  await remove.waitFor();
  await expectWhole(page, `passkey-list-${name}`, look.mode);
  await page.getByRole('button', { name: words.rename }).press('Enter');
  const nameBox = page.locator('[data-rename]').getByLabel(words.add, { exact: true });
  await nameBox.fill('家里电脑');
  await expectWhole(page, `passkey-rename-${name}`, look.mode);
  await nameBox.press('Enter');
  await page.getByRole('button', { name: words.removeIt }).press('Enter');
  await page.locator('[data-remove] form').waitFor();
  await expectWhole(page, `passkey-remove-${name}`, look.mode);
  const send = words === ZH ? '移除' : 'Remove';
  await fillOwner(page, words, player.password, send);
  await page.locator('[data-row=passkey][data-done=false]').waitFor();

  // The device still has it; the site does not.
  await page.goto('/Login');
  if (!isFilled) await enter.press('Enter');
  await page.getByText(words.useless).waitFor();
  await page.context().close();
});

test('at a bare address the page says under which name there are passkeys', async () => {
  const player = await registerPlayer(world);
  const page = await openSignedIn(browser, world, player);
  shootOnFailure(page);
  await openRow(page);
  await page.getByText('请用 localhost 打开本站').waitFor();
  const login = await openPage(browser, world.url);
  await login.goto('/Login');
  await login.getByRole('button', { name: ZH.enter }).press('Enter');
  await login.getByText('请用 localhost 打开本站再使用通行密钥').waitFor();
  const look = { size: PHONE, mode: 'dark', language: 'en' } as const;
  const phone = await openPage(browser, world.url, { look });
  await phone.goto('/Login');
  await phone.getByRole('button', { name: EN.enter }).waitFor();
  await expectWhole(phone, 'passkey-login-phone', look.mode);
});
