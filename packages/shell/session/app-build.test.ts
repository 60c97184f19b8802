import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { testRealm } from '../realm/testing.ts';
import { appHeadersOf } from './app-build.ts';

const ID = '6f9619ff-8b86-4d01-b42d-00c04fc964ff';

describe('what the shell of an app build has set', () => {
  test('becomes the headers of its calls', () => {
    expect(appHeadersOf({ version: '1.2.3+45', deviceId: ID })).toEqual({
      'X-App-Version': '1.2.3+45',
      'X-Device-Id': ID,
    });
    expect(appHeadersOf({ version: '9'.repeat(64) })).toEqual({ 'X-App-Version': '9'.repeat(64) });
  });

  test.each([
    ['nothing, as in every browser', undefined],
    ['null', null],
    ['a text', 'version'],
    ['no texts', { version: 1.2, deviceId: [ID] }],
    ['nothing in them', { version: '', deviceId: '' }],
    ['too long', { version: '9'.repeat(65), deviceId: 'a'.repeat(100_000) }],
    ['no characters of a header', { version: '1.2\r\nX-Mobile: 1', deviceId: '设备' }],
    ['more than a word', { version: '1 2', deviceId: 'a\n' }],
  ])('and %s adds none', (_, set) => {
    expect(appHeadersOf(set)).toEqual({});
  });
});

afterEach(() => void vi.unstubAllGlobals());
/** The next file of this worker reads its modules again, without what these tests put there. */
afterAll(() => void vi.resetModules());

test('a call of the page carries it, read once', async () => {
  const sent: Headers[] = [];
  vi.stubGlobal('fairlotApp', { version: '1.2.3', deviceId: ID });
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    sent.push(headers);
    return new Response('1');
  });
  vi.resetModules();
  const { giveRealm: give } = await import('../realm/realm.ts');
  give(testRealm);
  const { call, callAs } = await import('./api.ts');
  globalThis.fairlotApp = { version: '9' };
  await call(walletHttp.getWalletAmount, undefined);
  await callAs('handed', () => undefined)(walletHttp.getWalletAmount, undefined);
  const versions = sent.map((headers) => headers.get('X-App-Version'));
  expect(versions).toEqual(['1.2.3', '1.2.3']);
  expect(sent[0]?.get('X-Device-Id')).toBe(ID);
});
