// What operators set of the site, as players meet it: the terms that changed, the apps, the monitor.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingActs } from '@fairlot/server/cli/commands/site/settings';
import { termsActs } from '@fairlot/server/cli/commands/site/terms';
import { AA, faultsOf } from './axe.ts';
import { closePages, joinBrowser, nameOf, openPage, PHONE } from './browser.ts';
import { PAIRS } from './looks.ts';
import { giveDevice } from './passkey-device.ts';
import { until } from './until.ts';
import { listenForErrors, openSignedIn, type Player, registerPlayer, shoot } from './visit.ts';
import { FEW_GAMES, startWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let early: Player;
/** What the monitor was sent, as text. */
const taken: string[] = [];
let intake: Server;

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld({ games: FEW_GAMES }), joinBrowser()]);
  early = await registerPlayer(world);
  intake = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      taken.push(`${request.url} ${Buffer.concat(chunks).toString('utf8')}`);
      response.writeHead(202, { 'access-control-allow-origin': '*' }).end();
    });
  });
  await new Promise<void>((there) => intake.listen(0, '127.0.0.1', there));
});
afterAll(async () => {
  await closePages(browser);
  intake?.close();
  await world?.stop();
});

const stage = () => ({ db: world.owner as never, dataFolder: world.data, reason: 'a test of it' });
const set = async (name: string, value: string): Promise<void> => {
  expect(await settingActs.set.run(stage(), [name, value])).toMatch(/ is /);
};
const TWO = PAIRS[0] ?? [];

async function expectGood(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await shoot(page, name);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide, name).toBe(0);
  expect(await faultsOf(page, { tags: AA }), name).toEqual([]);
}

const ACCEPT = /我已阅读并同意|I have read and accept/;

/** Publishes terms; what the command says. */
function publish(zh: string, en: string): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-terms-'));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  return termsActs['terms publish'].run(stage(), [file('zh.txt', zh), file('en.txt', en)]);
}

test('who accepted older terms reads what changed when he signs in, and accepts it', async () => {
  const zh = '# 谁可以使用\n须年满 21 周岁。\n# 新的一章\n都写在这里。';
  const en = '# Who may play\nYou are 21 or older.\n# A new part\nAll of it is here.';
  expect(await publish(zh, en)).toBe('version 2 is published');
  for (const look of TWO) {
    const page = await openPage(browser, world.url, { look });
    const errors = listenForErrors(page);
    await page.goto('/Login');
    await page.locator('input[autocomplete^="username"]').fill(early.userName);
    await page.locator('input[autocomplete="current-password"]').fill(early.password);
    await page.keyboard.press('Enter');
    const accept = page.getByRole('checkbox', { name: ACCEPT });
    await accept.waitFor();
    await page.locator('ins').filter({ hasText: '21' }).first().waitFor();
    await page.locator('del').filter({ hasText: '18' }).first().waitFor();
    await expectGood(page, `terms-asked-${nameOf(look)}`);
    if (look === TWO.at(-1)) {
      await accept.check();
      await page.locator('button[type="submit"]').click();
      await page.waitForURL((url) => url.pathname === '/');
      await page.goto('/?w=TradeAgreement');
      await page
        .getByRole('tabpanel')
        .getByText(/第 2 版，|Version 2, /)
        .waitFor();
      await expectGood(page, `terms-tab-${nameOf(look)}`);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  }
});

test('who registers agrees to the version before him, and again to one that comes meanwhile', async () => {
  for (const [index, look] of TWO.entries()) {
    const [shown, next] = [2 + index, 3 + index];
    const page = await openPage(browser, world.url, { look });
    const errors = listenForErrors(page);
    await page.goto('/Register');
    const agree = page.getByRole('checkbox');
    const named = (version: number) =>
      page.getByRole('checkbox', { name: new RegExp(`第 ${version} 版|version ${version}\\b`) });
    await named(shown).check();
    await page.getByRole('button', { name: /^(查看用户协议|Read the terms)$/ }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /^(用户协议|Terms of use)$/ });
    await dialog.getByText(new RegExp(`第 ${shown} 版，|Version ${shown}, `)).waitFor();
    await expectGood(page, `terms-register-${nameOf(look)}`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await publish(`# 第${next}版`, `# Number ${next}`)).toBe(`version ${next} is published`);
    await page.locator('input[autocomplete="username"]').fill(`reader${next}`);
    for (const secret of await page.locator('input[autocomplete="new-password"]').all()) {
      await secret.fill('abc234567x');
    }
    const send = page.locator('button[type="submit"]').last();
    await send.press('Enter');
    await page.getByText(/协议刚刚更新|The terms have just changed/).waitFor();
    await named(next).waitFor();
    expect(await agree.isChecked()).toBe(false);
    await expectGood(page, `terms-register-again-${nameOf(look)}`);
    await agree.check();
    await send.press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
    // The refusal is told to the console by the browser itself.
    expect(errors.filter((line) => !line.includes('409'))).toEqual([]);
    await page.context().close();
  }
});

