// The client as an app: what a browser needs to install it, and what it shows without a network.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { closePages, joinBrowser, nameOf, openPage } from './browser.ts';
import { looksOf } from './looks.ts';
import { listenForErrors, openSignedIn, type Player, registerPlayer, shoot } from './visit.ts';
import { FEW_GAMES, startWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let player: Player;

beforeAll(async () => {
  world = await startWorld({ games: FEW_GAMES });
  browser = await joinBrowser();
  player = await registerPlayer(world);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

/** The page of a player, whose worker is there. */
async function visit(): Promise<Page> {
  const page = await openSignedIn(browser, world, player, {
    withServiceWorker: true,
    fetchesAhead: true,
  });
  await page.goto('/');
  await page.locator('link[rel="manifest"]').waitFor({ state: 'attached' });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return page;
}

test('the manifest names what an installation needs, and all of it is there', async () => {
  const page = await visit();
  const errors = listenForErrors(page);
  const session = await page.context().newCDPSession(page);
  const { data = '', errors: faults } = await session.send('Page.getAppManifest');
  expect(faults).toEqual([]);
  const manifest: { icons: { src: string; sizes: string; purpose?: string }[] } = JSON.parse(data);
  expect(manifest).toMatchObject({ id: '/', name: 'Fairlot', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (path) => {
      const picture = await createImageBitmap(await (await fetch(path)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
  expect(errors).toEqual([]);
});

test('without a network the page says so; with one again it is the site', async () => {
  const page = await visit();
  await world.kill();
  await page.goto('/Bet/4').catch(() => {});
  await page.getByRole('heading', { name: '没有网络' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const widthOf = (main: Element) => getComputedStyle(main).maxWidth;
  expect(await page.locator('main').evaluate(widthOf)).not.toBe('none');
  // No figure of the site is answered from a cache.
  const answer = await page.evaluate(() =>
    fetch('/api/WebSiteInfo/IsDemoSite', { method: 'POST' }).then(
      () => 'answered',
      () => 'no answer',
    ),
  );
  expect(answer).toBe('no answer');
  await world.start();
  await page.getByRole('link', { name: /再试一次/ }).click();
  await page.locator('[data-pick]').first().waitFor();
});

test('a worker keeps one page and nothing of the site', async () => {
  const page = await visit();
  await page.reload();
  await page.locator('a[href^="/Bet/"]').first().waitFor();
  const kept = await page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(new URL(url).pathname);
    }
    return paths.toSorted();
  });
  const manifest = '/fairlot.webmanifest';
  expect(kept).toEqual([manifest, '/favicon.svg', '/offline.css', '/offline.html']);
});

test.each(looksOf(0).map((look) => [nameOf(look), look] as const))(
  'it holds in %s',
  async (name, look) => {
    const page = await openPage(browser, world.url, { look });
    await page.goto('/offline.html');
    expect(await faultsOf(page)).toEqual([]);
    const isWide = await page.evaluate(() => document.body.scrollWidth > innerWidth);
    expect(isWide).toBe(false);
    await shoot(page, `offline-${name}`);
  },
);
