import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import { transaction } from '#platform/db';
import type { Feature } from '#platform/feature';
import { withTestServer } from '#testing';
import { withoutReconcile } from '#testing/stand-ins';
import {
  allProviders,
  notifyAddress,
  provider,
  providerFault,
  providerNotices,
  providerOf,
  setProvider,
  type Notice,
} from './index.ts';
import { WINDOW_MS } from './receive.ts';
import { signedHeaders } from './testing/signed-notice.ts';

const secret = 'canary0secret0of0provider0000000';
const heard: Notice[] = [];
let fails = false;
/** Stands in the place of deposits and payouts: it hears, and can fail. */
const listener: Feature = {
  name: 'listener',
  provide: ({ ports }) => {
    for (const event of ['deposit', 'payout'] as const) {
      ports.add(providerNotices, {
        event,
        take: async (_, notice) => {
          if (fails) throw new Error('not now');
          heard.push(notice);
        },
      });
    }
  },
};
const server = withTestServer({ features: [provider, listener, withoutReconcile], games: [] });
let sandbox: Sandbox;
const stage = () => ({ db: server().db, settings: server().platform.settings });
const theProvider = async () => {
  const found = await providerOf(stage(), 'sandbox');
  if (!found) throw new Error('the sandbox is on');
  return found;
};

beforeAll(async () => {
  sandbox = await startSandbox({ secret, controlToken: 'c', now: () => server().clock.now() });
  const set = { id: 'sandbox', adapter: 'sandbox', apiAt: sandbox.url, secret };
  expect(await transaction(server().db, (tx) => setProvider(tx, '', set))).toBeUndefined();
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  heard.length = 0;
  fails = false;
  await sandbox.control('manner', { api: 'well', notify: 'once', payout: 'PAID', slowMs: 10 });
});

const made = { n: 0 };
const order = () => ({
  orderNo: `D${(made.n += 1)}`,
  amount: mills(100_005),
  currency: 'DEM',
  type: 'ALIPAY_QR',
  notifyAt: notifyAddress(server().url, 'sandbox'),
  returnTo: server().url,
  expiresMs: Date.now() + 900_000,
});
const create = async () => {
  const asked = order();
  const answer = await (await theProvider()).create(asked);
  return { ...asked, ...answer };
};

test('an order is made, paid on the pay page of the sandbox, told of and asked about, to the last thousandth', async () => {
  const { orderNo, state, payUrl = '' } = await create();
  expect(state).toBe('PENDING');
  const page = await (await fetch(payUrl)).text();
  expect(page).toContain('100.005 DEM');
  expect(page).not.toContain('<script');
  await fetch(payUrl, { method: 'POST', body: new URLSearchParams({ act: 'pay' }) });
  expect(heard).toMatchObject([{ event: 'deposit', no: orderNo, amount: 100_005n, state: 'PAID' }]);
  const answer = await (await theProvider()).query(orderNo);
  expect(answer).toMatchObject({ state: 'PAID', payments: [{ amount: 100_005n }] });
  // It is paid once, whoever presses again.
  const again = await fetch(payUrl, { method: 'POST', body: new URLSearchParams({ act: 'pay' }) });
  expect(await again.text()).toContain('Paid');
  expect(heard).toHaveLength(1);
});

test('an order asked for twice is one order, and one that was never asked for is missing', async () => {
  const asked = order();
  const its = await theProvider();
  const [first, second] = [await its.create(asked), await its.create(asked)];
  expect(second.ref).toBe(first.ref);
  expect(await its.query('D-none')).toMatchObject({ state: 'UNKNOWN', isMissing: true });
});

test.each(['down', 'broken', 'huge', 'lost', 'forged'])(
  'where the provider is %s nothing is guessed',
  async (api) => {
    const asked = order();
    await sandbox.control('manner', { api });
    const its = await theProvider();
    expect(await its.create(asked)).toEqual({ state: 'UNKNOWN', payments: [] });
    expect(await its.query(asked.orderNo)).toMatchObject({ state: 'UNKNOWN' });
    const payout = { payoutNo: 'W0', amount: mills(1), currency: 'DEM' };
    const to = { bank: 'ICBC', number: '6222', holder: '李', notifyAt: asked.notifyAt };
    expect(await its.payout({ ...payout, ...to })).toEqual({ state: 'UNKNOWN' });
    expect(await its.balance('DEM')).toEqual({ state: 'UNKNOWN', amount: 0n });
    expect(await its.statement(0, 1)).toEqual({ state: 'UNKNOWN', rows: [] });
  },
);

test('payouts end as the provider says, are told of, and are one by their number', async () => {
  const its = await theProvider();
  const asked = {
    payoutNo: 'W1',
    amount: mills(50_000),
    currency: 'DEM',
    bank: 'ICBC',
    number: '6222021234567890',
    holder: '李明',
    notifyAt: notifyAddress(server().url, 'sandbox'),
  };
  expect(await its.payout(asked)).toMatchObject({ state: 'PENDING' });
  await expect.poll(() => heard.length).toBe(1);
  expect(heard[0]).toMatchObject({ event: 'payout', no: 'W1', state: 'PAID', amount: 50_000n });
  expect(await its.payout(asked)).toMatchObject({ state: 'PAID' });
  expect(await its.queryPayout('W1')).toMatchObject({ state: 'PAID' });
  await sandbox.control('manner', { payout: 'UNKNOWN' });
  expect(await its.payout({ ...asked, payoutNo: 'W2' })).toMatchObject({ state: 'UNKNOWN' });
  await sandbox.control('payout', { payoutNo: 'W2', state: 'FAILED' });
  expect(await its.queryPayout('W2')).toMatchObject({ state: 'FAILED' });
  expect(heard[1]).toMatchObject({ no: 'W2', state: 'FAILED' });
});

