import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { flagBit } from '@fairlot/rules/check/access';
import { profileHttp } from '@fairlot/wire/account/profile';
import { loginHttp } from '@fairlot/wire/auth/login';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { readAddress } from '../contact/address.ts';
import { writeContact } from '../contact/bind.ts';
import { contact } from '../contact/index.ts';
import { delivery } from '../../messaging/delivery/index.ts';
import { sealSecret } from '../authenticator/check-code.ts';
import { operator } from '../../staff/operator/index.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { login as loginFeature } from '../../auth/login/index.ts';
import { login } from '../../auth/login/login.ts';
import { endedMeanwhile, loginOf } from '../../auth/login/testing/ended-meanwhile.ts';
import { registerPlayer, TEST_PASSWORD, type TestPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { checkNetwork, listNetworkRows } from './check-network.ts';
import { profile } from './index.ts';
import { freeNetworks, readNetwork, setNetworks } from './set-networks.ts';

const server = withTestServer({
  features: [
    settings,
    delivery,
    credentials,
    loginFeature,
    operator,
    contact,
    profile,
    ...passwordAnd('profile'),
  ],
  games: [],
});
const HERE = '127.0.0.0/24';

const set = ({ token }: TestPlayer, Networks: string[], Password = TEST_PASSWORD) =>
  server().call(profileHttp.setNetworks, { Networks, Password }, { token });
const signInFrom = async ({ userName }: TestPlayer, ip: string, password = TEST_PASSWORD) => {
  const { db, ports, settings } = server().platform;
  const signed = await login(
    { db, ports, dataFolder: settings.dataFolder },
    { loginsPerMinute: 1_000, isSingleSession: false },
    { userName, password },
    { ip, userAgent: '' },
  );
  return signed.ok ? 'OK' : signed.error.code;
};

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  [' 203.0.113.0/24 ', '203.0.113.0/24'],
  ['2001:DB8:7:1::5', '2001:db8:7::/48'],
  ['2001:0db8:0007::/48', '2001:db8:7::/48'],
  ['203.0.113.0/8', undefined],
  ['203.0.113.0/24/24', undefined],
  ['::ffff:203.0.113.9', undefined],
  ['fe80::1%eth0', undefined],
  ['example.com', undefined],
  ['', undefined],
])('%j is the network %j', (text, network) => expect(readNetwork(text)).toBe(network));

test('who is bound signs in from his networks alone; the password comes first', async () => {
  const me = await registerPlayer(server());
  expect(await signInFrom(me, '198.51.100.7')).toBe('OK');
  const bound = await set(me, [HERE, '203.0.113.9', '203.0.113.77']);
  expect(bound.value).toEqual({
    Networks: [HERE, '203.0.113.0/24'].toSorted(),
    Current: HERE,
    IsCodeAsked: false,
  });
  expect(await signInFrom(me, '203.0.113.200')).toBe('OK');
  expect(await signInFrom(me, '127.0.0.1')).toBe('OK');
  expect(await signInFrom(me, '198.51.100.7')).toBe('IP_NOT_BOUND');
  expect(await signInFrom(me, '198.51.100.7', 'not-the-right-one')).toBe('WRONG');
  const rows = await sql`
    SELECT FROM session WHERE player_id = ${me.playerId} AND ip = '198.51.100.7'`.execute(
    server().owner,
  );
  expect(rows.rows).toHaveLength(1);
  // Others are not bound by it, and without a list he is free again.
  expect(await signInFrom(await registerPlayer(server()), '198.51.100.7')).toBe('OK');
  expect((await set(me, [])).value).toEqual({ Networks: [], Current: HERE, IsCodeAsked: false });
  expect(await signInFrom(me, '198.51.100.7')).toBe('OK');
});

test('the network that he asks from is among them, and the password is asked', async () => {
  const me = await registerPlayer(server());
  expect((await set(me, ['203.0.113.9'])).code).toBe('NETWORK_OWN');
  expect((await set(me, [HERE, 'nowhere'])).code).toBe('NETWORK_FORM');
  expect((await set(me, [HERE], 'not-the-right-one')).code).toBe('PASSWORD_WRONG');
  const shown = await server().call(profileHttp.getNetworks, null, { token: me.token });
  expect(shown.value).toEqual({ Networks: [], Current: HERE, IsCodeAsked: false });
  expect(await listNetworkRows(server().db, me.playerId)).toMatchObject([
    { isDone: false, points: 0, most: 10 },
  ]);
  await set(me, [HERE]);
  expect(await listNetworkRows(server().db, me.playerId)).toMatchObject([
    { isDone: true, points: 10, shown: HERE },
  ]);
});

test('two changes at once leave the list of one of them', async () => {
  const me = await registerPlayer(server());
  const lists = [
    [HERE, '203.0.113.0/24'],
    [HERE, '198.51.100.0/24'],
  ];
  for (let round = 0; round < 5; round += 1) {
    await set(me, []);
    await Promise.all(lists.map((list) => set(me, list)));
    const { value } = await server().call(profileHttp.getNetworks, null, { token: me.token });
    expect(lists.map((list) => list.toSorted())).toContainEqual(value?.Networks);
  }
});

