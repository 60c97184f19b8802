import * as z from 'zod/mini';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nothing, specPost } from '@fairlot/wire/core';
import { startTestServer, type TestServer } from '#testing';
import { routes } from './route.ts';

const wire = {
  open: specPost('/api/Try/Open', {
    access: 'anyone',
    input: nothing,
    output: z.string(),
    about: 'For anyone.',
  }),
  own: specPost('/api/Try/Own', {
    access: 'player',
    input: nothing,
    output: z.string(),
    about: 'For players.',
  }),
};

/** Five requests a token or address, and twenty times that for all of an address. */
const MOST = 5;
const MOST_OF_ADDRESS = 100;
let server: TestServer;
beforeEach(async () => {
  const http = () => routes(wire, { open: async () => 'open', own: async () => 'own' });
  server = await startTestServer({
    features: [{ name: 'try', http }],
    settings: { rateLimit: MOST, trustedProxies: 1 },
  });
});
afterEach(() => server.stop());

async function statuses(
  endpoint: typeof wire.open,
  times: number,
  tokenOf: (nth: number) => string,
): Promise<readonly number[]> {
  const found: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    found.push((await server.call(endpoint, null, { token: tokenOf(nth) })).status);
  }
  return found;
}

test('a made-up token buys no more calls of what asks for none', async () => {
  const found = await statuses(wire.open, MOST + 2, (nth) => `made-up-${nth}`);
  expect(found).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const reply = await server.call(wire.open, null);
  expect(reply.body).toMatchObject({ Code: 'RATE_LIMIT' });
});

test('each token has its own allowance, all of an address together another', async () => {
  const two = await statuses(wire.own, 2 * MOST + 2, (nth) => `token-${nth % 2}`);
  expect(two.filter((status) => status === 429)).toHaveLength(2);
  const many = await statuses(wire.own, MOST_OF_ADDRESS, (nth) => `made-up-${nth}`);
  expect(many.slice(0, MOST_OF_ADDRESS - 2 * MOST - 2)).not.toContain(429);
  expect(many.slice(-2 * MOST)).not.toContain(401);
});

test('another address of the half of IPv6 that is his buys no more calls', async () => {
  const statusFrom = async (ip: string) =>
    (await server.call(wire.open, null, { headers: { 'x-forwarded-for': ip } })).status;
  for (let nth = 1; nth <= MOST; nth += 1) {
    expect(await statusFrom(`2001:db8:5:1::${nth}`)).toBe(200);
  }
  expect(await statusFrom('2001:db8:5:1:ffff::9')).toBe(429);
  // The control: the network of somebody else.
  expect(await statusFrom('2001:db8:5:2::1')).toBe(200);
});

test('counts calls by address without port and ignores invalid entries', async () => {
  const statusFrom = async (ip: string) =>
    (await server.call(wire.open, null, { headers: { 'x-forwarded-for': ip } })).status;
  for (let nth = 1; nth <= MOST; nth += 1) {
    expect(await statusFrom(`203.0.113.9:${50_000 + nth}`)).toBe(200);
    expect(await statusFrom(`made-up-${nth}`)).toBe(200);
  }
  expect(await statusFrom('203.0.113.9:60000')).toBe(429);
  expect(await statusFrom('::ffff:203.0.113.9')).toBe(429);
  // An invalid entry counts for the peer: this machine.
  expect(await statusFrom('made-up-again')).toBe(429);
  expect((await server.call(wire.open, null)).status).toBe(429);
  expect(await statusFrom('203.0.113.10:50001')).toBe(200);
});