test('its statement has what was paid, refunded and settled, and its balance is their sum', async () => {
  const its = await theProvider();
  const before = (await its.balance('DEM')).amount;
  const { orderNo } = await create();
  const { payId } = await sandbox.control('pay', { orderNo, amount: 3_000 });
  const refund = { orderNo, payId: String(payId), refundNo: 'R1', amount: mills(1_000) };
  expect(await its.refund(refund)).toEqual({ state: 'PAID' });
  expect(await its.refund(refund)).toEqual({ state: 'PAID' });
  expect(await its.refund({ ...refund, refundNo: 'R2', amount: mills(9_000) })).toEqual({
    state: 'FAILED',
  });
  await sandbox.control('settle', { no: 'T1', currency: 'DEM', amount: 500 });
  const { rows } = await its.statement(0, Date.now() + 60_000);
  expect(rows.slice(-3).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['deposit', 3_000n],
    ['refund', 1_000n],
    ['settle', 500n],
  ]);
  expect((await its.balance('DEM')).amount).toBe(before + 1_500n);
});

test('a callback is taken once: replayed, forged, old and early ones are not', async () => {
  const { orderNo } = await create();
  await sandbox.control('manner', { notify: 'never' });
  await sandbox.control('pay', { orderNo });
  const tell = async (how: object) =>
    (await sandbox.control('notify', { orderNo, ...how }))['status'];
  expect(await tell({})).toBe(200);
  expect(await tell({ replay: true })).toBe(409);
  expect(heard).toHaveLength(1);
  expect(await tell({ forged: true })).toBe(401);
  const now = await server().clock.now();
  expect(await tell({ timeMs: now - WINDOW_MS - 1_000 })).toBe(401);
  expect(await tell({ timeMs: now + WINDOW_MS + 1_000 })).toBe(401);
  expect(heard).toHaveLength(1);
  // The same payment told of anew is a new callback: whoever takes it knows the payment.
  expect(await tell({})).toBe(200);
  expect(heard).toHaveLength(2);
});

test('a callback that could not be taken is not used up', async () => {
  const { orderNo } = await create();
  await sandbox.control('manner', { notify: 'never' });
  await sandbox.control('pay', { orderNo });
  fails = true;
  expect(await sandbox.control('notify', { orderNo })).toEqual({ status: 500 });
  fails = false;
  expect(await sandbox.control('notify', { orderNo, replay: true })).toEqual({ status: 200 });
  expect(heard).toHaveLength(1);
});

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  return (await fetch(server().url + path, { method: 'POST', body, headers })).status;
}
const signed = async (body: string) =>
  signedHeaders(body, { secret, timeMs: await server().clock.now() });

test('what is no callback changes nothing, however it comes', async () => {
  const path = '/provider/sandbox/notify';
  const good = JSON.stringify({
    Event: 'deposit',
    No: 'D1',
    Ref: 'S',
    PayId: 'P',
    State: 'PAID',
    Amount: 1,
    Currency: 'DEM',
    TimeStamp: 1,
  });
  expect(await post(path, good)).toBe(401);
  expect(await post(path, good, await signed(`${good} `))).toBe(401);
  expect(await post('/provider/other/notify', good, await signed(good))).toBe(404);
  expect(await post('/provider/sandbox/else', good, await signed(good))).toBe(404);
  expect(await post(path, '{', await signed('{'))).toBe(400);
  for (const change of [
    { Amount: -1 },
    { Amount: 0 },
    { Amount: 1.5 },
    { PayId: '' },
    { No: '' },
  ]) {
    const bad = JSON.stringify({ ...JSON.parse(good), ...change });
    expect(await post(path, bad, await signed(bad))).toBe(400);
  }
  const long = ' '.repeat(16 * 1024 + 1);
  expect(await post(path, long, await signed(long))).toBe(413);
  expect((await fetch(server().url + path)).status).toBe(405);
  expect(heard).toHaveLength(0);
  // The control: the same bytes, signed for this path, are taken, with no token and from anywhere.
  const away = { 'sec-fetch-site': 'cross-site' };
  expect(await post(path, good, { ...(await signed(good)), ...away })).toBe(200);
  expect(heard).toHaveLength(1);
});

test('words are kept twice as long as their time is good', async () => {
  await server().clock.advance(601_000);
  await server().runJobs('provider-nonces');
  const { rows } = await sql<{ n: bigint }>`SELECT count(*) AS n FROM provider_nonce`.execute(
    server().db,
  );
  expect(Number(rows[0]?.n)).toBe(0);
});

test('what cannot be a provider is none, and its secret is nowhere in clear', async () => {
  const good = { id: 'bank-1', adapter: 'sandbox', apiAt: 'https://pay.example', secret };
  expect(providerFault(good)).toBeUndefined();
  for (const change of [
    { id: 'Bank' },
    { adapter: 'toString' },
    { apiAt: 'http://pay.example' },
    { apiAt: 'https://pay.example/' },
    { secret: 'short' },
  ]) {
    expect(providerFault({ ...good, ...change })).toBeTypeOf('string');
  }
  const { rows } = await sql<{ sealed: Buffer }>`SELECT sealed FROM provider`.execute(server().db);
  expect(rows[0]?.sealed.toString('latin1')).not.toContain(secret);
  await sql`UPDATE provider SET is_on = false`.execute(server().db);
  expect(await providerOf(stage(), 'sandbox')).toBeUndefined();
  expect(await allProviders(stage())).toHaveLength(1);
  await sql`UPDATE provider SET is_on = true`.execute(server().db);
});
