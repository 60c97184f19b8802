import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withTestServer } from '#testing';
import { changeDeclared } from '../features/site/settings/declare/index.ts';
import { settings } from '../features/site/settings/index.ts';
import { transaction } from './db.ts';
import { withLanguage, withSkin } from './page.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../web/index.html'), 'utf8');
const root = mkdtempSync(join(tmpdir(), 'fairlot-page-'));
mkdirSync(join(root, 'assets'));
writeFileSync(join(root, 'index.html'), PAGE);
const server = withTestServer({ features: [settings], settings: { webRoot: root } });
afterAll(() => rmSync(root, { recursive: true }));

const choose = (key: string, value: unknown) =>
  transaction(server().platform.db, (tx) => changeDeclared(tx, key, value));
const load = async (path: string, more: Record<string, string> = {}) => {
  const headers = { 'accept-language': 'zh-CN', ...more };
  const response = await fetch(new URL(path, server().url), { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const rootOf = (text: string) => /<html[^>]*>/.exec(text)?.[0] ?? '';

test('a page says on its root how the site looks, and nothing else of it changes', () => {
  const skinned = withSkin(PAGE, { mode: 'dark', accent: 'jun' });
  expect(rootOf(skinned)).toContain('data-skin="dark jun"');
  expect(rootOf(skinned)).toContain('data-accent="jun"');
  const back = withSkin(skinned, { mode: 'auto', accent: 'cobalt' });
  expect(back).toBe(PAGE);
});

test('sends the page in the language that the browser asks for', async () => {
  const english = await load('/', { 'accept-language': 'fr, en-GB;q=0.8' });
  expect(english.text).toBe(withLanguage(PAGE, 'en'));
  expect(rootOf(english.text)).toContain('lang="en"');
  expect(english.headers.get('vary')).toContain('accept-language');
  const chinese = await load('/', { 'accept-language': 'zh-TW' });
  expect(chinese.text).toBe(PAGE);
  expect(chinese.headers.get('etag')).not.toBe(english.headers.get('etag'));
});

test('sends the new page after its file changed', async () => {
  writeFileSync(join(root, 'index.html'), PAGE.replace('<title>', '<title>New '));
  utimesSync(join(root, 'index.html'), 1, 1);
  expect((await load('/')).text).toContain('<title>New ');
  writeFileSync(join(root, 'index.html'), PAGE);
  expect((await load('/')).text).toBe(PAGE);
});

test('every way to the page gives it in the skin of the site, a second after that was changed', async () => {
  expect((await load('/')).text).toBe(PAGE);
  await choose('skinMode', 'dark');
  await choose('skinAccent', 'celadon');
  const skin = async () => rootOf((await load('/')).text);
  await expect.poll(skin).toContain('data-skin="dark celadon"');
  const plain = await load('/Bet/4', { 'accept-encoding': 'identity' });
  const [bare, packed] = [await load('/index.html'), await load('/', { 'accept-encoding': 'br' })];
  expect([bare.text, packed.text]).toEqual([plain.text, plain.text]);
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(plain.headers.get('cache-control')).toBe('no-cache');
  expect(plain.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(plain.headers.get('content-security-policy')).toContain("script-src 'self'");
  const again = await load('/', { 'if-none-match': plain.headers.get('etag') ?? '' });
  expect([again.status, again.text]).toEqual([304, '']);
  expect((await load('/assets/none.js')).status).toBe(404);
});
