import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { sessionHttp } from '@fairlot/wire/session';
import { siteHttp } from '@fairlot/wire/site';
import { walletHttp } from '@fairlot/wire/wallet';
import { call } from './api.ts';
import { giveRouter } from '../page/navigate.ts';
import { giveRealm } from '../realm/realm.ts';
import { testRealm } from '../realm/testing.ts';

/** A server that fails at everything. */
const server = createServer((_, response) => response.writeHead(500).end('{}'));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => void server.close());
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

giveRealm(testRealm);
const real = fetch;
// A browser asks the server that the page came from.
vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(origin + path, init));

test.each([
  [siteHttp.isDemoSite, ['/ErrorMsg']],
  [walletHttp.getWalletAmount, []],
  [sessionHttp.logout, []],
] as const)('a 500 leads to the error page, but for calls that keep theirs', async (ask, pages) => {
  const gone: string[] = [];
  const to = (path: string): void => void gone.push(path);
  giveRouter({ to, preload: to, openWindow: to, closeWindow: () => undefined });
  await expect(call(ask, undefined)).rejects.toThrow('500');
  expect(gone).toEqual(pages);
});
