import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { goOffline, goOnline } from '../features/site/settings/values/index.ts';
import { withTestServer } from '#testing';

/** S9: what browsers are told not to do, with every answer of every kind. */
const root = mkdtempSync(join(tmpdir(), 'fairlot-pages-'));
mkdirSync(join(root, 'assets'));
writeFileSync(join(root, 'index.html'), '<!doctype html><div id="root"></div>');
writeFileSync(join(root, 'assets/main-abc123.js'), 'export const plain = 1;');
const server = withTestServer({ settings: { webRoot: root } });
afterAll(() => rmSync(root, { recursive: true }));

const TOO_LONG = JSON.stringify('x'.repeat(3_000_000));
const JSON_TYPE = { 'content-type': 'application/json' };
type Kind = { readonly is: string; readonly status: number; readonly path: string };
const post = (body: string): RequestInit => ({ method: 'POST', body, headers: JSON_TYPE });
const KINDS: readonly (Kind & { readonly init?: RequestInit })[] = [
  { is: 'a page', status: 200, path: '/' },
  { is: 'a page of a route', status: 200, path: '/Login' },
  { is: 'a file', status: 200, path: '/assets/main-abc123.js' },
  { is: 'a file that is gone', status: 404, path: '/assets/gone.js' },
  { is: 'a call', status: 200, path: '/api/WebSiteInfo/GetInfo', init: post('null') },
  { is: 'a call without a login', status: 401, path: '/api/Token/Refresh' },
  { is: 'a call with a bad input', status: 400, path: '/api/Token/Login', init: post('{') },
  { is: 'a call that is nowhere', status: 404, path: '/api/Nowhere' },
  { is: 'a call by another method', status: 405, path: '/api/Token/Login' },
  { is: 'a body too long', status: 413, path: '/api/Token/Login', init: post(TOO_LONG) },
  { is: 'the way to a hub', status: 200, path: '/Hub/negotiate', init: { method: 'POST' } },
  {
    is: 'the way to a hub with a token of nobody',
    status: 401,
    path: '/Hub/negotiate',
    init: { method: 'POST', headers: { authorization: 'Bearer nobody' } },
  },
  { is: 'the health', status: 200, path: '/healthz' },
  { is: 'the contract', status: 200, path: '/api/openapi.json' },
];

const evaluate = (policy: string) => new CspEvaluator(new CspParser(policy).csp).evaluate();

const expectGuarded = (headers: Headers): void => {
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.get('x-powered-by')).toBeNull();
};

test.each(KINDS)('$is is guarded, $status', async ({ status, path, init }) => {
  const reply = await fetch(new URL(path, server().url), init);
  expect(reply.status).toBe(status);
  expectGuarded(reply.headers);
});

test('so is a site that is off, and what the console answers', async () => {
  const { db } = server().platform;
  await goOffline(db, (await server().clock.now()) + 60_000);
  await expect
    .poll(async () => {
      const off = await fetch(new URL('/api/WebSiteInfo/IsDemoSite', server().url), post('null'));
      expectGuarded(off.headers);
      return off.status;
    })
    .toBe(503);
  await goOnline(db);
  for (const path of ['/', '/healthz', '/api/Console/Games', '/api/Nowhere']) {
    expectGuarded((await fetch(new URL(path, server().consoleUrl))).headers);
  }
});

test('the evaluator of policies finds nothing in ours, and finds what is spoilt', async () => {
  const said = (await fetch(server().url)).headers.get('content-security-policy') ?? '';
  // On this machine pictures come unencrypted; anywhere else MEDIA_ORIGIN is an address of https.
  const policy = said.replace(server().mediaUrl, 'https://pictures.example.net');
  const grave = (text: string) =>
    evaluate(text).filter(({ severity }) => severity < Severity.MEDIUM_MAYBE);
  expect(grave(policy)).toEqual([]);
  const spoilt = policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline' https:");
  expect(grave(spoilt).map(({ type }) => type)).toEqual(
    expect.arrayContaining([Type.SCRIPT_UNSAFE_INLINE, Type.PLAIN_URL_SCHEMES]),
  );
});

test('pages of players and of operators show pictures of one other origin, which guards its own', async () => {
  const { url, consoleUrl, mediaUrl } = server();
  for (const page of [url, consoleUrl]) {
    const policy = (await fetch(page)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`img-src 'self' data: blob: ${mediaUrl};`);
  }
  expect(new URL(mediaUrl).origin).not.toBe(new URL(url).origin);
  const name = `${'0'.repeat(64)}.png`;
  await sql`INSERT INTO picture (name, bytes) VALUES (${name}, 'x')`.execute(server().owner);
  for (const [path, status] of [
    [name, 200],
    ['gone', 404],
  ] as const) {
    const reply = await fetch(new URL(path, mediaUrl));
    expect({ path, status: reply.status }).toEqual({ path, status });
    expect(reply.headers.get('content-security-policy')).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    );
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(reply.headers.get('set-cookie')).toBeNull();
  }
});
