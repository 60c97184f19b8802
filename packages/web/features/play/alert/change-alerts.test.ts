import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, queries } from '@fairlot/shell';
import { giveRealm } from '../../../../shell/realm/realm.ts';
import { player, type Player } from '../../../session/player-store.ts';
import { players } from '../../../session/realm.ts';
import { BELLS, changeBell, changeInfo, INFO } from './change-alerts.ts';

/** Requests that wait for their answer. */
let waiting: ServerResponse[] = [];
const server = createServer((_, response) => void waiting.push(response));
const answer = (Data: unknown, Code = 'OK') =>
  waiting.shift()?.end(JSON.stringify({ Code, Message: '', Data, RequestId: 'x' }));

const NOTHING = {
  IsFengDanEnabled: false,
  IsDrawEnabled: false,
  IsWinningEnabled: false,
  IsChatEnabled: false,
};
const ALL = { ...NOTHING, IsFengDanEnabled: true, IsDrawEnabled: true };
const OWN = { Bells: [{ GameId: 4, Seconds: 10 }] };
const signIn = (UserName: string) =>
  player.set({ UserName, RegisterTimeStamp: 1_790_000_000_000 } as Player);
const arrived = () => expect.poll(() => waiting.length).toBe(1);

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const real = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(origin + path, init));
  giveRealm(players);
});
beforeEach(() => {
  waiting = [];
  queries.clear();
  signIn('first');
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

test('an answer is kept as the server gave it', async () => {
  const bell = changeBell(4, 10);
  await arrived();
  answer(OWN);
  expect((await bell).ok).toBe(true);
  expect(queries.getQueryData(BELLS)).toEqual({ ok: true, value: OWN });
  const info = changeInfo(ALL);
  expect(queries.getQueryData(INFO)).toEqual(ALL);
  await arrived();
  answer(ALL);
  expect(await info).toBe(false);
  expect(queries.getQueryData(INFO)).toEqual(ALL);
});

test.each(['RATE_LIMIT', 'nothing at all'])(
  'what was wanted is as before after %s',
  async (code) => {
    queries.setQueryData(INFO, NOTHING);
    const info = changeInfo(ALL);
    await arrived();
    if (code === 'RATE_LIMIT') answer(undefined, code);
    else waiting[0]?.destroy();
    expect(await info).toBe(true);
    expect(queries.getQueryData(INFO)).toEqual(NOTHING);
  },
);

test.each([undefined, 'second'])(
  'what is answered after a sign-out is not there for whoever is next: %s',
  async (next) => {
    const bell = changeBell(4, 10);
    await arrived();
    clearSession();
    if (next === 'second') signIn(next);
    answer(OWN);
    await bell;
    expect(queries.getQueryData(BELLS)).toBeUndefined();
    signIn('first');
    const info = changeInfo(ALL);
    await arrived();
    clearSession();
    if (next === 'second') signIn(next);
    answer(ALL);
    expect(await info).toBe(false);
    expect(queries.getQueryData(INFO)).toBeUndefined();
  },
);