test('an operator lifts the check, and the audit says what was there', async () => {
  const me = await registerPlayer(server());
  const free = (name: string) => freeNetworks(server().db, 'command', name, 'he moved house');
  expect(await free(me.userName)).toMatchObject({ error: 'ALREADY_SO' });
  expect(await free('nobody4711')).toMatchObject({ error: 'NO_SUCH_PLAYER' });
  await set(me, [HERE]);
  expect(await signInFrom(me, '198.51.100.7')).toBe('IP_NOT_BOUND');
  expect(await free(me.userName)).toEqual({ ok: true, value: 1 });
  expect(await signInFrom(me, '198.51.100.7')).toBe('OK');
  const { rows } = await sql`
    SELECT before, after FROM operator_audit WHERE target = ${`player ${me.userName}`}`.execute(
    server().owner,
  );
  expect(rows).toEqual([{ before: { networks: [HERE] }, after: { networks: [] } }]);
  const by = 'PASSWORD' as const;
  const entry = {
    playerId: me.playerId,
    flags: 0n,
    by,
    origin: { ip: '198.51.100.7', userAgent: '' },
  };
  expect(await transaction(server().db, (tx) => checkNetwork(tx, entry))).toBeUndefined();
});

test('a change is told to his addresses, and takes a code where his authenticator is on', async () => {
  const me = await registerPlayer(server());
  const address = readAddress('email', 'networks@example.com');
  if (!address.ok) throw new Error(address.error);
  await transaction(server().db, (tx) => writeContact(tx, '', me.playerId, address.value));
  const told = async () =>
    (await sql`SELECT FROM message WHERE player_id = ${me.playerId}`.execute(server().owner)).rows
      .length;
  expect((await set(me, [HERE])).value).toMatchObject({ Networks: [HERE], IsCodeAsked: false });
  expect(await told()).toBe(1);
  const { settings } = server().platform;
  const sealed = await sealSecret(settings.dataFolder, me.playerId, Buffer.alloc(20, 7));
  await sql`INSERT INTO authenticator (player_id, sealed, bound_at)
    VALUES (${me.playerId}, ${sealed}, app_now())`.execute(server().owner);
  expect((await set(me, [])).code).toBe('CODE_NEEDED');
  const { token } = me;
  const form = { Networks: [], Password: TEST_PASSWORD, Code: '000000' };
  expect((await server().call(profileHttp.setNetworks, form, { token })).code).toBe('CODE_WRONG');
  expect(await told()).toBe(1);
  expect(await signInFrom(me, '198.51.100.7')).toBe('IP_NOT_BOUND');
});

test('a login that was ended while it was on its way binds nobody out; the control: one that is open does', async () => {
  const { db, ports, settings } = server().platform;
  for (const isEnded of [false, true]) {
    const me = await registerPlayer(server());
    const asker = { ...(await loginOf(server(), me)), ip: '127.0.0.1' };
    const asked = { texts: [HERE], password: TEST_PASSWORD };
    const done = await endedMeanwhile(server(), me, isEnded, () =>
      setNetworks({ db, ports, dataFolder: settings.dataFolder }, asker, asked),
    );
    expect(done.ok ? 'OK' : done.error.code).toBe(isEnded ? 'BUSY' : 'OK');
    expect(await signInFrom(me, '198.51.100.7')).toBe(isEnded ? 'OK' : 'IP_NOT_BOUND');
  }
});

test('whoever is out is said why at the door', async () => {
  const me = await registerPlayer(server());
  await sql`INSERT INTO player_network (player_id, network) VALUES (${me.playerId}, '203.0.113.0/24')`.execute(
    server().owner,
  );
  const form = { UserName: me.userName, Password: TEST_PASSWORD };
  expect(await server().call(loginHttp.login, form)).toMatchObject({
    code: 'IP_NOT_BOUND',
    body: { Message: '当前IP不在绑定范围' },
  });
});

test('whom an operator binds comes in from what he has bound alone, and lifts it no more himself', async () => {
  const me = await registerPlayer(server());
  const flag = (flags: bigint) =>
    sql`UPDATE player SET flags = ${flags} WHERE player_id = ${me.playerId}`.execute(
      server().owner,
    );
  await flag(flagBit('IP_BIND'));
  // With none bound there is none to come from; a login that is open binds one.
  expect(await signInFrom(me, '127.0.0.1')).toBe('IP_NOT_BOUND');
  expect(await signInFrom(me, '127.0.0.1', 'not-the-right-one')).toBe('WRONG');
  expect((await set(me, [HERE])).code).toBe('OK');
  expect(await signInFrom(me, '127.0.0.1')).toBe('OK');
  expect(await signInFrom(me, '198.51.100.7')).toBe('IP_NOT_BOUND');
  expect((await set(me, [])).code).toBe('NETWORK_KEPT');
  expect((await set(me, [HERE, '198.51.100.0/24'])).code).toBe('OK');
  expect(await signInFrom(me, '198.51.100.7')).toBe('OK');
  // Nor does who would help him in shut him out of everywhere.
  const free = () => freeNetworks(server().db, 'command', me.userName, 'he moved house');
  expect(await free()).toMatchObject({ error: 'TO_BE_BOUND' });
  expect(await signInFrom(me, '198.51.100.7')).toBe('OK');
  await flag(0n);
  expect((await set(me, [])).code).toBe('OK');
  expect(await signInFrom(me, '203.0.113.9')).toBe('OK');
});
