import { expect, test } from 'vitest';
import { DEMO } from '#ledger';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { hashPassword } from '../credentials/passwords/index.ts';
import { credentials } from '../credentials/index.ts';
import { doWork } from '../credentials/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { login as loginFeature } from './index.ts';
import { login } from './login.ts';
import { register } from './register/register.ts';
import { registerPlayer, TEST_PASSWORD } from './testing.ts';

const server = withTestServer({
  features: [settings, credentials, loginFeature, ...PASSWORD_ONLY],
});
const HOUR = 60 * 60_000;
const ORIGIN = { ip: '127.0.0.1', userAgent: '' };
const SITE = {
  loginsPerMinute: 1_000,
  registrationsPerHour: 1_000,
  isRegisterOpen: true,
  isSingleSession: false,
  isDemo: false,
  currency: DEMO,
} as const;
/** Two at once, and 64 that wait. */
const ALL_TURNS = 66;

/** A stage where, as soon as a row with such a column was read, every turn to hash is taken, if that is wished. */
function stageOf(column: string) {
  const { ports, settings } = server().platform;
  const flood = { isOn: false, done: Promise.resolve() as Promise<unknown> };
  const db = server().db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (flood.isOn && result.rows.some((row) => column in row)) {
        flood.isOn = false;
        const others = Array.from({ length: ALL_TURNS }, () => hashPassword(TEST_PASSWORD));
        flood.done = Promise.all(others);
      }
      return result;
    },
  });
  return { stage: { db, ports, dataFolder: settings.dataFolder }, flood };
}

/** Two failures of the address: from here on each try takes work. */
async function fail(): Promise<void> {
  const { stage } = stageOf('');
  for (const userName of ['nobody1', 'nobody2']) {
    const work = await doWork(server());
    await login(stage, SITE, { userName, password: 'wrong-one', work }, ORIGIN);
  }
}

test('who comes while every turn is taken is told so before the database is asked anything', async () => {
  const { userName } = await registerPlayer(server());
  const { ports, settings } = server().platform;
  let asked = 0;
  const db = server().db.withPlugin({
    transformQuery: ({ node }) => {
      asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const stage = { db, ports, dataFolder: settings.dataFolder };
  const enter = async () => {
    const done = await login(stage, SITE, { userName, password: TEST_PASSWORD }, ORIGIN);
    return done.ok ? 'OK' : done.error.code;
  };
  const flood = Array.from({ length: ALL_TURNS }, () => hashPassword(TEST_PASSWORD));
  expect(await enter()).toBe('BUSY');
  expect(asked).toBe(0);
  await Promise.all(flood);
  // The control: with a turn free it is asked, and he is in.
  expect(await enter()).toBe('OK');
  expect(asked).toBeGreaterThan(0);
});

test('a registration that finds no turn to hash is told so, and its work is good once more', async () => {
  await registerPlayer(server());
  await fail();
  const { stage, flood } = stageOf('attempts');
  const work = await doWork(server());
  const open = async (userName: string) => {
    const form = { userName, password: TEST_PASSWORD, nickName: undefined, agrees: true, work };
    const done = await register(stage, SITE, form, ORIGIN);
    return done.ok ? 'OK' : done.error.code;
  };
  flood.isOn = true;
  expect(await open('patient1')).toBe('BUSY');
  await flood.done;
  expect(await open('patient1')).toBe('OK');
  // The control: that time it was used up.
  expect(await open('patient2')).toBe('CAPTCHA');
});

test('so with a sign-in; what another try used up is not given back', async () => {
  await server().clock.advance(HOUR);
  const { userName } = await registerPlayer(server());
  await fail();
  const { stage, flood } = stageOf('password_hash');
  const work = await doWork(server());
  const enter = async (ip = ORIGIN.ip) => {
    const claim = { userName, password: TEST_PASSWORD, work };
    const done = await login(stage, SITE, claim, { ...ORIGIN, ip });
    return done.ok ? 'OK' : done.error.code;
  };
  flood.isOn = true;
  expect(await enter()).toBe('BUSY');
  await flood.done;
  expect(await enter()).toBe('OK');
  expect(await enter()).toBe('CAPTCHA');
  // From the same network, where none is due: what was shown there was not taken there.
  flood.isOn = true;
  expect(await enter('127.0.0.200')).toBe('BUSY');
  await flood.done;
  expect(await enter()).toBe('CAPTCHA');
});