test('who signs in by a passkey reads and accepts them on his way, without a password', async () => {
  // Passkeys are of names: this machine has one.
  const named = { ...world, url: world.url.replace('127.0.0.1', 'localhost') };
  await set('passkeyOrigins', named.url);
  const player = await registerPlayer(world);
  const page = await openSignedIn(browser, named, player);
  await giveDevice(page);
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto('/?w=AccountSecurity');
  const row = page.locator('[data-row=passkey]');
  await row.getByRole('button').first().press('Enter');
  await row.getByLabel('名称', { exact: true }).fill('电脑');
  await row.getByLabel('登录密码', { exact: true }).fill(player.password);
  await row.getByRole('button', { name: '继续', exact: true }).press('Enter');
  await row.getByText('1/10').waitFor();
  expect(await publish('# 第五版', '# Fifth')).toBe('version 5 is published');
  await page.goto('/Login');
  await page.getByRole('button', { name: '用通行密钥登录' }).press('Enter');
  const accept = page.getByRole('checkbox', { name: ACCEPT });
  await accept.waitFor();
  await page.locator('ins').filter({ hasText: '第五版' }).first().waitFor();
  await expectGood(page, 'terms-asked-passkey-pc');
  await page.setViewportSize(PHONE);
  await expectGood(page, 'terms-asked-passkey-phone');
  await accept.check();
  await page.locator('[data-passkey]').getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.context().close();
});

test('the apps are offered where a link is set, each with its code and what is to be known of it', async () => {
  const player = await registerPlayer(world);
  const bare = await openSignedIn(browser, world, player);
  await bare.goto('/?w=AccountInfo');
  await bare.getByRole('tabpanel').waitFor();
  expect(await bare.getByRole('button', { name: '下载' }).count()).toBe(0);
  await bare.context().close();
  const sum = 'ab'.repeat(32);
  await set('appAndroidUrl', 'https://files.example/fairlot.apk');
  await set('appAndroidFile', `1.4.0 48234496 ${sum} 2026-11-20`);
  await set('afkPcUrl', 'https://files.example/fairlot.exe');
  await until('the links are told', async () =>
    (await (await fetch(`${world.url}/api/AFK/GetAFKConfig`, { method: 'POST' })).text()).includes(
      'fairlot.exe',
    ),
  );
  for (const look of TWO) {
    const page = await openSignedIn(browser, world, player, { look });
    const errors = listenForErrors(page);
    await page.goto('/?w=MobileClient');
    const card = page.getByRole('region', { name: /^(安卓|Android)$/ });
    await card.getByRole('img').waitFor();
    for (const fact of ['1.4.0', '48.2 MB', '2026-11-20', sum])
      await card.getByText(fact).waitFor();
    expect(await card.getByRole('link').getAttribute('href')).toBe(
      'https://files.example/fairlot.apk',
    );
    // The third has no link, and is not there.
    expect(await page.getByRole('tab').count()).toBe(2);
    await expectGood(page, `download-${nameOf(look)}`);
    await page.getByRole('tab').nth(1).click();
    await page.getByText(/挂机客户端会用真实余额|stake your balance by themselves/).waitFor();
    await expectGood(page, `download-afk-${nameOf(look)}`);
    expect(errors).toEqual([]);
    await page.context().close();
  }
});

