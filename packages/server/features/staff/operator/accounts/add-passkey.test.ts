import { describe, expect, test } from 'vitest';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { credentials } from '../../../auth/credentials/index.ts';
import { login } from '../../../auth/login/index.ts';
import { settings } from '../../../site/settings/index.ts';
import { operator } from '../index.ts';
import { codeOf, signInOperator } from '../testing/sign-in.ts';
import { createDevice, type Bent, type Device } from '../../../auth/credentials/testing/device.ts';

const ORIGIN = 'https://console.example.com';
const MINUTE = 60_000;
const server = withTestServer({
  features: [settings, credentials, login, operator, ...PASSWORD_ONLY],
  settings: { consoleOrigin: ORIGIN },
  startAt: Date.parse('2027-03-05T04:00:30Z'),
});

type Who = { readonly token: string };
const ask = (endpoint: (typeof operatorHttp)[keyof typeof operatorHttp], body: unknown, who: Who) =>
  server().callConsole(endpoint, body, { token: who.token });
const offer = async (who: Who, body: object = {}) =>
  server().callConsole(operatorHttp.offerPasskey, body, { token: who.token });
async function add(who: Who, device: Device, bent: Bent = {}, Name = 'laptop') {
  const { value } = await offer(who);
  const made = device.make(value.Challenge, bent);
  return ask(operatorHttp.addPasskey, { Name, ...made }, who);
}
const namesOf = async (who: Who) => {
  const { value } = await server().callConsole(operatorHttp.getPasskeys, null, {
    token: who.token,
  });
  return value.Rows.map(({ Name }) => Name);
};

