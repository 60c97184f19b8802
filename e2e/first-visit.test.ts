// What a browser sees that was never here: the lobby, its own language, and Han characters without a Han font.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortIssue } from '@fairlot/ui/format';
import { faultsOf } from './axe.ts';
import { closePages, joinBrowser, launchBrowser, PHONE } from './browser.ts';
import { GAME, moveBeforeClose, moveToDraw } from './issues.ts';
import { shootOnFailure } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let withoutHan: Browser;

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  withoutHan = await launchBrowser('latin');
});
afterAll(async () => {
  await withoutHan?.close();
  await closePages(browser);
  await world?.stop();
});

/** A page of a browser that keeps nothing from earlier visits, and the slices of the Han font that it fetches. */
async function visit(
  where: Browser,
  options: BrowserContextOptions,
): Promise<{ page: Page; slices: readonly string[] }> {
  const context = await where.newContext({ baseURL: world.url, ...options });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const slices: string[] = [];
  page.on('requestfinished', (request) => {
    if (/noto-sans-sc-.*\.woff2$/.test(request.url())) slices.push(request.url());
  });
  shootOnFailure(page);
  return { page, slices };
}

const langOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);
const setDemo = (isOpen: boolean) =>
  sql`
  INSERT INTO site_setting (name, value) VALUES ('isDemoOpen', ${JSON.stringify(isOpen)}::jsonb)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`.execute(world.owner);
const pathOf = (page: Page): string => {
  const { pathname, hash } = new URL(page.url());
  return pathname + hash;
};
const signIn = { en: 'Sign in', zh: '登录' };

test.each([
  ['en-US', 'en', signIn.en],
  ['zh-TW', 'zh-CN', signIn.zh],
  ['fr-FR', 'en', signIn.en],
])('speaks to a browser in %s as %s', async (locale, lang, button) => {
  const { page, slices } = await visit(browser, { locale });
  await page.goto('/Login');
  await page.getByRole('button', { name: button, exact: true }).waitFor();
  expect(await langOf(page)).toBe(lang);
  // The server said so before any script ran.
  const plain = await page.request.get('/Login', { headers: { 'accept-language': locale } });
  expect(await plain.text()).toContain(`lang="${lang}"`);
  await page.waitForLoadState('networkidle');
  expect(slices).toEqual([]);
});

test('keeps the language of a link, and the choice that follows it', async () => {
  const { page } = await visit(browser, { locale: 'zh-CN' });
  await page.goto('/Login?lang=en');
  await page.getByRole('button', { name: signIn.en, exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.goto('/Login');
  await page.getByRole('button', { name: signIn.en, exact: true }).waitFor();
  await page.getByRole('button', { name: '中文' }).click();
  await page.reload();
  await page.getByRole('button', { name: signIn.zh, exact: true }).waitFor();
});

test('draws Han characters on a machine without a Han font', async () => {
  const { page, slices } = await visit(withoutHan, { locale: 'zh-CN' });
  await page.goto('/Login');
  await page.getByRole('button', { name: signIn.zh, exact: true }).waitFor();
  await expect.poll(() => slices.length).toBeGreaterThan(0);
  // Slices come by unicode-range: a page needs few of the hundred.
  await page.waitForLoadState('networkidle');
  expect(slices.length).toBeLessThan(60);
  const isDrawn = () =>
    page.evaluate(() => {
      const family = getComputedStyle(document.body).fontFamily;
      return document.fonts.check(`16px ${family}`, '登录') && document.fonts.size > 50;
    });
  await expect.poll(isDrawn).toBe(true);
});

test('a visitor looks round the lobby, checks a draw, and plays the game they chose', async () => {
  await setDemo(true);
  await moveToDraw(world, await moveBeforeClose(world, 8000));
  const { page } = await visit(browser, { locale: 'zh-CN' });
  const asked: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('websocket', (socket) => asked.push(new URL(socket.url()).pathname));
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  await page.clock.install();
  await page.goto('/');
  await page.waitForURL('**/Lobby');
  const card = page.locator('[data-game]').filter({ hasText: '一分时时彩' });
  const check = card.getByRole('button', { name: /验证/ });
  await card.getByRole('timer').waitFor();
  await check.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  // Nothing of a player is here, and nothing was asked for that a visitor may not have.
  expect(await page.getByRole('button', { name: /账户菜单|号码篮/ }).count()).toBe(0);
  expect(refused).toEqual([]);
  expect(asked.filter((path) => /\/(Hub|Wallet|Bet|AccountCenter)\b/.test(path))).toEqual([]);

  // Without a hub the next draw is seen within ten seconds.
  const next = await moveBeforeClose(world, 8000);
  await moveToDraw(world, next);
  await page.clock.fastForward(10_000);
  await card.getByText(`第 ${shortIssue(next.SerialNumber)} 期`).waitFor();

  await check.click();
  const proof = page.getByRole('dialog');
  await proof.getByText(shortIssue(next.SerialNumber)).first().waitFor();
  await page.goBack();
  await proof.waitFor({ state: 'detached' });
  expect(pathOf(page)).toBe('/Lobby');

  const search = page.getByRole('searchbox', { name: '搜索彩种' });
  await search.fill('keno');
  await expect.poll(() => page.locator('[data-game]').count()).toBe(1);
  await search.fill('');

  await card.getByRole('link', { name: '一分时时彩' }).click();
  await page.getByRole('button', { name: signIn.zh, exact: true }).waitFor();
  expect(pathOf(page)).toBe(`/Login#/Bet/${GAME}`);
  await page.goBack();
  await card.waitFor();
  await page.goForward();
  await page.getByRole('link', { name: '免费试玩' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '开始试玩' }).click();
  await page.waitForURL(`**/Bet/${GAME}`);
  // Back leads past the pages that led in, and the lobby leads a player Home.
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('button', { name: /账户菜单/ }).waitFor();
  await setDemo(false);
});

test('Login has one primary button, two ways beside it, and links for the rest', async () => {
  await setDemo(true);
  const { page } = await visit(browser, { locale: 'en-US', viewport: PHONE });
  await page.goto('/Login');
  const box = async (role: 'link' | 'button', name: string) => {
    const found = await page.getByRole(role, { name, exact: true }).boundingBox();
    return found ?? expect.unreachable(`${name} is not there`);
  };
  await page.getByRole('link', { name: 'Try it out' }).waitFor();
  await page.getByRole('button', { name: 'Scan to sign in' }).waitFor();
  const [primary, register, demo] = [
    await box('button', signIn.en),
    await box('link', 'Register'),
    await box('link', 'Try it out'),
  ];
  expect(register.y).toBe(demo.y);
  expect(Math.round(register.width)).toBe(Math.round(demo.width));
  expect(register.height).toBeLessThan(primary.height);
  for (const [role, name] of [
    ['link', 'Forgotten password'],
    ['button', 'Sign in by a passkey'],
    ['button', 'Scan to sign in'],
  ] as const) {
    // A link is as wide as its words.
    expect((await box(role, name)).width).toBeLessThan(register.width);
  }
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Fairlot lobby' }).click();
  await page.waitForURL('**/Lobby');
  await setDemo(false);
});

test('draws its seals on a machine without a Han font', async () => {
  const { page } = await visit(withoutHan, { locale: 'en-US' });
  await page.goto('/Lobby');
  const seal = page.locator('footer svg path').first();
  await seal.waitFor();
  expect((await seal.boundingBox())?.width).toBeGreaterThan(6);
  expect(await page.locator('footer').innerText()).not.toMatch(/\p{Script=Han}/u);
});
