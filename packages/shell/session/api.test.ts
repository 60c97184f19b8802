import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { Denied, SiteOffline } from '@fairlot/client';
import { loginHttp } from '@fairlot/wire/auth/login';
import { settingsHttp } from '@fairlot/wire/site/settings';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { call } from './api.ts';
import { pageLocation } from '../page/location.ts';
import { giveRouter } from '../page/navigate.ts';
import { giveRealm } from '../realm/realm.ts';
import { testRealm } from '../realm/testing.ts';

/** A server that answers everything alike. */
let status = 500;
let body = {};
const server = createServer((_, response) => {
  response.writeHead(status).end(JSON.stringify(body));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => void server.close());
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

giveRealm(testRealm);
const real = fetch;
// A browser asks the server that the page came from.
vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(origin + path, init));

const gone: string[] = [];
/** Where somebody is led, he is. */
const to = (path: string): void => {
  gone.push(path);
  pageLocation.set({ path, search: '' });
};
const nothing = () => undefined;
giveRouter({
  to,
  preload: to,
  openOver: to,
  closeOver: nothing,
  keepBelow: nothing,
  openWindow: to,
  closeWindow: nothing,
});

const CALLS = [
  [settingsHttp.isDemoSite, true],
  [walletHttp.getWalletAmount, false],
  [loginHttp.logout, false],
] as const;

test.each(CALLS)(
  'a 500 leads to the error page, but for calls that keep theirs',
  async (...row) => {
    const [ask, leads] = row;
    [status, body, gone.length] = [500, {}, 0];
    await expect(call(ask, undefined)).rejects.toThrow('500');
    expect(gone).toEqual(leads ? ['/ErrorMsg'] : []);
  },
);

test.each(CALLS)(
  'a 503 leads to the offline page, but for calls that keep theirs',
  async (...row) => {
    const [ask, leads] = row;
    [status, body, gone.length] = [503, { OfflineEndTime: 1_763_700_000_000, RequestId: 'r' }, 0];
    await expect(call(ask, undefined)).rejects.toBeInstanceOf(SiteOffline);
    expect(gone).toEqual(leads ? [testRealm.pages.offline(1_763_700_000_000)] : []);
  },
);

test.each(CALLS)('a 401 leads away whatever was called', async (ask) => {
  [status, body, gone.length] = [401, { Code: 'blacklist', Message: '', RequestId: 'r' }, 0];
  await expect(call(ask, undefined)).rejects.toBeInstanceOf(Denied);
  expect(gone).toHaveLength(1);
});