describe('a passkey', () => {
  test('is kept for whoever is signed in, stands in the audit, and goes again', async () => {
    const wang = await signInOperator(server(), 'wang');
    const device = createDevice(ORIGIN);
    const { value } = await offer(wang);
    expect(value).toMatchObject({ RpId: 'console.example.com', UserName: 'wang', Known: [] });
    expect((await add(wang, device)).code).toBe('OK');
    expect(await namesOf(wang)).toEqual(['laptop']);
    expect((await offer(wang)).value.Known).toEqual([device.Id]);
    expect((await add(wang, device)).code).toBe('PASSKEY_KNOWN');
    expect((await ask(operatorHttp.removePasskey, { Id: device.Id }, wang)).code).toBe('OK');
    expect(await namesOf(wang)).toEqual([]);
    expect((await ask(operatorHttp.removePasskey, { Id: device.Id }, wang)).code).toBe(
      'NO_SUCH_PASSKEY',
    );
    const audit = { Permission: 'operator.passkeys.own', Target: 'operator wang', Count: 9 };
    const rows = await server().callConsole(operatorHttp.getAudit, audit, { token: wang.token });
    expect(rows.value.Rows).toMatchObject([
      { Kind: 'act', Before: { passkey: 'laptop' }, After: null },
      { Kind: 'act', Before: null, After: { passkey: 'laptop' } },
    ]);
  });

  test('has a name that can be read, or is not kept', async () => {
    const deng = await signInOperator(server(), 'deng');
    // In the audit half of a surrogate pair made a fault of the server of it.
    for (const name of ['\ud800', '', ' ', '\n', '\u200b', 'lap\u202etop', 'x'.repeat(41)]) {
      expect((await add(deng, createDevice(ORIGIN), {}, name)).status).toBe(400);
    }
    expect(await namesOf(deng)).toEqual([]);
    expect((await add(deng, createDevice(ORIGIN), {}, '手机 🀄')).code).toBe('OK');
  });

  test.each<[string, Bent]>([
    ['another site', { origin: 'https://console.example.org' }],
    ['another name of a site', { rpId: 'example.org' }],
    ['a device that does not ask who holds it', { isUnverified: true }],
    ['what was signed for a sign-in', { kind: 'webauthn.get' }],
    ['a statement of its maker, whose certificate would be fetched', { format: 'packed' }],
  ])('of %s is not kept', async (name, bent) => {
    const li = await signInOperator(server(), `li-${name.length}`);
    expect((await add(li, createDevice(ORIGIN), bent)).code).toBe('NOT_MADE');
    expect(await namesOf(li)).toEqual([]);
  });

  test('is made of a challenge that is good once, for five minutes, for one login', async () => {
    const sun = await signInOperator(server(), 'sun');
    const qian = await signInOperator(server(), 'qian');
    const { value } = await offer(sun);
    const made = { Name: 'x', ...createDevice(ORIGIN).make(value.Challenge) };
    expect((await ask(operatorHttp.addPasskey, made, qian)).code).toBe('NOT_MADE');
    expect((await ask(operatorHttp.addPasskey, made, sun)).code).toBe('OK');
    const again = { Name: 'x', ...createDevice(ORIGIN).make(value.Challenge) };
    expect((await ask(operatorHttp.addPasskey, again, sun)).code).toBe('NOT_MADE');
    const late = await offer(sun);
    await server().clock.advance(5 * MINUTE + 1);
    const old = { Name: 'x', ...createDevice(ORIGIN).make(late.value.Challenge) };
    expect((await ask(operatorHttp.addPasskey, old, sun)).code).toBe('NOT_MADE');
  });

  test('takes a code where the last is older than five minutes, to add and to take away', async () => {
    const zhou = await signInOperator(server(), 'zhou');
    const device = createDevice(ORIGIN);
    const early = await offer(zhou);
    await server().clock.advance(5 * MINUTE - 1_000);
    const fresh = await offer(zhou);
    await server().clock.advance(2_000);
    // The challenge is good, but he has proven nothing in five minutes: the database asks again.
    const made = { Name: 'x', ...device.make(fresh.value.Challenge) };
    expect((await ask(operatorHttp.addPasskey, made, zhou)).code).toBe('CODE_NEEDED');
    expect(early.code).toBe('OK');
    expect((await offer(zhou)).code).toBe('CODE_NEEDED');
    const Code = codeOf(zhou.key, await server().clock.now());
    expect((await offer(zhou, { Code: '000000' })).code).toBe('CODE_WRONG');
    expect((await offer(zhou, { Code })).code).toBe('OK');
    expect((await add(zhou, device)).code).toBe('OK');
    await server().clock.advance(6 * MINUTE);
    const gone = await ask(operatorHttp.removePasskey, { Id: device.Id }, zhou);
    expect(gone.code).toBe('CODE_NEEDED');
  });

  test('is taken away by nobody else, and ten are the most', async () => {
    const wu = await signInOperator(server(), 'wu');
    const feng = await signInOperator(server(), 'feng');
    const first = createDevice(ORIGIN);
    expect((await add(wu, first)).code).toBe('OK');
    expect((await ask(operatorHttp.removePasskey, { Id: first.Id }, feng)).code).toBe(
      'NO_SUCH_PASSKEY',
    );
    // The last two at once: one of them is the tenth.
    for (let i = 0; i < 8; i += 1) expect((await add(wu, createDevice(ORIGIN))).code).toBe('OK');
    const offers = [await offer(wu), await offer(wu)];
    const made = offers.map(({ value }) => createDevice(ORIGIN).make(value.Challenge));
    const adding = made.map((each) => ask(operatorHttp.addPasskey, { Name: 'x', ...each }, wu));
    const both = await Promise.all(adding);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['OK', 'PASSKEYS_FULL']);
    expect(await namesOf(wu)).toHaveLength(10);
    expect((await offer(wu)).code).toBe('PASSKEYS_FULL');
  });

  test('of more challenges than a quarter of an hour has for one login, he is told to wait', async () => {
    const chen = await signInOperator(server(), 'chen');
    const codes = [];
    for (let i = 0; i < 22; i += 1) codes.push((await offer(chen)).code);
    expect(codes.filter((code) => code === 'OK')).toHaveLength(20);
    expect(codes.at(-1)).toBe('PASSKEY_BUSY');
  });
});
