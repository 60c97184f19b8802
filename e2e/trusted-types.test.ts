// What the content security policy lets a page make of text: nothing that runs.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closePages, joinBrowser, openPage } from './browser.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

/** Tries a sink in the page: what it threw, or that it took the text. */
const trySink = (page: Page, sink: 'html' | 'script' | 'worker'): Promise<string> =>
  page.evaluate((kind) => {
    try {
      const element = document.createElement(kind === 'script' ? 'script' : 'p');
      if (kind === 'html') element.innerHTML = '<img src=x onerror=alert(1)>';
      else if (kind === 'script') (element as HTMLScriptElement).src = '/assets/x.js';
      else new Worker('/assets/x.js', { type: 'module' }).terminate();
      return 'taken';
    } catch (error) {
      return (error as Error).name;
    }
  }, sink);

test('text is no code in a page', async () => {
  const page = await openPage(browser, world.url);
  await page.goto('/Login');
  await page.getByRole('textbox').first().waitFor();
  expect(await trySink(page, 'html')).toBe('TypeError');
  expect(await trySink(page, 'script')).toBe('TypeError');
  expect(await trySink(page, 'worker')).toBe('TypeError');
});

test('no policy of another name is made, and one that passes everything least of all', async () => {
  const page = await openPage(browser, world.url);
  await page.goto('/Login');
  const made = (name: string) =>
    page.evaluate((wanted) => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (of: string, rules: object) => unknown };
      };
      try {
        trustedTypes.createPolicy(wanted, { createHTML: (text: string) => text });
        return true;
      } catch {
        return false;
      }
    }, name);
  expect(await made('default')).toBe(false);
  expect(await made('mine')).toBe(false);
  // The control: the names that the policy knows are taken.
  expect(await made('dompurify')).toBe(true);
});
