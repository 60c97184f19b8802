import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '@fairlot/client/hub-connection';
import { registerPlayer } from '../features/auth/login/testing.ts';
import { signInOperator } from '../features/staff/operator/testing/sign-in.ts';
import { consoleHubCalls, hubCalls } from '../features/testing.ts';
import { CALLS } from '#testing/calls';
import { withTestServer } from '#testing';
import { byRing } from '#testing/ring';

/**
 * What nobody should send, to every method of both hubs: arguments of any kind and number. The answer is a
 * result or a refusal with a word for it, and the connection stays.
 */
/** More calls than anybody may make: what a call takes is asked here, not how many. */
const hubLimits = { maxCallsPerSecond: 1e6, maxMessagesPerSecond: 1e6 };
const server = withTestServer({
  startAt: CALLS.startAt,
  settings: { hubLimits },
});
const RUNS = byRing({ short: 50, all: 200, long: 10_000 });
/** Under way at once: fewer than a connection may have. */
const AT_ONCE = 10;
/** What the hub says of arguments that a method does not take; of a mistake of its own it says another sentence. */
const REFUSED = /^Error: Failed to invoke '\w+' due to an error on the server\./;

type Connection = Awaited<ReturnType<typeof connect>>;
const doors: { player?: Connection; console?: Connection } = {};
const knock = async (url: string, token: string): Promise<Connection> => {
  const connection = await connect({
    url: `${url}/Hub`,
    transport: 'WebSockets',
    token: () => token,
  });
  await connection.start();
  return connection;
};
beforeAll(async () => {
  const player = await registerPlayer(server());
  doors.player = await knock(server().url, player.token);
  const operator = await signInOperator(server(), 'tester');
  doors.console = await knock(server().consoleUrl, operator.token);
});
afterAll(() => Promise.all([doors.player?.stop(), doors.console?.stop()]));

const value = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }) },
  { weight: 2, arbitrary: fc.maxSafeInteger() },
  { weight: 2, arbitrary: fc.integer({ min: -5, max: 130 }) },
  { weight: 2, arbitrary: fc.array(fc.integer({ min: -1, max: 40_000 }), { maxLength: 300 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('__proto__', 'constructor', '\u0000', '', 'x'.repeat(9_000)),
  },
  { weight: 1, arbitrary: fc.array(fc.string({ unit: 'binary' }), { maxLength: 60 }) },
);
const list = fc.array(value, { maxLength: 5 });

const methods = [
  ...hubCalls.map(({ method }) => [method.target, 'player'] as const),
  ...consoleHubCalls.map(({ method }) => [method.target, 'console'] as const),
];

test.each(methods)('%s takes what it takes, of the %s, and stays', async (target, door) => {
  const connection = doors[door];
  if (!connection) throw new Error('nobody is connected');
  const lists = fc.sample(list, { numRuns: RUNS, seed: 20_261_124 }).values();
  const failures: string[] = [];
  const work = async (): Promise<void> => {
    for (const each of lists) {
      try {
        await connection.invoke(target, ...each);
      } catch (error) {
        failures.push(String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(connection.state).toBe('Connected');
  // Some are wrong in number or kind, whatever the method takes.
  expect(failures.length).toBeGreaterThan(0);
  expect([...new Set(failures.filter((text) => !REFUSED.test(text)))]).toEqual([]);
});
