// The code of a console page loads when the page is opened: what the operator sees while it is slow, and when it fails.
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startConsole, type Console } from './console-world.ts';
import { shoot } from './visit.ts';

let desk: Console;
beforeAll(async () => {
  desk = await startConsole();
});
afterAll(() => desk?.stop());

const LAYERS = '**/assets/LayersPage-*.js';

async function signedIn(): Promise<Page> {
  const page = await desk.open();
  await page.goto('/SignIn');
  await desk.signIn(page, desk.operator(0));
  await page.getByRole('region', { name: '游戏' }).getByText('一分时时彩').waitFor();
  return page;
}

const link = (page: Page) => page.getByRole('link', { name: '玩家层级' });
const heading = (page: Page) => page.getByRole('heading', { name: '玩家层级' });

test('a press marks the page at once, shows that it loads when it is slow, then the page', async () => {
  const page = await signedIn();
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(LAYERS, async (route: Route) => {
    await held;
    await route.continue();
  });
  await link(page).click();
  await page.locator('a[href="/Layers"][aria-current="page"]').waitFor();
  await page.getByRole('status').getByText('加载中').waitFor();
  expect(await page.getByRole('navigation').isVisible()).toBe(true);
  await shoot(page, 'console-page-loading');
  release();
  await heading(page).waitFor();
  expect(await page.title()).toBe('玩家层级 · Fairlot 运营');
  await page.context().close();
});

test('a page whose code does not come says so, and comes when it is opened again', async () => {
  const page = await signedIn();
  await page.route(LAYERS, (route) => route.abort());
  await link(page).click();
  await page.getByText('页面没有打开').waitFor();
  await shoot(page, 'console-page-failed');
  await page.unroute(LAYERS);
  await page.getByRole('link', { name: '充值通道' }).click();
  await page.getByRole('heading', { name: '充值通道' }).waitFor();
  await link(page).click();
  await heading(page).waitFor();
  await page.context().close();
});
