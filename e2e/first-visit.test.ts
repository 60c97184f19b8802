// What a browser sees that was never here: its own language, and Han characters without a Han font.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closePages, joinBrowser, launchBrowser } from './browser.ts';
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
