import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { betHttp } from '@fairlot/wire/play/bet';
import { fairHttp } from '@fairlot/wire/play/fair';
import { loginHttp } from '@fairlot/wire/auth/login';
import { STATEMENT_WAIT_MS } from '@fairlot/wire/back-office/statement';
import { reconcileConsole } from '@fairlot/wire/money/reconcile';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { createCall, type Handlers, limitOf } from './call.ts';
import { CallFailed, Denied, SiteOffline, Unreachable } from './failure.ts';

const ID = '6f9619ff-8b86-4d01-b42d-00c04fc964ff';

type Seen = { method: string; url: string; headers: Record<string, unknown>; body: string };
let seen: Seen[] = [];
let reply: { status: number; body: unknown } = { status: 200, body: null };
let server: Server;
let baseUrl = '';

const listener: RequestListener = (request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body });
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  });
};

beforeEach(async () => {
  seen = [];
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const told: string[] = [];
const handlers: Handlers = {
  onDenied: (body, token) => told.push(`denied ${body.Code} ${token}`),
  onOffline: ({ path }, endTimeMs) => told.push(`offline ${path} ${endTimeMs}`),
  onBroken: ({ path }, requestId) => told.push(`broken ${path} ${requestId}`),
};
const makeCall = () => {
  told.length = 0;
  return createCall({ baseUrl, token: () => 'secret', isMobile: () => true }, handlers);
};
const envelope = (Code: string, more: object = {}) => ({
  Code,
  Message: 'from the server',
  RequestId: 'r1',
  ...more,
});

describe('a call', () => {
  test('carries token and phone header, encodes money, decodes the bare reply', async () => {
    reply = { status: 200, body: 12_846.5 };
    expect(await makeCall()(walletHttp.getWalletAmount, undefined)).toBe(mills(12_846_500));
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/api/Wallet/GetWalletAmount',
      body: '{}',
    });
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'x-mobile': '1' });
  });

  test('keeps the ids of left-out rows when it decodes an answer', async () => {
    const Unshown = [{ List: 'Rows', Id: '7' }];
    const Data = { Rows: [], Next: null, DateTimeNow: 1 };
    reply = { status: 200, body: envelope('OK', { Data, Unshown }) };
    const asked = { Count: 1, IsOpen: true };
    expect(await makeCall()(reconcileConsole.getBreaks, asked)).toMatchObject({
      ok: true,
      unshown: Unshown,
    });
    reply = { status: 200, body: envelope('OK', { Data }) };
    expect(await makeCall()(reconcileConsole.getBreaks, asked)).not.toHaveProperty('unshown');
  });

  test('of an app build carries what it says of itself, and of a browser does not', async () => {
    reply = { status: 200, body: 1 };
    const app = { 'X-App-Version': '1.2.3', 'X-Device-Id': ID };
    const caller = { baseUrl, token: () => undefined, isMobile: () => false };
    await createCall({ ...caller, app }, handlers)(walletHttp.getWalletAmount, undefined);
    await createCall(caller, handlers)(walletHttp.getWalletAmount, undefined);
    const [inApp, inBrowser] = seen.map(({ headers }) => headers);
    expect(inApp).toMatchObject({ 'x-app-version': '1.2.3', 'x-device-id': ID });
    for (const name of ['x-mobile', 'x-app-version', 'x-device-id']) {
      expect(inBrowser).not.toHaveProperty(name);
    }
  });

  test('of the GET kind sends its input in the query', async () => {
    reply = { status: 200, body: envelope('NOT_FOUND') };
    const result = await makeCall()(fairHttp.getManifests, {
      GameId: 1,
      SerialNumber: 202611210142,
    });
    expect(seen[0]?.url).toBe('/api/Fair/Manifests?GameId=1&SerialNumber=202611210142');
    expect(result.ok || result.error.text).toEqual({
      zh: '没有这一期',
      en: 'There is no such issue',
    });
  });

  test('shows the message of the server when it refuses with an unknown code', async () => {
    reply = { status: 200, body: envelope('ADDED_LATER') };
    const refusal = await makeCall()(loginHttp.login, { UserName: 'alice1', Password: 'x' });
    const text = { zh: 'from the server', en: 'from the server' };
    expect(refusal).toMatchObject({ ok: false, error: { code: 'ADDED_LATER', text } });
  });

  test('returns a refusal with its texts filled in, whatever the status', async () => {
    const call = makeCall();
    reply = { status: 200, body: envelope('WRONG_LEFT', { Params: { n: 2 } }) };
    const wrong = await call(loginHttp.login, { UserName: 'alice1', Password: 'x' });
    expect(wrong).toMatchObject({
      ok: false,
      error: {
        code: 'WRONG_LEFT',
        params: { n: 2 },
        text: { zh: '账号或密码错误，还可尝试 2 次' },
      },
    });
    reply = { status: 429, body: envelope('RATE_LIMIT') };
    const fast = await call(loginHttp.login, { UserName: 'alice1', Password: 'x' });
    expect(fast).toMatchObject({ ok: false, error: { code: 'RATE_LIMIT' } });
    reply = { status: 503, body: envelope('UNKNOWN_STATE') };
    const lost = await call(betHttp.cancel, { BetId: ID });
    expect(lost).toMatchObject({ ok: false, error: { code: 'UNKNOWN_STATE' } });
    expect(told).toEqual([]);
  });

  test('with input that does not fit is refused with the field, without a request', async () => {
    const long = await makeCall()(loginHttp.login, { UserName: 'a'.repeat(65), Password: 'x' });
    const error = { code: 'BAD_REQUEST', params: { field: 'UserName' } };
    expect(long).toMatchObject({ ok: false, error });
    expect(seen).toEqual([]);
  });
});

