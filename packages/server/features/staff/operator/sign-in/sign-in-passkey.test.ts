import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { credentials } from '../../../auth/credentials/index.ts';
import { login } from '../../../auth/login/index.ts';
import { settings } from '../../../site/settings/index.ts';
import { disableOperator, resetOperator } from '../accounts/index.ts';
import { operator } from '../index.ts';
import { siteOf } from './passkey.ts';
import { signInOperator } from '../testing/sign-in.ts';
import { createDevice, type Bent, type Device } from '../../../auth/credentials/testing/device.ts';

const ORIGIN = 'https://console.example.com';
const MINUTE = 60_000;
const server = withTestServer({
  features: [settings, credentials, login, operator, ...PASSWORD_ONLY],
  settings: { consoleOrigin: ORIGIN },
  startAt: Date.parse('2027-03-05T04:00:30Z'),
});

type Who = { readonly token: string };

async function withPasskey(name: string) {
  const who = await signInOperator(server(), name);
  const device = createDevice(ORIGIN);
  const { token } = who;
  const { value } = await server().callConsole(operatorHttp.offerPasskey, {}, { token });
  const made = { Name: 'laptop', ...device.make(value.Challenge) };
  expect((await server().callConsole(operatorHttp.addPasskey, made, { token })).code).toBe('OK');
  return { ...who, device };
}

const challenge = async () => {
  const { value } = await server().callConsole(operatorHttp.offerPasskeySignIn, null);
  return value.Challenge;
};
const enter = async (device: Device, bent: Bent = {}) =>
  server().callConsole(operatorHttp.signInByPasskey, device.show(await challenge(), bent));
const me = ({ token }: Who) => server().callConsole(operatorHttp.getMe, null, { token });
const toProve = ({ token }: Who) => server().callConsole(operatorHttp.offerProof, null, { token });

describe('an operator signs in by a passkey', () => {
  test('alone, and his other login ends; the audit says how', async () => {
    const wang = await withPasskey('wang');
    const reply = await enter(wang.device);
    expect(reply.value).toEqual({ access_token: expect.any(String), expires_in: 1_800 });
    const token = reply.value.access_token;
    expect((await me({ token })).value).toMatchObject({ Name: 'wang', Roles: ['owner'] });
    expect((await me(wang)).code).toBe('different_user');
    const filter = { Kind: 'sign-in', Target: 'operator wang', Count: 1 };
    const { value } = await server().callConsole(operatorHttp.getAudit, filter, { token });
    expect(value.Rows).toMatchObject([{ ActorName: 'wang', After: { by: 'passkey' } }]);
    const rows = await server().callConsole(operatorHttp.getPasskeys, null, { token });
    expect(rows.value.Rows).toMatchObject([{ UsedAt: expect.any(Number), IsBackedUp: false }]);
  });

  test.each<[string, Bent]>([
    ['another site', { origin: 'https://console.example.org' }],
    ['another name of a site', { rpId: 'example.com' }],
    ['a device that does not ask who holds it', { isUnverified: true }],
    ['a passkey that is being made', { kind: 'webauthn.create' }],
  ])('and not by what was signed for %s', async (name, bent) => {
    const li = await withPasskey(`li-${name.length}`);
    expect((await enter(li.device, bent)).code).toBe('WRONG_PASSKEY');
    // The control: the same device, straight.
    expect((await enter(li.device)).code).toBe('OK');
    await server().clock.advance(2 * MINUTE);
  });

  test('with a challenge that is good once, for five minutes, and was given for this', async () => {
    const sun = await withPasskey('sun');
    const text = await challenge();
    const shown = () => sun.device.show(text);
    const signIn = (body: object) => server().callConsole(operatorHttp.signInByPasskey, body);
    const once = [await signIn(shown()), await signIn(shown())];
    expect(once.map(({ code }) => code)).toEqual(['OK', 'WRONG_PASSKEY']);
    const together = await challenge();
    const race = [1, 2, 3].map(() => signIn(sun.device.show(together)));
    const codes = (await Promise.all(race)).map(({ code }) => code).toSorted();
    expect(codes).toEqual(['OK', 'WRONG_PASSKEY', 'WRONG_PASSKEY']);
    const old = await challenge();
    await server().clock.advance(5 * MINUTE + 1);
    expect((await signIn(sun.device.show(old))).code).toBe('WRONG_PASSKEY');
    expect((await signIn(sun.device.show('bWFkZS11cA'))).code).toBe('WRONG_PASSKEY');
    const again = await enter(sun.device);
    const proof = await toProve({ token: again.value.access_token });
    expect((await signIn(sun.device.show(proof.value.Challenge))).code).toBe('WRONG_PASSKEY');
  });

  test('that counts on: one whose count stands still is a copy', async () => {
    const qian = await withPasskey('qian');
    expect((await enter(qian.device, { count: 7 })).code).toBe('OK');
    expect((await enter(qian.device, { count: 7 })).code).toBe('WRONG_PASSKEY');
    expect((await enter(qian.device, { count: 8 })).code).toBe('OK');
    await server().clock.advance(2 * MINUTE);
  });

  test('rejects the passkey of a disabled or reset operator', async () => {
    const zhou = await withPasskey('zhou');
    await disableOperator(server().owner, 'zhou', true, 'left');
    expect((await enter(zhou.device)).code).toBe('WRONG_PASSKEY');
    await disableOperator(server().owner, 'zhou', false, 'back');
    expect((await enter(zhou.device)).code).toBe('OK');
    await resetOperator(server().owner, 'zhou', 'lost');
    expect((await enter(zhou.device)).code).toBe('WRONG_PASSKEY');
    const { rows } = await sql`SELECT id FROM operator_passkey p JOIN operator o
      ON o.operator_id = p.operator_id WHERE o.name = 'zhou'`.execute(server().db);
    expect(rows).toEqual([]);
    await server().clock.advance(2 * MINUTE);
  });

  test('and an address that asks too often is told so, with as many words of nobody', async () => {
    const codes = [];
    for (let i = 0; i < 22; i += 1) {
      const reply = await server().callConsole(operatorHttp.offerPasskeySignIn, null);
      codes.push(reply.code);
    }
    expect(codes.filter((code) => code === 'OK')).toHaveLength(20);
    expect(codes.at(-1)).toBe('SIGN_IN_BUSY');
    await server().clock.advance(6 * MINUTE);
    await server().runJobs('operator.old');
    const { rows } = await sql`SELECT challenge FROM operator_passkey_challenge`.execute(
      server().db,
    );
    expect(rows).toEqual([]);
  });
});

