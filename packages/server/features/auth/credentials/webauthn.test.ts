import { expect, test } from 'vitest';
import { createDevice, type Bent } from './testing/device.ts';
import { checkAssertion, checkAttestation } from './webauthn.ts';

const SITE = { id: 'example.com', origins: ['https://example.com', 'https://m.example.com'] };
const taken = async (challenge: string) => challenge === 'dGhlIG9uZQ';
const CHALLENGE = 'dGhlIG9uZQ';

const make = (bent: Bent = {}, challenge = CHALLENGE) => {
  const device = createDevice(SITE.origins[0] ?? '');
  return { device, made: checkAttestation(SITE, device.make(challenge, bent), taken) };
};

test('what a device made is taken at each place of the site, and nowhere else', async () => {
  expect((await make().made)?.signCount).toBe(0);
  const origin = 'https://m.example.com';
  expect(await make({ origin, rpId: 'example.com' }).made).toBeDefined();
  expect(await make({ origin: 'https://evil.example.com' }).made).toBeUndefined();
  expect(await make({ rpId: 'm.example.com' }).made).toBeUndefined();
  expect(await make({}, 'c29tZSBvdGhlcg').made).toBeUndefined();
});

test('what it signs is held against its key, and its count against the last', async () => {
  const { device, made } = make();
  const key = (await made)?.publicKey ?? Buffer.alloc(0);
  const known = { public_key: key, sign_count: 4n };
  const check = (bent: Bent) => checkAssertion(SITE, device.show(CHALLENGE, bent), known, taken);
  expect(await check({ count: 5 })).toMatchObject({ signCount: 5 });
  expect(await check({ count: 4 })).toBeUndefined();
  expect(await check({ count: 9, isUnverified: true })).toBeUndefined();
  const other = createDevice(SITE.origins[0] ?? '').show(CHALLENGE, { count: 9 });
  expect(await checkAssertion(SITE, { ...other, Id: device.Id }, known, taken)).toBeUndefined();
});
