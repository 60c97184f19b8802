import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { connect } from '@fairlot/client/hub-connection';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { settingsHttp } from '@fairlot/wire/site/settings';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { login } from '../../../auth/login/index.ts';
import { setStaffAddresses } from '../../../site/settings/values/index.ts';
import { settings } from '../../../site/settings/index.ts';
import { operator } from '../index.ts';
import { changeStaffAddresses } from './staff-addresses.ts';
import { signInOperator } from '../testing/sign-in.ts';

const server = withTestServer({
  features: [settings, login, operator, ...PASSWORD_ONLY],
  startAt: Date.parse('2027-03-05T04:00:30Z'),
});
/** Settings are read at most once a second a process; tests wait that second out. */
const forget = () => delay(1_050);

let token = '';
beforeAll(async () => {
  ({ token } = await signInOperator(server(), 'wang'));
});

const ask = () => server().callConsole(operatorHttp.getStaffAddresses, null, { token });
const seen = async () => (await ask()).value.Addresses;
const changeFrom = (Seen: readonly string[], Addresses: readonly string[], as = token) =>
  server().callConsole(
    operatorHttp.changeStaffAddresses,
    { Addresses, Seen, Reason: 'the office alone' },
    { token: as },
  );
const change = async (Addresses: readonly string[]) => changeFrom(await seen(), Addresses);

test('nobody locks himself out, and what is no address is none', async () => {
  expect((await ask()).value).toEqual({ Addresses: [], Yours: '127.0.0.1' });
  expect((await change(['203.0.113.0/24'])).code).toBe('LOCKS_YOU_OUT');
  expect((await change(['127.0.0.1', '203.0.113.0/33'])).code).toBe('NOT_AN_ADDRESS');
  expect((await change([])).code).toBe('NOTHING_NEW');
  const tooMany = Array.from({ length: 201 }, (_, n) => `10.0.0.${n % 250}`);
  expect((await change(tooMany)).status).toBe(400);
  expect((await ask()).value.Addresses).toEqual([]);
});

test('who comes from elsewhere is told so with 403, by call and by hub, and it is in the audit', async () => {
  expect((await change(['127.0.0.0/8', '203.0.113.0/24', '127.0.0.0/8'])).value).toEqual([
    '127.0.0.0/8',
    '203.0.113.0/24',
  ]);
  await forget();
  expect((await ask()).code).toBe('OK');
  // The machine itself is asked nothing: it may put in anything.
  await setStaffAddresses(server().platform.db, ['203.0.113.0/24']);
  await forget();
  const shut = await ask();
  expect([shut.status, shut.body]).toMatchObject([403, { Code: 'IP_restricted' }]);
  const signIn = { Name: 'wang', Password: 'x', Code: '000000' };
  expect((await server().callConsole(operatorHttp.signIn, signIn)).status).toBe(403);
  const url = `${server().consoleUrl}/Hub`;
  const connection = await connect({ url, transport: 'WebSockets', token: () => token });
  await expect(connection.start()).rejects.toThrow(/403/);
  // The door of the players is another.
  expect((await server().call(settingsHttp.isDemoSite, null)).status).toBe(200);
  await setStaffAddresses(server().platform.db, []);
  await forget();
  await server().clock.advance(120_000);
  await server().runJobs('operator.denials');
  const find = { Count: 20, Kind: 'denied' };
  const denied = await server().callConsole(operatorHttp.getAudit, find, { token });
  expect(denied.value.Rows).toMatchObject([{ After: { codes: { IP_restricted: 3 } } }]);
});

test('of two who saw the same list one changes it, and the other is told', async () => {
  const other = (await signInOperator(server(), 'zhao')).token;
  await forget();
  const before = await seen();
  const [office, home] = [
    ['127.0.0.1', '203.0.113.0/24'],
    ['127.0.0.1', '198.51.100.7'],
  ];
  const both = await Promise.all([
    changeFrom(before, office ?? []),
    changeFrom(before, home ?? [], other),
  ]);
  expect(both.map(({ code }) => code).toSorted()).toEqual(['LIST_CHANGED', 'OK']);
  await forget();
  const now = await seen();
  expect(now).toEqual(both.find(({ code }) => code === 'OK')?.value);
  expect((await changeFrom(before, [], other)).code).toBe('LIST_CHANGED');
  // The control: who has looked again may.
  expect((await changeFrom(now, [], other)).code).toBe('OK');
  await forget();
});

test('who may not is not let', async () => {
  const actor = { operatorId: 2_000_000_000, name: 'x', ip: '127.0.0.1', requestId: '' };
  const tried = changeStaffAddresses(
    server().db,
    actor,
    { addresses: ['127.0.0.1'], seen: [] },
    'a test',
  );
  await expect(tried).rejects.toThrow('forced_logout');
});
