// Where the rules of spec section 2 lead, in a real browser against the real server.
import type { Browser, Page } from 'playwright-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest';
import { sessionHttp } from '@fairlot/wire/session';
import { walletHttp } from '@fairlot/wire/wallet';
import { callEndpoint } from '@fairlot/server/testing/call';
import {
  blockAddress,
  goOffline,
  goOnline,
  setSingleSession,
  unblockAddress,
} from '@fairlot/server/features/site/index';
import { closePages, joinBrowser, openPage } from './browser.ts';
import { keptLogin, openSignedIn, registerPlayer, type Player } from './visit.ts';
import { joinWorld, type World } from './world.ts';

const MINUTE_MS = 60_000;

let world: World;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  world = joinWorld();
  browser = await joinBrowser();
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});
afterEach(() => page.context().close());

const keptSession = () => page.evaluate(() => localStorage.getItem('fairlot.session'));
const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
/** Goes elsewhere within the page, as a link does. */
const goWithin = (path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

describe('without a token', () => {
  beforeEach(async () => {
    page = await openPage(browser, world.url);
  });

  test('a refreshed Home leads to the speed test, everything else to Timeout', async () => {
    await page.goto('/');
    await page.waitForURL('**/speedtest');
    await heading('线路测速').waitFor();
    await page.goto('/Bet/4');
    await page.waitForURL('**/Timeout');
    await heading('登录已过期').waitFor();
    await page.goto('/Login');
    await page.getByLabel('账号', { exact: true }).waitFor();
    await goWithin('/');
    await page.waitForURL('**/Timeout');
  });

  test('public pages open', async () => {
    for (const path of ['/Register', '/DrawHistory/4', '/Offline', '/ErrorMsg', '/IPRestricted']) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  test('a message of the address is shown as plain text', async () => {
    await page.goto(`/ErrorMsg?Msg=${encodeURIComponent('<b id="own">账号</b>')}`);
    await page.getByText('<b id="own">账号</b>').waitFor();
    expect(await page.locator('#own').count()).toBe(0);
  });
});

describe('with a token', () => {
  let player: Player;
  beforeEach(async () => {
    player = await registerPlayer(world);
    page = await openSignedIn(browser, world, player);
  });
  /** The site as it was; a setting is read anew within a second. */
  afterEach(async () => {
    await goOnline(world.db);
    await unblockAddress(world.db, '127.0.0.1');
    await setSingleSession(world.db, false);
    const status = async () =>
      (await fetch(`${world.url}/api/LotteryGame/Data`, { method: 'POST' })).status;
    await expect.poll(status).toBe(200);
  });
  const enter = async (path = '/') => {
    await page.goto(path);
    await page.getByRole('button', { name: /账户菜单/ }).waitFor();
  };

  /** Enters, and waits until the hub talks. */
  const enterWithHub = async () => {
    const socket = page.waitForEvent('websocket');
    await enter();
    await (await socket).waitForEvent('framereceived');
  };

  test('going to Login clears it', async () => {
    await enter();
    expect(await keptSession()).toContain(player.token);
    await page.goto('/Login');
    await page.getByLabel('账号', { exact: true }).waitFor();
    expect(await keptSession()).toBeNull();
    await page.goto('/');
    await page.waitForURL('**/speedtest');
  });

  test('signing out asks, leads to Login and ends the token on the server too', async () => {
    await enter();
    await page.getByRole('button', { name: /账户菜单/ }).click();
    await page.getByRole('menuitem', { name: '退出' }).click();
    const question = page.getByRole('alertdialog', { name: '确认退出？' });
    await question.getByRole('button', { name: '退出' }).click();
    await page.waitForURL('**/Login');
    expect(await keptSession()).toBeNull();
    const reply = await player.call(walletHttp.getWalletAmount, undefined);
    expect(reply.status).toBe(401);
  });

  test('its end leads to Timeout after two seconds', async () => {
    await page.clock.install();
    await enter('/Bet/4');
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 31 * MINUTE_MS);
    await page.clock.runFor(1500);
    expect(new URL(page.url()).pathname).toBe('/Bet/4');
    await page.clock.runFor(2000);
    await page.waitForURL('**/Timeout');
    expect(await keptSession()).toBeNull();
  });

  test('its end leaves alone who is on the query page speedtest', async () => {
    await page.clock.install();
    await enter('/?page=speedtest');
    await page.clock.fastForward(31 * MINUTE_MS);
    await page.clock.runFor(5000);
    expect(page.url()).toContain('page=speedtest');
  });

  test('one that ended while the page was away is dropped without a detour', async () => {
    await page.context().close();
    const session = { ...keptLogin(player).session, expiresAt: Date.now() - MINUTE_MS };
    page = await openPage(browser, world.url, { kept: { session } });
    await page.clock.install();
    await page.goto('/Register');
    await heading('注册账号').waitFor();
    await page.clock.runFor(5000);
    expect(new URL(page.url()).pathname).toBe('/Register');
    expect(await keptSession()).toBeNull();
  });

  test('a site that is off leads to Offline with its end, and back when it is on', async () => {
    await enter();
    const until = (await world.clock.now()) + 60 * MINUTE_MS;
    await goOffline(world.db, until);
    await page.reload();
    await page.waitForURL(`**/Offline?EndTime=${until}`);
    await heading('系统维护中').waitFor();
    await goOnline(world.db);
    await expect
      .poll(async () => {
        await page
          .getByRole('button', { name: '现在重试' })
          .click({ timeout: 500 })
          .catch(() => {});
        return new URL(page.url()).pathname;
      })
      .toBe('/Login');
  });

  test('a blocked address leads to IPRestricted', async () => {
    await enter();
    await blockAddress(world.db, '127.0.0.1');
    await page.reload();
    await page.waitForURL('**/IPRestricted');
    await heading('当前地区无法访问').waitFor();
  });

  test('a second login ends the first where the site wants one only, and says why', async () => {
    await enterWithHub();
    await setSingleSession(world.db, true);
    const { userName: UserName, password: Password } = player;
    // The setting is read anew within a second.
    const signInElsewhere = async (): Promise<string> => {
      const { code } = await callEndpoint(world.url, sessionHttp.login, { UserName, Password });
      expect(code).toBe('OK');
      return new URL(page.url()).pathname;
    };
    await expect.poll(signInElsewhere, { interval: 500 }).toBe('/ErrorMsg');
    await page.getByText('账号已在其他地方登录，本次登录已注销').waitFor();
    expect(await keptSession()).toBeNull();
  });

  test.each([
    ['blacklist', '本次登录已被注销，请重新登录'],
    ['change_password', '密码已修改，请重新登录'],
    ['forced_logout', '账号已被强制登出，如有疑问请联系客服'],
  ])('the failure %s is said on ErrorMsg', async (code, text) => {
    await enterWithHub();
    await sql`UPDATE session SET ended_code = ${code}, ended_at = app_now()
      WHERE player_id = (SELECT player_id FROM player WHERE user_name = ${player.userName})`.execute(
      world.owner,
    );
    await page.waitForURL(`**/ErrorMsg?Msg=${encodeURIComponent(text)}`);
    await page.getByText(text).waitFor();
  });

  test('a fault of the server leads to ErrorMsg, one of the wallet does not', async () => {
    await page.route('**/api/Wallet/**', (route) => route.fulfill({ status: 500, body: '{}' }));
    const asked = page.waitForResponse('**/api/Wallet/**');
    await enter();
    await asked;
    await page.route('**/api/LotteryGame/Data', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    expect(new URL(page.url()).pathname).toBe('/');
    await page.reload();
    await page.waitForURL('**/ErrorMsg');
    await heading('页面出错了').waitFor();
  });
});