describe('what concerns more than the call', () => {
  test('401 and 403 are told with the token that was refused, and thrown', async () => {
    const call = makeCall();
    reply = { status: 401, body: { Code: 'blacklist', Message: '', RequestId: 'r' } };
    await expect(call(walletHttp.getWalletAmount, {})).rejects.toBeInstanceOf(Denied);
    reply = { status: 403, body: 'no json' };
    await expect(call(walletHttp.getWalletAmount, {})).rejects.toBeInstanceOf(Denied);
    expect(told).toEqual(['denied blacklist secret', 'denied not_logged_in secret']);
  });

  test('503 with OfflineEndTime is told with its call, with or without a time', async () => {
    const call = makeCall();
    reply = { status: 503, body: { OfflineEndTime: 1_763_700_000_000, RequestId: 'r' } };
    await expect(call(walletHttp.getWalletAmount, {})).rejects.toBeInstanceOf(SiteOffline);
    reply = { status: 503, body: { OfflineEndTime: null, RequestId: 'r' } };
    await expect(call(betHttp.cancel, { BetId: ID })).rejects.toBeInstanceOf(SiteOffline);
    expect(told).toEqual([
      'offline /api/Wallet/GetWalletAmount 1763700000000',
      'offline /api/Bet/Cancel null',
    ]);
  });

  test('500 is told with its path; a bare call throws, one of ours refuses', async () => {
    const call = makeCall();
    reply = { status: 500, body: envelope('FAILED') };
    await expect(call(walletHttp.getWalletAmount, {})).rejects.toBeInstanceOf(CallFailed);
    expect(await call(betHttp.cancel, { BetId: ID })).toMatchObject({ error: { code: 'FAILED' } });
    expect(told).toEqual(['broken /api/Wallet/GetWalletAmount r1', 'broken /api/Bet/Cancel r1']);
  });

  test('the answer is waited for longer than any is worked on, and as long as what is sent takes', () => {
    expect(limitOf({})).toBe(20_000);
    expect(limitOf({ body: 'x'.repeat(25_000) })).toBe(21_000);
    expect(limitOf({})).toBeGreaterThan(STATEMENT_WAIT_MS);
  });

  test('an answer outside the contract is a bug, no answer is unreachable', async () => {
    const call = makeCall();
    reply = { status: 200, body: { wallet: 1 } };
    await expect(call(walletHttp.getWalletAmount, {})).rejects.toBeInstanceOf(CallFailed);
    reply = { status: 200, body: '<html>' };
    await expect(call(betHttp.cancel, { BetId: ID })).rejects.toBeInstanceOf(CallFailed);
    const nobody = createCall(
      { baseUrl: 'http://127.0.0.1:9', token: () => undefined, isMobile: () => false },
      handlers,
    );
    await expect(nobody(walletHttp.getWalletAmount, {})).rejects.toBeInstanceOf(Unreachable);
  });
});