test('the monitor is fetched where it is on alone, and is told no token, no name and no fragment', async () => {
  const player = await registerPlayer(world);
  const scripts: string[] = [];
  const visit = async (): Promise<Page> => {
    const page = await openSignedIn(browser, world, player);
    page.on('request', (request) => void scripts.push(request.url()));
    return page;
  };
  const off = await visit();
  await off.goto('/');
  await until('the page has asked', async () =>
    scripts.some((url) => url.includes('/api/Datadog/Get')),
  );
  await off.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /datadog-/i.test(url))).toEqual([]);
  await off.context().close();
  const { port } = intake.address() as AddressInfo;
  await set('datadogApplicationId', '00000000-aaaa-bbbb-cccc-000000000000');
  await set('datadogClientToken', 'pub00000000000000000000000000000000');
  await set('datadogProxy', `http://127.0.0.1:${port}/in`);
  await set('datadogRumPcEnable', 'on');
  await until('it is told', async () =>
    (await (await fetch(`${world.url}/api/Datadog/Get`)).text()).includes('"applicationId"'),
  );
  const page = await visit();
  const errors = listenForErrors(page);
  await page.goto('/?w=Logins#slip=canary-of-a-fragment');
  await until('the library is there', async () => page.evaluate(() => 'DD_RUM' in globalThis));
  await page.evaluate(
    ([name, token]) => {
      setTimeout(() => {
        throw new Error(`${name} has Bearer ${token}`);
      });
    },
    [player.userName, player.token],
  );
  // What it has gathered goes when the page is left.
  await until('the fault is reported', async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    return taken.some((sent) => sent.includes('"type":"error"'));
  });
  const all = taken.join('\n');
  expect(all).toContain('[account] has [token]');
  expect(all).toContain(`"url":"${world.url}/"`);
  for (const secret of [player.userName, player.token, 'canary-of-a-fragment', 'w=Logins']) {
    expect(all).not.toContain(secret);
  }
  // Nothing of it is kept on the device.
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/_dd/);
  expect(errors.filter((line) => !line.includes('has Bearer'))).toEqual([]);
});

test('who is not signed in is asked to, with a way there', async () => {
  const page = await openPage(browser, world.url);
  await page.goto('/DrawHistory/4');
  const dialog = page.getByRole('alertdialog', { name: '温馨提示' });
  await page
    .getByRole('button', { name: /投注/ })
    .first()
    .click();
  await dialog.waitFor();
  expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['取消', '去登录']);
  await dialog.getByRole('button', { name: '取消' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/DrawHistory/4');
  await page
    .getByRole('button', { name: /投注/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: '去登录' }).click();
  await page.waitForURL(/\/Login$/);
  await page.context().close();
});

test('a browser that lacks something is told which to use, and one that runs nothing too', async () => {
  const names = ['Edge', 'Firefox', '搜狗', 'Chrome'];
  const page = await openPage(browser, world.url);
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto('/Login');
  const notice = page.getByRole('alert').filter({ hasText: '当前浏览器' });
  for (const name of names) await notice.filter({ hasText: name }).waitFor();
  // The file for browsers that know no modules, on a page without a policy.
  const old = await (await fetch(`${world.url}/unsupported.js`)).text();
  const plain = await page.context().newPage();
  await plain.setContent('<div id="root"></div>');
  await plain.addScriptTag({ content: old });
  for (const name of names) await plain.getByRole('alert').filter({ hasText: name }).waitFor();
  await page.context().close();
});

test('the shape of the window stands while its code is on its way, and the mark is in the tab', async () => {
  const page = await openSignedIn(browser, world, await registerPlayer(world));
  let go: () => void = () => undefined;
  const held = new Promise<void>((free) => (go = free));
  await page.route(/\/assets\/CenterWindow-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/?w=Logins');
  const shape = page.locator('[data-skeleton]').filter({ has: page.getByLabel('关闭') });
  await shape.waitFor();
  go();
  await page.getByRole('tabpanel').waitFor();
  await shape.waitFor({ state: 'detached' });
  const icon = await page.locator('link[rel="icon"]').getAttribute('href');
  const mark = await fetch(new URL(icon ?? '', world.url));
  expect([mark.status, mark.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  await page.context().close();
});