test('what does not sign in is counted by its address, be the passkey known or not', async () => {
  await server().clock.advance(2 * MINUTE);
  const chen = await withPasskey('chen');
  await server().clock.advance(2 * MINUTE);
  const stranger = createDevice(ORIGIN);
  const show = async (device: Device) => {
    const shown = device.show('bWFkZS11cA');
    return (await server().callConsole(operatorHttp.signInByPasskey, shown)).code;
  };
  const codes = [];
  for (let i = 0; i < 10; i += 1) codes.push(await show(stranger), await show(chen.device));
  expect(new Set(codes)).toEqual(new Set(['WRONG_PASSKEY']));
  expect([await show(stranger), await show(chen.device)]).toEqual(['SIGN_IN_BUSY', 'SIGN_IN_BUSY']);
  const { code } = await server().callConsole(operatorHttp.offerPasskeySignIn, null);
  expect(code).toBe('SIGN_IN_BUSY');
  // The control: a minute later the same device signs in.
  await server().clock.advance(MINUTE + 1);
  expect((await enter(chen.device)).code).toBe('OK');
});

describe('a passkey proves who acts', () => {
  const propose = ({ token }: Who) =>
    server().callConsole(
      operatorHttp.proposeOperator,
      {
        Name: `new-${token.slice(4, 8).replaceAll(/[^a-z]/gi, 'x')}`,
        Roles: ['games'],
        Reason: 'a test',
      },
      { token },
    );

  test('for five minutes, as a code does; that of another proves nothing', async () => {
    const wu = await withPasskey('wu');
    const feng = await withPasskey('feng');
    await server().clock.advance(6 * MINUTE);
    expect((await propose(wu)).code).toBe('CODE_NEEDED');
    const { value } = await toProve(wu);
    expect(value.Known).toEqual([wu.device.Id]);
    const prove = (device: Device) =>
      server().callConsole(operatorHttp.proveByPasskey, device.show(value.Challenge), {
        token: wu.token,
      });
    expect((await prove(feng.device)).code).toBe('WRONG_PASSKEY');
    expect((await prove(wu.device)).code).toBe('OK');
    expect((await propose(wu)).code).toBe('OK');
    await server().clock.advance(6 * MINUTE);
    expect((await propose(wu)).code).toBe('CODE_NEEDED');
  });

  test('who has none is told so', async () => {
    const zheng = await signInOperator(server(), 'zheng');
    expect((await toProve(zheng)).code).toBe('NO_PASSKEYS');
  });
});

test('a passkey is of the host name that operators see', () => {
  expect(siteOf('http://localhost:3001')).toEqual({
    id: 'localhost',
    origins: ['http://localhost:3001'],
  });
  expect(siteOf(undefined)).toBeUndefined();
});
