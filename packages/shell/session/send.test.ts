import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onlineManager } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Unreachable } from '@fairlot/client';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { queries } from '../query/queries.ts';
import { giveRealm } from '../realm/realm.ts';
import { testRealm } from '../realm/testing.ts';
import { send } from './send.ts';

let arrived = 0;
/** Takes what comes, and ends the connection without an answer. */
const server = createServer((request) => {
  arrived += 1;
  request.socket.destroy();
});
const ended = new Promise<void>((resolve) => void server.on('close', resolve));

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const real = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(origin + path, init));
  giveRealm(testRealm);
  queries.mount();
});
beforeEach(() => {
  arrived = 0;
});
afterEach(() => void onlineManager.setOnline(true));
afterAll(async () => {
  queries.unmount();
  vi.unstubAllGlobals();
  server.close();
  await ended;
});

test.each([false, true])(
  'what changes something leaves once, and is not kept for another line: online %s',
  async (isOnline) => {
    onlineManager.setOnline(isOnline);
    const sent = send(walletHttp.getWalletAmount, undefined);
    const state = queries.getMutationCache().getAll().at(-1)?.state;
    expect([state?.status, state?.isPaused]).toEqual(['pending', false]);
    await expect(sent).rejects.toBeInstanceOf(Unreachable);
    expect(arrived).toBe(1);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await queries.resumePausedMutations();
    expect(arrived).toBe(1);
  },
);
