import { expect, test } from 'vitest';
import { bearerOf, createAccess, Denied, Offline, type Principal } from './access.ts';

const caller = { ip: '192.0.2.1', passive: false };
const player: Principal = { playerId: 1n, sessionId: 's', isAgent: false, flags: new Set() };
const reasonOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
    return 'in';
  } catch (error) {
    if (error instanceof Denied) return error.code;
    return error instanceof Offline ? error.untilMs : error;
  }
};

test('the gates in their order: address, site, token', async () => {
  const access = createAccess();
  expect(await reasonOf(access.enter(caller))).toBe('in');
  access.setOfflineGate(async () => ({ untilMs: 5 }));
  expect(await reasonOf(access.enter(caller))).toBe(5);
  access.setIpGate(async ({ ip }) => ip !== caller.ip);
  expect(await reasonOf(access.enter(caller))).toBe('IP_restricted');
  expect(await reasonOf(access.enter({ ip: '192.0.2.2', passive: false }))).toBe(5);
});

test('a token is known, or ended for a reason', async () => {
  const access = createAccess();
  expect(await reasonOf(access.identify('t', caller))).toBe('not_logged_in');
  access.setAuthenticator(async (token, { passive }) =>
    token === 't' && !passive ? player : 'blacklist',
  );
  expect(await access.identify('t', caller)).toBe(player);
  expect(await reasonOf(access.identify('other', caller))).toBe('blacklist');
  expect(await reasonOf(access.identify('t', { ...caller, passive: true }))).toBe('blacklist');
  expect(await reasonOf(access.identify(undefined, caller))).toBe('not_logged_in');
});

test.each([
  ['Bearer abc', 'abc'],
  ['bearer a-b_c.d~e+f/g=', 'a-b_c.d~e+f/g='],
  ['Bearer a b', undefined],
  ['Basic abc', undefined],
  ['Bearer ', undefined],
  [`Bearer ${'x'.repeat(257)}`, undefined],
  [undefined, undefined],
])('the token of %s', (header, token) => {
  expect(bearerOf(header)).toBe(token);
});
