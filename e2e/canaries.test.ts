// What a page sends is looked for in the log of its world: a line that says it fails the file that sent it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closePages, joinBrowser, openPage } from './browser.ts';
import { expectNoSecrets, keepLog, noteSecrets, secretsInLog } from './canaries.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
const data = mkdtempSync(join(tmpdir(), 'fairlot-canaries-'));
beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
});
afterAll(async () => {
  rmSync(data, { recursive: true, force: true });
  await closePages(browser);
  await world?.stop();
});

const line = (said: string) => `${JSON.stringify({ level: 40, msg: said })}\n`;

test('a password that a page sends is found in a line of the log, and nowhere else', async () => {
  const page = await openPage(browser, world.url);
  await page.goto('/Login');
  await page.getByLabel('账号').first().fill('nobody4711');
  await page.getByLabel('密码').first().fill('sent-by-a-page-4711');
  const answered = page.waitForResponse('**/api/Token**');
  await page.locator('form button[type="submit"]').click();
  await answered;
  keepLog(data, line('somebody tried'));
  expect(secretsInLog(data)).toEqual([]);
  // What the start prints for whoever runs a demo is no line of the log.
  keepLog(data, 'operator wang, password sent-by-a-page-4711\n');
  expect(secretsInLog(data)).toEqual([]);
  keepLog(data, line('tried sent-by-a-page-4711'));
  expect(() => expectNoSecrets(data)).toThrow(/tried sent-by-a-page-4711/);
  // Each line is looked at once.
  expect(secretsInLog(data)).toEqual([]);
});

test('a token is one too, and half a line waits for its end', () => {
  noteSecrets({}, 'token-of-somebody-4711');
  const said = line('who is token-of-somebody-4711');
  keepLog(data, said.slice(0, 20));
  expect(secretsInLog(data)).toEqual([]);
  keepLog(data, said.slice(20));
  expect(secretsInLog(data)).toHaveLength(1);
});

test('the world of these tests keeps what its server says', () => {
  expect(readFileSync(join(world.data, 'server.log'), 'utf8')).toContain('Fairlot is ready');
});
